import { fork, type ChildProcess } from 'node:child_process';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { START_COMMAND } from './start-command.ts';

export interface Built {
  readonly child: ChildProcess;
  /** The first message of the process. */
  readonly port: number;
}

/** Built once per entry, as for production: tsx adds a call for the name of each function, which would slow it down. */
const builds = new Map<string, Promise<unknown>>();

/** Builds a server and starts it in its own process. `outDir`: relative to the root. */
export async function forkBuilt(entry: string, outDir: string, args: readonly string[]): Promise<Built> {
  const built = builds.get(entry) ?? build({ configFile: false, logLevel: 'error', build: { ssr: entry, outDir } });
  builds.set(entry, built);
  await built;
  const child = fork(join(outDir, basename(entry).replace(/\.ts$/, '.js')), args, {
    execArgv: START_COMMAND.slice(0, -1),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, port: Number(await nextMessage(child)) };
}

/** The next message of a process; throws when it exits instead. */
export function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null): void => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message);
    });
  });
}
