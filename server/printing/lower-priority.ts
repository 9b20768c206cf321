import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A third of the normal CPU share under load; at 10 it would be a tenth, and a letter took minutes. */
const NICE = 5;

/**
 * Lowers the CPU priority of a process and of its future children. Linux with autogroups shares CPU between sessions first, so the
 * session's autogroup gets the same value.
 */
export function lowerPriority(pid: number): void {
  ignoreErrors(() => setPriority(pid, NICE));
  ignoreErrors(() => writeFileSync(`/proc/${pid}/autogroup`, String(NICE)));
}

function ignoreErrors(change: () => void): void {
  try {
    change();
  } catch {
    // The process has ended, or the system lacks this feature.
  }
}
