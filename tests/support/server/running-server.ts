import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerLocation } from './hosted-server.ts';
import { root } from '../programs/run.ts';
import { TEST_TIMEOUT_MS } from '../suite/timeouts.ts';

export interface RunningServer extends ServerLocation {
  readonly pid: number | undefined;
  /** Everything printed so far. */
  output(): string;
  hasEnded(): boolean;
  /** Sends SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

function startedAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the server did not start:\n${output()}`)),
      TEST_TIMEOUT_MS,
    );
    const checkOutput = (): void => {
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(output());
      if (!found) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout?.on('data', checkOutput);
    child.stderr?.on('data', checkOutput);
    child.on('close', (code) => reject(new Error(`the server ended with ${code}:\n${output()}`)));
  });
}

/** Starts the built server on a free port with its own data folder. `around` is a command prefix. */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  options: { cwd?: string; command?: readonly string[]; around?: readonly string[] } = {},
): Promise<RunningServer> {
  const cwd = options.cwd ?? root;
  const [program, ...command] = [
    ...(options.around ?? []),
    process.execPath,
    ...(options.command ?? ['dist/server/main.js']),
  ];
  if (!existsSync(join(root, 'dist/server/main.js')))
    throw new Error('dist/ is missing: run `npm run build` first');
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    DATABASE_URL: '',
    NODE_ENV: '',
    ...env,
  };
  const child = spawn(program ?? process.execPath, command, {
    cwd,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  const output = (): string => text;
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const terminate = (): Promise<number | null> => end('SIGTERM');
  const kill = async (): Promise<void> => void (await end('SIGKILL'));
  const stop = async (): Promise<void> => {
    await terminate();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return {
      address: await startedAddress(child, output),
      dataDir,
      pid: child.pid,
      output,
      hasEnded,
      terminate,
      kill,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
