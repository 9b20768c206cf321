import { readdirSync, readFileSync } from 'node:fs';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended, or there is no /proc.
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

/** Fields after the name in parentheses, which may contain anything: state, parent. */
const parentOf = (pid: number): number => Number(/^.*\) \S (\d+)/su.exec(read(`/proc/${pid}/stat`))?.[1]);

/** All descendants of a process; empty without /proc. */
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

/** Memory of a process in bytes, with its share of shared memory; 0 if unknown. */
export function memoryOf(pid: number): number {
  const kilobytes =
    /^Pss:\s+(\d+)/mu.exec(read(`/proc/${pid}/smaps_rollup`)) ??
    /^VmRSS:\s+(\d+)/mu.exec(read(`/proc/${pid}/status`));
  return Number(kilobytes?.[1] ?? 0) * 1024;
}
