// Makes a clone ready: Debian's packages where root may install them, then the packages of package-lock.json, and with
// `--build` the site. Node's own modules only: it runs before anything is installed. It prints to stderr, so that
// commands whose stdout is JSON stay clean.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const forTests = process.argv.includes('--tests');
const toBuild = process.argv.includes('--build');
const AGAIN_MS = 20_000;
const LONG_MS = 10_000;
const say = (text) => process.stderr.write(`${text}\n`);

/** Runs a command, and keeps what it says for the case that it fails. */
function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  child.stderr.on('data', (part) => (said += part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`${said}\n${command} ${args.join(' ')} : ${code}`))));
  });
}

/** Says what is being done, that it still is, and how long it took. */
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
const hasPostgres = () => spawnSync('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/initdb'], { stdio: 'ignore' }).status === 0;

/** Debian's packages that are missing: compilers for the SQLite driver; for the tests two browsers, a display, a database, a proxy, and what reads printed pages, units and system calls. */
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
  if (forTests && !has('zbarimg')) missing.push('zbar-tools');
  if (forTests && !has('strace')) missing.push('strace');
  if (forTests && !has('nginx')) missing.push('nginx-light');
  if (forTests && !has('openssl')) missing.push('openssl');
  if (forTests && !has('systemd-analyze')) missing.push('systemd');
  if (forTests && !has('WebKitWebDriver')) missing.push('webkit2gtk-driver');
  if (forTests && !has('Xvfb')) missing.push('xvfb');
  return missing;
}

async function installPackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    say(`Il manque : ${missing.join(', ')}. Installez-les (apt-get install ${missing.join(' ')}), puis recommencez.`);
    return;
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installation de ${missing.join(', ')} (une fois pour toutes)`, async () => {
    await run('apt-get', ['update', '-q'], env).catch(() => undefined);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], env);
  }).catch((error) => say(`${error.message}\nL’installation n’a pas abouti : lisez le message d’apt-get ci-dessus.`));
}

function npm(args, env) {
  const path = process.env.npm_execpath;
  return path ? run(process.execPath, [path, ...args], env) : run('npm', args, env);
}

/** node_modules belongs to one lock file and one Node: both are in the mark left after an install. */
const markFile = join(root, 'node_modules/.installed-for');
const mark = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
const isInstalled = () => existsSync(markFile) && readFileSync(markFile, 'utf8') === mark();

/** What packages compile when they are installed: the SQLite driver above all, by as many compilers as there are processors. */
async function compile() {
  await npm(['rebuild', 'better-sqlite3', 'esbuild'], { JOBS: String(availableParallelism()) });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(markFile, mark());
}

const build = () => run(process.execPath, [join(root, 'scripts/build.mjs')]).then((said) => said.trim() && say(said.trim()));

/** The site is built while the driver is compiled: neither needs the other. */
async function makeReady() {
  if (isInstalled()) return toBuild && step('Construction du site', build);
  await step('Installation des paquets', () => npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']));
  if (!toBuild) return step('Compilation du pilote SQLite', compile);
  return step('Compilation du pilote SQLite et construction du site', () => Promise.all([compile(), build()]));
}

await installPackages();
try {
  await makeReady();
} catch (error) {
  say(`${error.message}\nLa préparation a échoué : lisez le message ci-dessus.`);
  process.exit(1);
}
