// Without an argument: builds the site, then its service worker, which lists the site's files; in parallel,
// the server. Uses Node's own modules only and prints nothing on success: `npm start` runs it.
// With the name of a target: makes again what is made of other files and committed, or Storybook's static site.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs a program of this folder or of a package; fails with it. */
function node(...command) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      process.exitCode = code ?? 1;
      reject(new Error(`${command[0]} ended with ${code}`));
    });
  });
}

const vite = (...args) => node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args);
const script = (name, ...args) => node('--import', 'tsx', `scripts/${name}.ts`, ...args);

async function site() {
  const pages = async () => {
    await vite();
    await vite('--config', 'vite.worker.config.ts');
  };
  const ends = await Promise.allSettled([pages(), vite('--ssr')]);
  for (const { status, reason } of ends) if (status === 'rejected') throw reason;
}

const TARGETS = {
  types: {
    makes: 'the TypeScript types of schemas/ (`--check`: says only whether they are current)',
    make: (...args) => script('build-types', ...args),
  },
  guide: {
    makes: 'the reference pages of the guide, and the snippets of editors (`--check`, `--pictures [types…]`)',
    make: (...args) => script('build-guide', ...args),
  },
  puzzles: {
    makes: 'the types, the guide and the pictures of all puzzle types or of the named ones',
    async make(...slugs) {
      await script('build-types');
      await script('build-guide', '--pictures', ...slugs);
    },
  },
  pictures: {
    needs: ['--build'],
    makes: 'the pictures of the site, the README and the guide about the studio (`--only <which>`)',
    make: (...args) => script('pictures', ...args),
  },
  folders: {
    makes: 'the drawings of the folders in docs/folders.md (`--check`: says only whether they are current)',
    make: (...args) => script('build-folders', ...args),
  },
  storybook: {
    makes: 'Storybook as a static site in dist/storybook',
    make(...args) {
      Object.assign(process.env, { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' });
      const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
      return node(storybook, 'build', '--disable-telemetry', '-o', 'dist/storybook', ...args);
    },
  },
};

async function build(name, args) {
  const target = TARGETS[name];
  await node('scripts/ensure.mjs', '--whole', ...(target.needs ?? []));
  await target.make(...args);
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined || Object.hasOwn(TARGETS, name)) {
  const done = name === undefined ? site() : build(name, args);
  // The failed program has said why.
  await done.catch(() => (process.exitCode ||= 1));
} else {
  for (const [known, { makes }] of Object.entries(TARGETS)) console.log(`${known.padEnd(10)} ${makes}`);
  process.exitCode = 2;
}
