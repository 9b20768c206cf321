import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseSettings } from '../../../server/store/open-database.ts';

/** Who answers: the route as it is, the same without storing, the same with one knex transaction an answer, a bare echo. */
export type Contender = 'storing' | 'not storing' | 'knex' | 'echo';

export interface Server {
  readonly port: number;
  stop(): void;
}

/** A contender in a process of its own. */
export async function serve(contender: Contender, { dataDir, databaseUrl }: DatabaseSettings): Promise<Server> {
  const told = [contender, dataDir, ...(databaseUrl === null ? [] : [databaseUrl])];
  const child = fork(join(import.meta.dirname, 'server.ts'), told, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`${contender} ended with ${code}`)));
  });
  return { port, stop: () => child.disconnect() };
}
