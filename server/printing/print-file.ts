import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { limitConcurrency } from '../limit-concurrency.ts';
import { lowerPriority } from './lower-priority.ts';
import type { PrintAnswer, PagePrintRequest, PrintFailure, PrintRequest } from './print-request.ts';

/** Nothing was printed, and no file is left. */
export class PrintFailed extends Error {
  readonly failure: PrintFailure;

  constructor(failure: PrintFailure, words: string) {
    super(`printing failed: ${words}`);
    this.failure = failure;
  }
}

export interface PrintOptions {
  /** Ends everything at once: nothing is left of it, and its reason is thrown. */
  readonly signal: AbortSignal;
  /** After each page. */
  readonly onDrawn?: () => Promise<void> | void;
  /** Bytes that Chromium may take. */
  readonly mostMemory?: number;
  /** Milliseconds for a page. */
  readonly patience?: number;
}

const MOST_MEMORY = 600 * 1024 ** 2;
const JOINING_MEGABYTES = 192;
const PATIENCE_MS = 180_000;
const END_MS = 5000;

/** A browser takes as much memory as all players together: one at a time. Whoever prints many pages lets others in after each. */
const enqueue = limitConcurrency(1);

/** Prints pages one after another into one PDF, which only its owner may read. It appears once it is whole. */
export async function printFile(
  file: string,
  pages: Iterable<PagePrintRequest> | AsyncIterable<PagePrintRequest>,
  { signal, onDrawn, mostMemory = MOST_MEMORY, patience = PATIENCE_MS }: PrintOptions,
): Promise<void> {
  signal.throwIfAborted();
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const printer = startPrinter(part, mostMemory, patience);
  const end = (): void => void printer.end();
  signal.addEventListener('abort', end);
  try {
    for await (const draw of pages) {
      await enqueue(() => printer.ask({ draw }), signal);
      await onDrawn?.();
      signal.throwIfAborted();
    }
    await printer.ask('finish');
    renameSync(part, file);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', end);
    await printer.end();
    rmSync(part, { force: true });
  }
}

interface Printer {
  ask(request: PrintRequest): Promise<void>;
  /** When it is no more, nor its Chromium. */
  end(): Promise<void>;
}

/** What Chromium needs to run, and no secret of the server. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'FONTCONFIG_PATH'];

function startPrinter(path: string, mostMemory: number, patience: number): Printer {
  const script = printerScript();
  const execArgv = [`--max-old-space-size=${JOINING_MEGABYTES}`, ...(script.endsWith('.ts') ? ['--import', 'tsx'] : [])];
  const env = Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const printer = fork(script, [path, String(mostMemory)], { execArgv, env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  // Before it has read anything: its start costs as much as a page.
  if (printer.pid !== undefined) lowerPriority(printer.pid);
  const gone = new Promise<void>((resolve) => {
    printer.once('exit', () => resolve());
    printer.once('error', () => resolve());
  });
  return {
    ask: (request) => ask(printer, request, gone, patience),
    end: async () => {
      printer.kill('SIGTERM');
      const timer = setTimeout(() => printer.kill('SIGKILL'), END_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}

async function ask(printer: ChildProcess, request: PrintRequest, gone: Promise<void>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let hear: (answer: PrintAnswer) => void = () => undefined;
  const answered = new Promise<PrintAnswer>((resolve) => {
    hear = resolve;
    printer.on('message', hear);
    void gone.then(() => resolve({ ok: false, failure: 'failed', words: 'the printing process ended' }));
    timer = setTimeout(() => resolve({ ok: false, failure: 'late', words: `no page within ${patience} ms` }), patience);
    printer.send(request, (error) => error && resolve({ ok: false, failure: 'failed', words: String(error) }));
  });
  const answer = await answered;
  clearTimeout(timer);
  printer.off('message', hear);
  if (!answer.ok) throw new PrintFailed(answer.failure, answer.words);
}

/** Beside this file: as it was written, or as it was built into the server's folder. */
function printerScript(): string {
  const places = ['printer.ts', 'printer.js', '../printer.js'].map((place) => join(import.meta.dirname, place));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('printer.js was not built');
  return found;
}
