import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

interface Ended {
  /** Null when it was killed or could not be started. */
  readonly code: number | null;
  readonly output: string;
  readonly error: string;
}

/** Runs a command to its end in a folder, without a shell and without input. */
export async function runProgram([program = '', ...args]: readonly string[], cwd: string): Promise<Ended> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  const [output, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: output.trim(), error: error.trim() };
}
