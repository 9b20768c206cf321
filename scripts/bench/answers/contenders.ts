import { fork } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import type { DatabaseSettings } from '../../../server/store/open-database.ts';

/** Who answers: the route as it is, the same without storing, the same with one knex transaction an answer, a bare echo. */
export type Contender = 'storing' | 'not storing' | 'knex' | 'echo';

export interface Server {
  readonly port: number;
  stop(): void;
}

const OUT = 'dist/bench';

/** Written as production is, once: what runs TypeScript as it stands gives each function its name anew, wherever one is made. */
let built: Promise<unknown> | null = null;

const buildOnce = (): Promise<unknown> =>
  (built ??= build({ configFile: false, logLevel: 'error', build: { ssr: join(import.meta.dirname, 'server.ts'), outDir: OUT } }));

/** A contender in a process of its own. */
export async function serve(contender: Contender, { dataDir, databaseUrl }: DatabaseSettings): Promise<Server> {
  await buildOnce();
  const told = [contender, dataDir, ...(databaseUrl === null ? [] : [databaseUrl])];
  const child = fork(join(OUT, 'server.js'), told, {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`${contender} ended with ${code}`)));
  });
  return { port, stop: () => child.disconnect() };
}
