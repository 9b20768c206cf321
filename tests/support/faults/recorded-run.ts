import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '../../../engine/text/random.ts';
import { sqliteFile } from '../../../server/store/database/open-database.ts';
import { oneCity } from '../server/one-city.ts';
import { startServer } from '../server/running-server.ts';
import type { Image } from './disk.ts';
import { postManyLetters } from './letters.ts';
import type { LetterRoute } from './letters.ts';
import { playLetters } from './player.ts';
import type { PlayerReply, Send } from './player.ts';
import { logCompleted, readRecorded, strace, type Recorded } from './system-calls.ts';
import type { AcknowledgedFact } from './broken-promises.ts';

export interface RecordedLoad {
  readonly players: number;
  readonly letters: number;
  readonly seed: string;
  /** A module that the server's process imports first. */
  readonly preload?: string;
}

/** The server's disk operations during a game, and the actions that it acknowledged. */
export interface RecordedRun {
  readonly folder: string;
  readonly database: string;
  /** The disk before the first call. */
  readonly before: Image;
  readonly recorded: readonly Recorded[];
  /** The fact that each response acknowledged, by request id. */
  readonly acknowledged: ReadonlyMap<string, AcknowledgedFact>;
  readonly route: LetterRoute;
}

/** Plays on the built server in production mode under strace, then terminates it. */
export async function recordRun(load: RecordedLoad): Promise<RecordedRun> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'poste-restante-power-')));
  try {
    const { codes, route } = await postManyLetters({ dataDir: folder, databaseUrl: null }, load.letters);
    const database = sqliteFile(folder);
    const before = new Map([[database, readFileSync(database)]]);
    const log = join(folder, 'calls');
    const acknowledged = await playRecorded(load, { folder, log, codes, route });
    return { folder, database, before, recorded: await readRecorded(log, database, folder), acknowledged, route };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface RecordedGame {
  readonly folder: string;
  readonly log: string;
  readonly codes: readonly string[];
  readonly route: LetterRoute;
}

async function playRecorded(
  { players, seed, preload }: RecordedLoad,
  { folder, log, codes, route }: RecordedGame,
): Promise<Map<string, AcknowledgedFact>> {
  const acknowledged = new Map<string, AcknowledgedFact>();
  const one = oneCity();
  const server = await startServer(
    { DATA_DIR: folder, DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    { cwd: one.cwd, around: strace(log), command: [...(preload ? ['--import', preload] : []), ...one.command] },
  );
  try {
    const waiting = [...codes];
    const game = { send: sender(server.address, acknowledged), route, nextLetter: () => waiting.shift(), isRunning: () => true };
    const names = Array.from({ length: players }, (_, index) => `${seed}-${index}`);
    await Promise.all(names.map((name) => playLetters({ ...game, random: randomFrom(name) }, `${name}@poste.test`)));
  } finally {
    await server.stop();
  }
  await logCompleted(log);
  return acknowledged;
}

/** Each request has an id that its response repeats: this locates the response among the system calls. */
function sender(address: string, acknowledged: Map<string, AcknowledgedFact>): Send {
  return async ({ path, body, headers }, acknowledge) => {
    const name = randomUUID().replaceAll('-', '');
    // The server may close an idle keep-alive connection on a busy machine just as a request is sent on it.
    const all = { 'content-type': 'application/json', connection: 'close', 'x-request-id': name, ...headers };
    const response = await fetch(address + path, { method: 'POST', body: JSON.stringify(body), headers: all });
    const reply = { status: response.status, body: (await response.json()) as PlayerReply['body'] };
    acknowledged.set(name, acknowledge(reply));
    return reply;
  };
}
