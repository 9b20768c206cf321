import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '../../../engine/text/random.ts';
import { sqliteFile } from '../../../server/store/database/open-database.ts';
import { startServer } from '../server/running-server.ts';
import type { Image } from './disk.ts';
import { postLetters } from './letters.ts';
import type { LetterRoute } from './letters.ts';
import { playLetters } from './player.ts';
import type { PlayerReply, Send } from './player.ts';
import { isNoted, strace } from './strace.ts';
import { readRecorded } from './system-calls.ts';
import type { Recorded } from './system-calls.ts';
import type { AcknowledgedFact } from './told.ts';

export interface RecordedLoad {
  readonly players: number;
  readonly letters: number;
  readonly seed: string;
  /** A module that the server's process loads first. */
  readonly preload?: string;
}

/** Everything that a server did to its disk while it was played on, and what it told meanwhile. */
export interface RecordedRun {
  readonly folder: string;
  readonly database: string;
  /** The disk before the first call. */
  readonly before: Image;
  readonly recorded: readonly Recorded[];
  /** What was promised by the answer to each request. */
  readonly told: ReadonlyMap<string, AcknowledgedFact>;
  readonly route: LetterRoute;
}

/** Plays on the built server, as it is in production, while each of its system calls is noted; ends it gently. */
export async function recordRun(load: RecordedLoad): Promise<RecordedRun> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'poste-restante-power-')));
  try {
    const { codes, route } = await postLetters({ dataDir: folder, databaseUrl: null }, load.letters);
    const database = sqliteFile(folder);
    const before = new Map([[database, readFileSync(database)]]);
    const log = join(folder, 'calls');
    const told = await playRecorded(load, { folder, log, codes, route });
    return { folder, database, before, recorded: await readRecorded(log, database, folder), told, route };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Scene {
  readonly folder: string;
  readonly log: string;
  readonly codes: readonly string[];
  readonly route: LetterRoute;
}

async function playRecorded(
  { players, seed, preload }: RecordedLoad,
  { folder, log, codes, route }: Scene,
): Promise<Map<string, AcknowledgedFact>> {
  const told = new Map<string, AcknowledgedFact>();
  const server = await startServer(
    { DATA_DIR: folder, DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    { around: strace(log), command: [...(preload ? ['--import', preload] : []), 'dist/server/main.js'] },
  );
  try {
    const waiting = [...codes];
    const game = { send: sender(server.address, told), route, nextLetter: () => waiting.shift(), goesOn: () => true };
    const names = Array.from({ length: players }, (_, index) => `${seed}-${index}`);
    await Promise.all(names.map((name) => playLetters({ ...game, random: randomFrom(name) }, `${name}@poste.test`)));
  } finally {
    await server.stop();
  }
  await isNoted(log);
  return told;
}

/** Each request bears a name that its answer repeats: so the moment it left is found among the system calls. */
function sender(address: string, told: Map<string, AcknowledgedFact>): Send {
  return async ({ path, body, headers }, tells) => {
    const name = randomUUID().replaceAll('-', '');
    // A connection of its own: one that rested too long on a busy machine is closed by the server, whatever is sent upon it.
    const all = { 'content-type': 'application/json', connection: 'close', 'x-request-id': name, ...headers };
    const response = await fetch(address + path, { method: 'POST', body: JSON.stringify(body), headers: all });
    const reply = { status: response.status, body: (await response.json()) as PlayerReply['body'] };
    told.set(name, tells(reply));
    return reply;
  };
}
