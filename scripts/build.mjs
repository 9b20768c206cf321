// Builds the site, then its service worker, which lists the site's files; in parallel, the server.
// Uses Node's own modules only and prints nothing on success: `npm start` runs it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function vite(...args) {
  const command = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite ended with ${code}`))));
  });
}

const site = async () => {
  await vite();
  await vite('--config', 'vite.worker.config.ts');
};

const ends = await Promise.allSettled([site(), vite('--ssr')]);
if (ends.some(({ status }) => status === 'rejected')) process.exitCode = 1;
