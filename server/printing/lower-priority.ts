import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A third of a player's share where all is busy: at 10 it would be a tenth, and a letter took minutes. */
const NICE = 5;

/**
 * Puts a process behind the players, and what it starts from then on. Where Linux shares the processor between sessions first, a session of
 * its own is as important as the server's, however nice its processes are: the session has to be nice.
 */
export function lowerPriority(pid: number): void {
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
