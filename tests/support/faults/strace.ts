import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
// Fixed wait: polls for a visible condition, with a pause in between.
import { setTimeout as wait } from 'node:timers/promises';
import { missingCommand } from '../suite/installed.ts';

export const straceMissing = (): string | null => missingCommand('strace', 'strace');

/** The traced system calls: the first group writes the database, the second sends responses. */
const CALLS = [
  ...[
    'pwrite64',
    'pwritev',
    'pwritev2',
    'ftruncate',
    'fallocate',
    'fsync',
    'fdatasync',
    'openat',
    'unlink',
    'unlinkat',
    'rename',
    'renameat',
  ],
  ...['write', 'writev', 'sendto', 'sendmsg'],
];

/** The longest single write to the database is a page. */
const LONGEST_STRING = 4096;

/** The command prefix that traces a program. With -D the program keeps its own pid and pipes; seccomp makes other calls free. */
export const strace = (log: string): readonly string[] => [
  ...['strace', '-D', '-f', '-y', '-xx', '-s', String(LONGEST_STRING), '--seccomp-bpf', '-e', 'signal=none', '-o', log],
  ...['-e', `trace=${CALLS.join(',')}`],
];

/** Resolves when the log is complete: strace ends a moment after the program. */
export async function logCompleted(log: string): Promise<void> {
  const [main] = readBytes(log, 0, 16).split(' ');
  const ended = new RegExp(`^${main} +\\+\\+\\+ (exited|killed)`, 'm');
  while (!ended.test(readBytes(log, -256, 256))) await wait(10);
}

/** Reads some bytes of a file; a negative `from` counts from its end. */
function readBytes(file: string, from: number, length: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(length);
    const start = from < 0 ? Math.max(0, fstatSync(descriptor).size + from) : from;
    return buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, length, start));
  } finally {
    closeSync(descriptor);
  }
}
