import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/programs/run.ts';

interface RunningServer {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => void;
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** Arguments of Node in `npm start`: its flags, then the built server. */
export const START_COMMAND: readonly string[] = scripts.start.replace(/^.* exec node /, '').split(' ');

/** The built product on a free port with a temporary data folder. `folder`: has the cities in « scenarios ». */
export const productServer = (
  settings: Readonly<Record<string, string>> = {},
  folder = root,
): Promise<RunningServer> =>
  startedServer(
    [...START_COMMAND.slice(0, -1), join(root, START_COMMAND.at(-1) ?? '')],
    'the server did not start: run `npm run build` first',
    settings,
    folder,
  );

/** `npm run dev` with the cities of a folder. */
export const developmentServer = (scenarios: string): Promise<RunningServer> =>
  startedServer(['--import', 'tsx', 'server/dev.ts', scenarios], 'the development server did not start');

async function startedServer(
  command: readonly string[],
  failure: string,
  settings: Readonly<Record<string, string>> = {},
  folder = root,
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
    // Building with Vite leaves « production » there.
    NODE_ENV: '',
    ...settings,
  };
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      const found = /localhost:(\d+)/.exec(part.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(failure)));
  });
  const stop = (): void => {
    child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop, pid: child.pid ?? 0 };
}

/** The value of a metric of a running product. */
export async function metricOf({ url }: Pick<RunningServer, 'url'>, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

/** The system counts the processor time of a process in hundredths of a second. */
const TICKS = 100;

/** Processor time of a running server since it began to start; its metrics begin later. */
export function processorSeconds({ pid }: Pick<RunningServer, 'pid'>): number {
  const [, user, system] =
    /^.*\) \S(?: \S+){10} (\d+) (\d+)/su.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
  return (Number(user) + Number(system)) / TICKS;
}

/** The product looks at its event loop every ten milliseconds and counts them. */
const LOOK_MS = 10;

/** The longest time for which a product's event loop was blocked since the last call, in milliseconds. */
export const blockedMs = async (server: Pick<RunningServer, 'url'>): Promise<number> =>
  Math.max(0, 1000 * (await metricOf(server, 'nodejs_eventloop_lag_max_seconds')) - LOOK_MS);

/** The next message of a process; throws when it exits instead. */
export function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null): void =>
      reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message);
    });
  });
}
