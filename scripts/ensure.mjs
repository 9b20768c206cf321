// Makes a fresh clone ready: Debian's packages where root may install them, then the packages of package-lock.json.
// Node's own modules only: it runs before anything is installed. It prints to stderr, so that commands whose
// stdout is JSON stay clean.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const forTests = process.argv.includes('--tests');
const say = (text) => process.stderr.write(`${text}\n`);

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  return result.status === 0;
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

function installPackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    say(`Il manque : ${missing.join(', ')}. Installez-les (apt-get install ${missing.join(' ')}), puis recommencez.`);
    return;
  }
  say(`Installation de ${missing.join(', ')} (une fois pour toutes)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], { env });
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], { env });
}

/** node_modules belongs to one lock file and one Node: both are in the mark left after an install. */
function installModules() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const mark = createHash('sha256').update(lock).update(process.version).digest('hex');
  const markFile = join(root, 'node_modules/.installed-for');
  if (existsSync(markFile) && readFileSync(markFile, 'utf8') === mark) return;
  say('Installation des paquets (le pilote SQLite se compile : une à deux minutes)…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const done = npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (!done) {
    say('L’installation des paquets a échoué : lisez le message de npm ci-dessus.');
    process.exit(1);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(markFile, mark);
}

installPackages();
installModules();
