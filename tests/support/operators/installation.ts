import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Fixed wait: polls for a visible condition.
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { dist, root, run, type Finished } from '../programs/run.ts';
import { freePort } from '../server/free-port.ts';

/** What a published commit holds, except the cities. */
const PRODUCT = [
  'engine',
  'server',
  'scripts',
  'schemas',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A server’s folder with its editions, as docs/operating.md sets it up, and a writer’s repository. */
export interface Installation {
  readonly folder: string;
  /** The writer’s folder of cities. */
  readonly scenarios: string;
  readonly ports: readonly [number, number];
  /** Commits what the writer changed and pushes it; returns the commit. */
  push(words: string): Promise<string>;
  /** Resolves when an edition is built: its exchange begins. */
  built(hash: string): Promise<void>;
  /** Runs scripts/editions.ts of the current edition. */
  editions(action: string, env?: NodeJS.ProcessEnv): Promise<Finished>;
  stop(): Promise<void>;
}

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await run('git', ['-C', folder, ...args]);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** `fill`: writes the cities of the first edition, which is installed by hand. */
export async function install(
  where: DatabaseSettings,
  fill: (scenarios: string) => void,
): Promise<Installation> {
  const home = mkdtempSync(join(tmpdir(), 'poste-editions-'));
  const [folder, writer, units] = ['server', 'writer', 'units'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [join(folder, 'editions'), writer, units]) mkdirSync(path, { recursive: true });
  for (const name of PRODUCT) cpSync(join(root, name), join(writer, name), { recursive: true });
  const scenarios = join(writer, 'scenarios');
  mkdirSync(scenarios);
  cpSync(join(root, 'scenarios/site.yaml'), join(scenarios, 'site.yaml'));
  fill(scenarios);
  writeFileSync(join(writer, '.gitignore'), 'node_modules\ndist\n');
  await git(writer, 'init', '-q', '-b', 'main');
  const push = async (words: string) => {
    await git(writer, 'add', '--all');
    const author = ['-c', 'user.name=Ada Lovelace', '-c', 'user.email=ada@poste.test'];
    await git(writer, ...author, 'commit', '-q', '-m', words);
    await git(writer, 'push', '-q', join(folder, 'repository.git'), 'main').catch(() => undefined);
    return git(writer, 'rev-parse', 'HEAD');
  };
  const first = await push('Le début');
  await git(home, 'clone', '-q', '--bare', writer, join(folder, 'repository.git'));
  const edition = join(folder, 'editions', first);
  await git(join(folder, 'repository.git'), 'worktree', 'add', '-q', '--detach', edition, first);
  symlinkSync(join(root, 'node_modules'), join(edition, 'node_modules'));
  symlinkSync(join('editions', first), join(folder, 'current'));
  const ports = [await freePort(), await freePort()] as const;
  const env = {
    ...{ DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl ?? '', NODE_ENV: '', DEMO: '0' },
    ...{ HOST: '127.0.0.1', MAIN_URL: 'https://poste.test', TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    ...{
      EDITION_FOLDER: folder,
      EDITION_BUILD: `ln -sfn ${dist} dist`,
      EDITION_FETCH_MS: '200',
      UNITS: units,
    },
    EDITION_CONTROL: `${process.execPath} ${join(root, 'tests/support/operators/units.mjs')}`,
    EDITION_SERVERS: ports.map((port) => `poste@${port}=http://127.0.0.1:${port}`).join(' '),
  };
  let isStopped = false;
  const control = (action: string, port: number) =>
    run(process.execPath, [join(root, 'tests/support/operators/units.mjs'), action, `poste@${port}`], {
      env,
    });
  return {
    ...{ folder, scenarios, ports, push },
    async built(hash) {
      while (!isStopped && !existsSync(join(folder, 'editions', hash, 'dist'))) await wait(20);
    },
    editions: (action, other = {}) =>
      run(process.execPath, ['--import', 'tsx', 'scripts/editions.ts', action], {
        cwd: join(folder, 'current'),
        env: { ...env, ...other },
      }),
    async stop() {
      isStopped = true;
      for (const port of ports) await control('stop', port);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
