import { readdirSync, readFileSync } from 'node:fs';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended, or this system has no /proc.
    return '';
  }
}

function processes(): readonly number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** After the name in brackets, which may hold anything: state, parent. */
const parentOf = (pid: number): number => Number(/^.*\) \S (\d+)/su.exec(read(`/proc/${pid}/stat`))?.[1]);

/** All processes that a process has started, and those that they have started; none where there is no /proc. */
export function descendantsOf(root: number): number[] {
  const all = processes().map((pid) => ({ pid, parent: parentOf(pid) }));
  const found: number[] = [];
  for (let level: readonly number[] = [root]; level.length > 0;) {
    const parents = new Set(level);
    level = all.filter(({ parent }) => parents.has(parent)).map(({ pid }) => pid);
    found.push(...level);
  }
  return found;
}

/** Bytes of memory that a process takes; of what several share, its part. 0 where nobody tells. */
export function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/mu.exec(read(`/proc/${pid}/smaps_rollup`)) ?? /^VmRSS:\s+(\d+)/mu.exec(read(`/proc/${pid}/status`));
  return Number(kilobytes?.[1] ?? 0) * 1024;
}
