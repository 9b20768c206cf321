import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICE = 10;

/**
 * Puts a process behind the players, and what it starts from then on. Where Linux shares the processor between sessions first, a session of
 * its own is as important as the server's, however nice its processes are: the session has to be nice.
 */
export function comeLast(pid: number): void {
  attempt(() => setPriority(pid, NICE));
  attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(NICE)));
}

function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // The process has ended, or this system has no such thing.
  }
}
