import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/store/database/migrate.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { root } from '../support/programs/run.ts';
import type { Servers } from './served-order.ts';

export interface ServerProcesses {
  readonly servers: Servers;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Two servers, each in its own process, on one PostgreSQL. */
export async function startServerProcesses(): Promise<ServerProcesses> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-walks-'));
  const db = openDatabase({ dataDir, databaseUrl });
  await migrate(db);
  const [one, two] = await Promise.all([
    startServerProcess(databaseUrl, dataDir),
    startServerProcess(databaseUrl, dataDir),
  ]);
  const stop = async (): Promise<void> => {
    await Promise.all([one.stop(), two.stop()]);
    await db.destroy();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { servers: { addresses: [one.address, two.address], db }, dataDir, stop };
}

async function startServerProcess(databaseUrl: string, dataDir: string) {
  const child = fork(join(root, 'tests/walks/server-process.ts'), [databaseUrl, dataDir], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (address: string) => resolve(address));
    child.once('exit', () => reject(new Error('a server for walks did not start')));
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.disconnect();
    });
  return { address, stop };
}
