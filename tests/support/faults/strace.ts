import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { missingCommand } from '../suite/installed.ts';

export const straceMissing = (): string | null => missingCommand('strace', 'strace');

/** The system calls to note: the first ones write a database, answers leave by the last. */
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

/** As long as what is written at once to the database: a page. */
const LONGEST_STRING = 4096;

/** Notes from behind: the program keeps its own number and its own pipes, and only the calls that are wanted cost anything. */
export const strace = (log: string): readonly string[] => [
  ...['strace', '-D', '-f', '-y', '-xx', '-s', String(LONGEST_STRING), '--seccomp-bpf', '-e', 'signal=none', '-o', log],
  ...['-e', `trace=${CALLS.join(',')}`],
];

/** When the last call was noted: that comes a moment after the program's end. */
export async function isNoted(log: string): Promise<void> {
  const [main] = piece(log, 0, 16).split(' ');
  const ended = new RegExp(`^${main} +\\+\\+\\+ (exited|killed)`, 'm');
  while (!ended.test(piece(log, -256, 256))) await wait(10);
}

/** Some bytes of a file; counted from its end when `from` is negative. */
function piece(file: string, from: number, length: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(length);
    const start = from < 0 ? Math.max(0, fstatSync(descriptor).size + from) : from;
    return buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, length, start));
  } finally {
    closeSync(descriptor);
  }
}
