// In the place of systemctl: starts and stops the built server in the folder of the current edition.
import { spawn } from 'node:child_process';
import { openSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { UNITS, EDITION_FOLDER } = process.env;
const [action, unit] = process.argv.slice(2);
const [, port] = unit.split('@');
const file = join(UNITS, `${unit}.pid`);

/** A process that has ended and that nobody has waited for counts as ended. */
function isRunning(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z';
  } catch {
    return false;
  }
}

function readPid() {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

function start() {
  const log = openSync(join(UNITS, `${unit}.log`), 'a');
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: realpathSync(join(EDITION_FOLDER, 'current')),
    env: { ...process.env, PORT: port },
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  writeFileSync(file, String(child.pid));
}

async function stop() {
  const pid = readPid();
  if (pid === null) return;
  process.kill(pid, 'SIGTERM');
  // Fixed wait: polls for a visible condition.
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

if (action === 'start' && readPid() === null) start();
if (action === 'stop') await stop();
if (action === 'is-active') console.log(readPid() === null ? 'failed' : 'active');
