import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../server/free-port.ts';
import { reasonToSkip } from '../programs/missing-program.ts';

export interface Postgres {
  /** Creates a database, empty or as a copy of one without connections. Returns its URL. */
  createDatabase(copyOf?: string): Promise<string>;
  /** The path of one of PostgreSQL's own programs. */
  program(name: string): string;
  /** `halt` stops the cluster without a checkpoint, like a crash; `resume` starts it again. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const BINARIES = '/usr/lib/postgresql';

function binaries(): string | null {
  const versions = existsSync(BINARIES)
    ? readdirSync(BINARIES).sort((left, right) => Number(right) - Number(left))
    : [];
  const found = versions
    .map((version) => join(BINARIES, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  return found ?? null;
}

/** The reason why tests on PostgreSQL are skipped; null when they run. */
export const postgresMissing = (): string | null =>
  reasonToSkip(
    binaries() !== null,
    'PostgreSQL is not installed (apt-get install postgresql): the store is not tested on it',
  );

/** Starts a temporary cluster on a free port; `stop` removes it. Unless `durable`, it runs without fsync. */
export async function startPostgres({ durable = false, within = tmpdir() } = {}): Promise<Postgres> {
  const bin = binaries();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(within, 'poste-restante-pg-'));
  const account = await asPostgres(folder);
  const command = (tool: string, args: readonly string[]) => runAs(account, join(bin, tool), args);
  await command('initdb', [
    '-D',
    folder,
    '-A',
    'trust',
    '-U',
    'postgres',
    '--no-sync',
    '--no-locale',
    '-E',
    'UTF8',
  ]);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'}`;
  const resume = () =>
    command('pg_ctl', ['-D', folder, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const halt = () => command('pg_ctl', ['-D', folder, '-w', '-m', 'immediate', 'stop']);
  await resume();
  let count = 0;
  return {
    halt,
    resume,
    program: (name) => join(bin, name),
    async createDatabase(copyOf) {
      const name = `test${(count += 1)}`;
      const template = copyOf === undefined ? [] : ['-T', new URL(copyOf).pathname.slice(1)];
      await run(join(bin, 'createdb'), [
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        ...template,
        name,
      ]);
      return `postgresql://postgres@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      if (existsSync(join(folder, 'postmaster.pid'))) await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops every cluster of this folder at once, without waiting. */
export function stopPostgresIn(within: string): void {
  const pidFiles = readdirSync(within).map((name) => join(within, name, 'postmaster.pid'));
  for (const pidFile of pidFiles.filter((file) => existsSync(file)))
    stopNow(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
}

function stopNow(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // The process has already ended.
  }
}

/** PostgreSQL refuses to run as root: the account of Debian's package owns the folder then. */
async function asPostgres(folder: string): Promise<string | null> {
  if (process.getuid?.() !== 0) return null;
  const { stdout } = await run('id', ['-u', 'postgres']);
  chownSync(folder, Number(stdout), 0);
  return 'postgres';
}

/** Resolves on `exit`, not on `close`: the server that pg_ctl starts keeps the inherited pipes open. */
function runAs(account: string | null, tool: string, args: readonly string[]): Promise<void> {
  const [file, ...rest] = account ? ['runuser', '-u', account, '--', tool, ...args] : [tool, ...args];
  return new Promise((resolve, reject) => {
    const child = execFile(file ?? tool, rest, { cwd: tmpdir() });
    let stderr = '';
    child.stderr?.on('data', (part: string) => (stderr += part));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) return;
      for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy();
      resolve();
    });
    child.on('close', (code) => code !== 0 && reject(new Error(`${tool} ended with ${code}: ${stderr}`)));
  });
}
