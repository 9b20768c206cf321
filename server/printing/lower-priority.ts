import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * `low`: a third of the normal share of a busy processor. `idle`: one part of seventy, beside a policy that
 * does not count in other sessions.
 */
export type Priority = 'low' | 'idle';

const NICE: Readonly<Record<Priority, number>> = { low: 5, idle: 19 };

/**
 * Lowers the CPU priority of a process and of its future children. Linux with autogroups shares CPU between
 * sessions first, so the session's autogroup gets the same value.
 */
export function lowerPriority(pid: number, priority: Priority = 'low'): void {
  ignoreErrors(() => setPriority(pid, NICE[priority]));
  ignoreErrors(() => writeFileSync(`/proc/${pid}/autogroup`, String(NICE[priority])));
}

function ignoreErrors(change: () => void): void {
  try {
    change();
  } catch {
    // The process has ended, or the system lacks this feature.
  }
}
