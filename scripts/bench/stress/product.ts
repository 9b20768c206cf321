import { fork } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import type { DatabaseSettings } from '../../../server/store/open-database.ts';

export interface Product {
  readonly port: number;
  /** The longest that its event loop was held since this was last asked, milliseconds. */
  held(): Promise<number>;
  /** Every job of housekeeping. */
  sweep(): Promise<void>;
  stop(): void;
}

const OUT = 'dist/bench-stress';

/** The product as `server.ts` starts it. */
export async function startProduct({ dataDir, databaseUrl }: DatabaseSettings): Promise<Product> {
  await build({ configFile: false, logLevel: 'error', build: { ssr: join(import.meta.dirname, 'server.ts'), outDir: OUT } });
  const child = fork(join(OUT, 'server.js'), [dataDir, ...(databaseUrl === null ? [] : [databaseUrl])], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const told = <Message>(): Promise<Message> =>
    new Promise((resolve, reject) => {
      const fail = (code: number | null): void => reject(new Error(`the product ended with ${code}`));
      child.once('exit', fail);
      child.once('message', (message) => {
        child.off('exit', fail);
        resolve(message as Message);
      });
    });
  const ask = async (task: string): Promise<unknown> => {
    child.send(task);
    const { answer, error } = await told<{ answer?: unknown; error?: string }>();
    if (error !== undefined) throw new Error(error);
    return answer;
  };
  const port = await told<number>();
  return {
    port,
    held: async () => Number(await ask('held')),
    sweep: async () => void (await ask('sweep')),
    stop: () => child.disconnect(),
  };
}
