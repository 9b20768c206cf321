// Prepares a clone: installs Debian's packages when run as root, then packages of package-lock.json, and with
// `--build` builds the site. Installs `dependencies`, which are enough to build and run the game and for the
// writers' commands; with `--whole` or `--tests` also `devDependencies`. Uses Node's own modules only,
// because it runs before anything is installed. Prints to stderr, because stdout of some commands must be
// JSON only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const forTests = process.argv.includes('--tests');
const needsWhole = forTests || process.argv.includes('--whole');
const toBuild = process.argv.includes('--build');
const AGAIN_MS = 20_000;
const LONG_MS = 10_000;
const say = (text) => process.stderr.write(`${text}\n`);

/** Runs a command; its output becomes the error message when it fails. */
function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${output}\n${command} ${args.join(' ')} : ${code}`)),
    );
  });
}

/** Prints the start, the progress every AGAIN_MS, and the duration of a long step. */
async function step(doing, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  say(`${doing}…`);
  const timer = setInterval(() => say(`  … toujours en cours (${seconds()} s)`), AGAIN_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  if (Date.now() - started > LONG_MS) say(`  Fait en ${seconds()} s.`);
}

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
const hasPostgres = () =>
  spawnSync('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/initdb'], { stdio: 'ignore' }).status === 0;

/** Missing Debian packages: compilers for the SQLite driver, and the programs used by the tests. */
function missingPackages() {
  const missing = [];
  if (!existsSync(join(root, 'node_modules/better-sqlite3/build'))) {
    if (!has('g++')) missing.push('g++');
    if (!has('make')) missing.push('make');
    if (!has('python3')) missing.push('python3');
  }
  if (forTests && !has('chromium')) missing.push('chromium');
  if (forTests && !has('chromium-headless-shell')) missing.push('chromium-headless-shell');
  if (forTests && !hasPostgres()) missing.push('postgresql');
  if (forTests && !has('pdftoppm')) missing.push('poppler-utils');
  if (forTests && !has('ffmpeg')) missing.push('ffmpeg');
  if (forTests && !has('zbarimg')) missing.push('zbar-tools');
  if (forTests && !has('strace')) missing.push('strace');
  if (forTests && !has('nginx')) missing.push('nginx-light');
  if (forTests && !has('openssl')) missing.push('openssl');
  if (forTests && !has('systemd-analyze')) missing.push('systemd');
  if (forTests && !has('promtool')) missing.push('prometheus');
  if (forTests && !has('WebKitWebDriver')) missing.push('webkit2gtk-driver');
  if (forTests && !has('Xvfb')) missing.push('xvfb');
  return missing;
}

async function installPackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    say(
      `Il manque : ${missing.join(', ')}. Installez-les (apt-get install ${missing.join(' ')}), puis recommencez.`,
    );
    return;
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installation de ${missing.join(', ')} (une fois pour toutes)`, async () => {
    await run('apt-get', ['update', '-q'], env).catch(() => undefined);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], env);
  }).catch((error) =>
    say(`${error.message}\nL’installation n’a pas abouti : lisez le message d’apt-get ci-dessus.`),
  );
}

function npm(args, env) {
  const path = process.env.npm_execpath;
  return path ? run(process.execPath, [path, ...args], env) : run('npm', args, env);
}

/** Says for which lock file and Node version node_modules was installed, and whether as a whole. */
const markFile = join(root, 'node_modules/.installed-for');
const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
const markOf = (extent) => `${fingerprint()} ${extent}`;
const isInstalledAs = (extent) => existsSync(markFile) && readFileSync(markFile, 'utf8') === markOf(extent);

function setMark() {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(markFile, markOf(needsWhole ? 'whole' : 'small'));
}

const INSTALL = ['--ignore-scripts', '--no-audit', '--no-fund'];

/** Installs everything anew, without the install scripts. */
const install = () => npm(['ci', needsWhole ? '--include=dev' : '--omit=dev', ...INSTALL]);

/**
 * Adds `devDependencies` and keeps what is there, the compiled driver too. Unmarked meanwhile: half of it
 * must not count as installed.
 */
async function complete() {
  rmSync(markFile);
  await npm(['install', '--include=dev', '--no-save', ...INSTALL]);
  setMark();
}

/**
 * Runs the one install script that matters: compiles the SQLite driver on all processors. The driver asks for
 * -O3, and for warnings that it then hides; SQLite's own default of -O2, without their analysis, takes half
 * the time.
 */
async function compile() {
  await npm(['rebuild', 'better-sqlite3'], { JOBS: String(availableParallelism()), CFLAGS: '-O2 -Wno-all' });
  setMark();
}

const build = () =>
  run(process.execPath, [join(root, 'scripts/build.mjs')]).then(
    (output) => output.trim() && say(output.trim()),
  );

/** Installs what is missing. The site is built beside the compilation of the driver. */
async function makeReady() {
  if (isInstalledAs('whole') || (!needsWhole && isInstalledAs('small')))
    return toBuild && step('Construction du site', build);
  if (isInstalledAs('small')) {
    await step('Installation des paquets de développement', complete);
    return toBuild && step('Construction du site', build);
  }
  await step('Installation des paquets', install);
  if (!toBuild) return step('Compilation du pilote SQLite', compile);
  return step('Compilation du pilote SQLite et construction du site', () =>
    Promise.all([compile(), build()]),
  );
}

// A container has no lock file: its packages were installed when it was made.
if (!existsSync(join(root, 'package-lock.json'))) process.exit(0);
await installPackages();
try {
  await makeReady();
} catch (error) {
  say(`${error.message}\nLa préparation a échoué : lisez le message ci-dessus.`);
  process.exit(1);
}
