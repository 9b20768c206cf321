import { getPriority, setPriority } from 'node:os';

/** A tenth of a busy processor. */
const NICE = 10;

/** Lets everybody else come before a process, and before those that it will start. */
export function lowerPriority(pid: number): void {
  try {
    if (getPriority(pid) < NICE) setPriority(pid, NICE);
  } catch {
    // The process has ended already.
  }
}
