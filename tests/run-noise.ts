import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Keeps a processor busy until it is stopped or the run has ended. */
const BUSY = 'while (process.ppid === Number(process.argv[1]));';

/** `npm run test:noise`: runs the whole suite while another process keeps every processor busy. */
const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', BUSY, String(process.pid)], { stdio: 'ignore' }),
);
const suite = spawn('npm', ['test', '--', ...process.argv.slice(2)], { stdio: 'inherit' });
process.on('exit', () => busy.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => suite.kill(signal));
suite.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
suite.on('close', (code) => process.exit(code ?? 1));
