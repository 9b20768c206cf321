import { fork, type ChildProcess } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import type { PrintAnswer, PagePrintRequest, PrintRequest } from './print-request.ts';
import type { PrintFailure } from '../store/staff/print-jobs.ts';
import { lowerPriority } from '../platform/lower-priority.ts';
import { ownScript } from '../platform/own-script.ts';

/** Printing failed; no file remains. */
export class PrintFailed extends Error {
  readonly failure: PrintFailure;

  constructor(failure: PrintFailure, message: string) {
    super(`printing failed: ${message}`);
    this.failure = failure;
  }
}

export interface PrintOptions {
  /** Aborts printing and deletes the file; its reason is thrown. */
  readonly signal: AbortSignal;
  readonly onDrawn?: () => Promise<void> | void;
  /** Imposes the papers for a cutter; the text stands in the margin of each sheet. */
  readonly imposed?: string | undefined;
  /** Memory limit of Chromium, bytes. */
  readonly mostMemory?: number;
  /** Timeout per page, milliseconds. */
  readonly timeoutMs?: number;
}

const MOST_MEMORY = 600 * 1024 ** 2;
const JOINING_MEGABYTES = 192;
/** Long, because printing gives way to requests on a busy machine. */
const TIMEOUT_MS = 300_000;
const END_MS = 5000;

/** A browser needs as much memory as all requests together: one at a time, and jobs alternate. */
const enqueue = limitConcurrency(1);

/** Prints pages one after another into one PDF (mode 0600). The file appears once complete. */
export async function printFile(
  file: string,
  pages: Iterable<PagePrintRequest> | AsyncIterable<PagePrintRequest>,
  { signal, onDrawn, imposed = '', mostMemory = MOST_MEMORY, timeoutMs = TIMEOUT_MS }: PrintOptions,
): Promise<void> {
  signal.throwIfAborted();
  const [part, profile] = [`${file}.part`, `${file}.browser`];
  const remove = (): void =>
    [part, profile].forEach((path) => rmSync(path, { recursive: true, force: true }));
  remove();
  const printer = startPrinter([part, profile, String(mostMemory), imposed], timeoutMs);
  const end = (): void => void printer.end();
  signal.addEventListener('abort', end);
  try {
    await drawPages(printer, pages, { signal, onDrawn });
    await printer.ask('finish');
    renameSync(part, file);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', end);
    await printer.end();
    remove();
  }
}

/**
 * Draws pages in turns. During a turn the printing process keeps its browser; the turn ends, and the browser
 * is closed, when another file waits or when the last page was drawn.
 */
async function drawPages(
  printer: Printer,
  pages: Iterable<PagePrintRequest> | AsyncIterable<PagePrintRequest>,
  { signal, onDrawn }: Pick<PrintOptions, 'signal' | 'onDrawn'>,
): Promise<void> {
  const all = Symbol.asyncIterator in pages ? pages[Symbol.asyncIterator]() : pages[Symbol.iterator]();
  let next = await all.next();
  const takeTurn = async (hasWaiters: () => boolean): Promise<void> => {
    while (!next.done) {
      await printer.ask({ draw: next.value });
      await onDrawn?.();
      signal.throwIfAborted();
      next = await all.next();
      if (hasWaiters()) break;
    }
    await printer.ask('close-browser');
  };
  while (!next.done) await enqueue(takeTurn, signal);
}

interface Printer {
  ask(request: PrintRequest): Promise<void>;
  /** Resolves once the process and its Chromium have ended. */
  end(): Promise<void>;
}

/** Environment variables for Chromium; no secret of the server. */
const ENVIRONMENT = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  'TZ',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'FONTCONFIG_PATH',
];

function startPrinter(told: readonly string[], timeoutMs: number): Printer {
  const script = ownScript(import.meta.dirname, 'printer.ts');
  const execArgv = [
    `--max-old-space-size=${JOINING_MEGABYTES}`,
    ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []),
  ];
  const env = Object.fromEntries(
    ENVIRONMENT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  const printer = fork(script, [...told], {
    execArgv,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Players come first.
  if (printer.pid !== undefined) lowerPriority(printer.pid);
  const exited = new Promise<void>((resolve) => {
    printer.once('exit', () => resolve());
    printer.once('error', () => resolve());
  });
  return {
    ask: (request) => ask(printer, request, exited, timeoutMs),
    end: async () => {
      printer.kill('SIGTERM');
      const timer = setTimeout(() => printer.kill('SIGKILL'), END_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

async function ask(
  printer: ChildProcess,
  request: PrintRequest,
  exited: Promise<void>,
  timeoutMs: number,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let onMessage: (answer: PrintAnswer) => void = () => undefined;
  const answered = new Promise<PrintAnswer>((resolve) => {
    onMessage = resolve;
    printer.on('message', onMessage);
    void exited.then(() => resolve({ ok: false, failure: 'failed', message: 'the printing process ended' }));
    timer = setTimeout(
      () => resolve({ ok: false, failure: 'late', message: `no page within ${timeoutMs} ms` }),
      timeoutMs,
    );
    printer.send(
      request,
      (error) => error && resolve({ ok: false, failure: 'failed', message: String(error) }),
    );
  });
  const answer = await answered;
  clearTimeout(timer);
  printer.off('message', onMessage);
  if (!answer.ok) throw new PrintFailed(answer.failure, answer.message);
}
