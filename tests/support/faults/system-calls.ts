import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { createInterface } from 'node:readline';
// Fixed wait: polls for a visible condition.
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

/**
 * The command prefix that traces a program. With -D the program keeps its own pid and pipes; seccomp makes
 * other calls free.
 */
export const strace = (log: string): readonly string[] => [
  ...[
    'strace',
    '-D',
    '-f',
    '-y',
    '-xx',
    '-s',
    String(LONGEST_STRING),
    '--seccomp-bpf',
    '-e',
    'signal=none',
    '-o',
    log,
  ],
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

/** A recorded event: a disk operation that a power cut could undo, or a response. */
export type Recorded =
  | { readonly does: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly does: 'truncate'; readonly file: string; readonly size: number }
  | { readonly does: 'create'; readonly file: string }
  | { readonly does: 'unlink'; readonly file: string }
  /** Of a file, or of a folder: that makes its names durable. */
  | { readonly does: 'sync'; readonly file: string }
  /** The HTTP response to the request with this id was sent. */
  | { readonly does: 'respond'; readonly request: string };

/**
 * Parses a log of `strace -f -y -xx` for one database: its file and those whose names start with its name.
 */
export async function readRecorded(log: string, database: string, folder: string): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  for await (const line of wholeLines(log)) {
    const call = readCall(line);
    const event = call && readEvent(call, { database, folder });
    if (event) recorded.push(event);
  }
  return recorded;
}

interface Places {
  readonly database: string;
  readonly folder: string;
}

/** A call interrupted by another thread is logged in two parts; it takes effect where the second stands. */
async function* wholeLines(log: string): AsyncGenerator<string> {
  const unfinished = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(log, 'latin1'), crlfDelay: Infinity })) {
    const thread = line.slice(0, line.indexOf(' '));
    const interruptedAt = line.indexOf(' <unfinished ...>');
    const resumed = /<\.\.\. \w+ resumed>/.exec(line);
    if (interruptedAt >= 0) unfinished.set(thread, line.slice(0, interruptedAt));
    else
      yield resumed
        ? (unfinished.get(thread) ?? thread) + line.slice(resumed.index + resumed[0].length)
        : line;
  }
}

interface SystemCall {
  readonly name: string;
  readonly parameters: string;
  readonly result: number;
}

function readCall(line: string): SystemCall | null {
  const found = /^\d+ +(\w+)\((.*)\) += (\d+)/s.exec(line);
  if (!found) return null;
  const [, name = '', parameters = '', result = ''] = found;
  return { name, parameters, result: Number(result) };
}

const FILE_CALLS: Readonly<Record<string, (call: SystemCall, file: string) => Recorded | null>> = {
  pwrite64: readWrite,
  ftruncate: ({ parameters }, file) => ({ does: 'truncate', file, size: lastNumber(parameters) }),
  fsync: (_, file) => ({ does: 'sync', file }),
  fdatasync: (_, file) => ({ does: 'sync', file }),
};

const NAME_CALLS: Readonly<Record<string, (call: SystemCall, file: string) => Recorded | null>> = {
  openat: ({ parameters }, file) => (parameters.includes('O_CREAT') ? { does: 'create', file } : null),
  unlink: (_, file) => ({ does: 'unlink', file }),
};

const RESPONSE_CALLS = ['write', 'writev', 'sendto', 'sendmsg'];

/** Throws on an unhandled call that writes the database: an image without its effect would prove nothing. */
function readEvent(call: SystemCall, places: Places): Recorded | null {
  const { name, parameters } = call;
  const file = fileOf(parameters);
  if (RESPONSE_CALLS.includes(name) && !isOurs(file, places)) return readResponse(parameters);
  const named = NAME_CALLS[name];
  if (named) return readNamed(call, named, places);
  if (!isOurs(file, places)) return null;
  const read = FILE_CALLS[name];
  if (!read) throw new Error(`${name} on ${file} is not understood`);
  return read(call, file);
}

function readNamed(
  call: SystemCall,
  read: (call: SystemCall, file: string) => Recorded | null,
  places: Places,
): Recorded | null {
  const file = stringsIn(call.parameters)[0]?.toString() ?? '';
  return isOurs(file, places) ? read(call, file) : null;
}

/** The shared-memory file (-shm) is rebuilt by the next process that opens the database. */
const isOurs = (file: string, { database, folder }: Places): boolean =>
  file === folder || (file.startsWith(database) && !file.endsWith('-shm'));

function readWrite({ parameters, result }: SystemCall, file: string): Recorded {
  const bytes = stringsIn(parameters)[0] ?? Buffer.alloc(0);
  if (bytes.length < result)
    throw new Error(`a write of ${result} bytes to ${file} was noted with ${bytes.length}`);
  return { does: 'write', file, at: lastNumber(parameters), bytes: bytes.subarray(0, result) };
}

const HEADER = Buffer.from('\r\nx-request-id: ');
const NAME_LENGTH = 32;

function readResponse(parameters: string): Recorded | null {
  const text = Buffer.concat(stringsIn(parameters));
  if (!text.toString('latin1', 0, 5).startsWith('HTTP/')) return null;
  const at = text.indexOf(HEADER);
  return at < 0
    ? null
    : {
        does: 'respond',
        request: text.toString('latin1', at + HEADER.length, at + HEADER.length + NAME_LENGTH),
      };
}

/** The path between the angle brackets after the first descriptor. */
const fileOf = (parameters: string): string => decode(/^\d+<([^>]*)>/.exec(parameters)?.[1] ?? '').toString();

const stringsIn = (parameters: string): Buffer[] =>
  [...parameters.matchAll(/"([^"]*)"/g)].map(([, text = '']) => decode(text));

/** Decodes `\x61\x62`; some versions of strace print paths unescaped. */
const decode = (text: string): Buffer =>
  text.startsWith('\\x') ? Buffer.from(text.replaceAll('\\x', ''), 'hex') : Buffer.from(text, 'latin1');

const lastNumber = (parameters: string): number => Number(/(\d+)$/.exec(parameters)?.[1]);
