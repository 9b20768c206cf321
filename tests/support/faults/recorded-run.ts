import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteFile } from '../../../server/store/database/open-database.ts';
import { oneCity } from '../server/one-city.ts';
import { startServer } from '../server/running-server.ts';
import type { Image } from './disk.ts';
import { postManyLetters, type LetterRoute, type Letters } from './letters.ts';
import { playLetters, postTo, type Send } from './player.ts';
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
    const posted = await postManyLetters({ dataDir: folder, databaseUrl: null }, load.letters);
    const database = sqliteFile(folder);
    const before = new Map([[database, readFileSync(database)]]);
    const log = join(folder, 'calls');
    const acknowledged = await playRecorded(load, posted, folder, log);
    return {
      folder,
      database,
      before,
      recorded: await readRecorded(log, database, folder),
      acknowledged,
      route: posted.route,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playRecorded(
  { players, seed, preload }: RecordedLoad,
  posted: Letters,
  folder: string,
  log: string,
): Promise<Map<string, AcknowledgedFact>> {
  const acknowledged = new Map<string, AcknowledgedFact>();
  const one = oneCity();
  const server = await startServer(
    { DATA_DIR: folder, DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    {
      cwd: one.cwd,
      around: strace(log),
      command: [...(preload ? ['--import', preload] : []), ...one.command],
    },
  );
  try {
    await playLetters({
      ...posted,
      send: sender(server.address, acknowledged),
      players,
      seed,
      isRunning: () => true,
    });
  } finally {
    await server.stop();
  }
  await logCompleted(log);
  return acknowledged;
}

/** Each request has an id that its response repeats: this locates the response among the system calls. */
function sender(address: string, acknowledged: Map<string, AcknowledgedFact>): Send {
  return async (call, acknowledge) => {
    const name = randomUUID().replaceAll('-', '');
    const reply = await postTo(address, { ...call, headers: { 'x-request-id': name, ...call.headers } });
    acknowledged.set(name, acknowledge(reply));
    return reply;
  };
}
