import { fork, type ChildProcess } from 'node:child_process';
import { basename, join } from 'node:path';
import { build } from 'vite';

export interface Built {
  readonly child: ChildProcess;
  /** The first thing that it tells. */
  readonly port: number;
}

/** Written as production is, once: what runs TypeScript as it stands gives each function its name anew, wherever one is made. */
const builds = new Map<string, Promise<unknown>>();

/** A server in a process of its own, built first. `outDir`: below the root. */
export async function forkBuilt(entry: string, outDir: string, told: readonly string[]): Promise<Built> {
  const built = builds.get(entry) ?? build({ configFile: false, logLevel: 'error', build: { ssr: entry, outDir } });
  builds.set(entry, built);
  await built;
  const child = fork(join(outDir, basename(entry).replace(/\.ts$/, '.js')), told, {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, port: Number(await nextMessage(child)) };
}

/** What a process tells next; throws when it ends instead. */
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
