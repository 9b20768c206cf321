import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../support/programs/run.ts';
import type { Measure } from './server.ts';

/** A server in its own process, which reports its memory. */
export interface SoakServer {
  readonly address: string;
  measure(): Promise<Measure>;
  /** Creates an order that was sent; returns its code. */
  post(): Promise<string>;
  /** Makes every further request leak memory. */
  leak(): Promise<void>;
  stop(): Promise<void>;
}

interface ServerMessage {
  readonly id?: number;
  readonly address?: string;
  readonly result?: unknown;
}

/**
 * `--quickly` uses fast hashes and disables V8's optimiser. Optimised machine code counts as heap and grows
 * for minutes, by up to 2,000 bytes a request, which would hide a small leak in a short run.
 */
export async function startSoakServer(...options: readonly '--quickly'[]): Promise<SoakServer> {
  const unoptimised = options.includes('--quickly') ? ['--no-opt', '--no-sparkplug'] : [];
  const execArgv = ['--expose-gc', ...unoptimised, '--import', 'tsx'];
  const child = fork(join(root, 'tests/soak/server.ts'), options, {
    cwd: root,
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (result: unknown) => void>();
  const address = await new Promise<string>((resolve, reject) => {
    child.on('message', ({ id, address: here, result }: ServerMessage) => {
      if (here !== undefined) resolve(here);
      else waiting.get(id ?? -1)?.(result);
    });
    child.once('exit', () => reject(new Error('the server to be soaked did not start')));
  });
  let count = 0;
  const ask = <Result>(what: string): Promise<Result> =>
    new Promise((resolve) => {
      const id = (count += 1);
      waiting.set(id, (result) => {
        waiting.delete(id);
        resolve(result as Result);
      });
      child.send({ id, what });
    });
  return {
    address,
    measure: () => ask('measure'),
    post: () => ask('post'),
    leak: () => ask('leak'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}
