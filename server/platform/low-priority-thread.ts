import { Worker } from 'node:worker_threads';

/** A worker thread that processes requests one after another. */
export interface LowPriorityThread<Input, Output> {
  run(input: Input): Promise<Output>;
  /** Ends the thread; pending requests are rejected. */
  close(): Promise<void>;
}

interface Pending<Output> {
  resolve(output: Output): void;
  reject(error: unknown): void;
}

type Reply<Output> =
  | { readonly output: Output }
  | { readonly error: { readonly message: string; readonly code?: string } };

/**
 * Linux can lower the priority of one thread; elsewhere it would affect the whole process. Source text,
 * because the built server has no separate worker file.
 */
const FRAME = `
const { parentPort, workerData } = require('node:worker_threads');
const { getPriority, setPriority } = require('node:os');
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5));
const work = (WORK)(workerData);
parentPort.on('message', (input) => {
  try { parentPort.postMessage({ output: work(input) }); }
  catch ({ message, code }) { parentPort.postMessage({ error: { message, code } }); }
});`;

/**
 * The thread starts with the first request, and again after a crash. `source`: JavaScript of a function that
 * takes `data` and returns the request handler.
 */
export function createLowPriorityThread<Input, Output>(
  source: string,
  data: unknown,
): LowPriorityThread<Input, Output> {
  let worker: Worker | null = null;
  let pending: Pending<Output>[] = [];

  function startWorker(): Worker {
    const started = new Worker(
      FRAME.replace('WORK', () => source),
      { eval: true, workerData: data, execArgv: [] },
    );
    started.on('message', (reply: Reply<Output>) => settle(started, reply));
    started.on('error', (error) => lose(started, error));
    started.on('exit', () => lose(started, new Error('the thread ended')));
    return started;
  }

  function settle(from: Worker, reply: Reply<Output>): void {
    const next = from === worker ? pending.shift() : undefined;
    if (pending.length === 0) from.unref();
    if ('error' in reply)
      next?.reject(Object.assign(new Error(reply.error.message), { code: reply.error.code }));
    else next?.resolve(reply.output);
  }

  function lose(lost: Worker, error: unknown): void {
    if (lost !== worker) return;
    worker = null;
    const rejected = pending;
    pending = [];
    for (const { reject } of rejected) reject(error);
  }

  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        worker ??= startWorker();
        // Keeps the process alive while requests are pending.
        worker.ref();
        pending.push({ resolve, reject });
        worker.postMessage(input);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
