import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { START_COMMAND } from './product/start-command.ts';

interface RunningServer {
  readonly url: string;
  readonly stop: () => void;
}

/** Upper limit of a Node process: the reference of the ratios. */
export async function echoServer(): Promise<RunningServer> {
  const body = JSON.stringify({ hello: 'world', list: Array.from({ length: 40 }, (_, index) => index) });
  const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

interface RunningProduct extends RunningServer {
  readonly pid: number;
}

/** The built product on a free port with a temporary data folder. */
export const productServer = (settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> =>
  startedServer(START_COMMAND, 'the server did not start: run `npm run build` first', settings);

/** `npm run dev` with the cities of a folder. */
export const developmentServer = (scenarios: string): Promise<RunningServer> =>
  startedServer(['--import', 'tsx', 'server/dev.ts', scenarios], 'the development server did not start');

async function startedServer(
  command: readonly string[],
  failure: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
    ...settings,
  };
  const child: ChildProcess = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.on(
      'data',
      (part: Buffer) => /localhost:(\d+)/.exec(part.toString()) && resolve(/localhost:(\d+)/.exec(part.toString())?.[1] ?? ''),
    );
    child.once('close', () => reject(new Error(failure)));
  });
  const stop = (): void => {
    child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop, pid: child.pid ?? 0 };
}
