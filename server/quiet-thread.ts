import { Worker } from 'node:worker_threads';

/** Answers questions on a thread of its own, one after another. */
export interface QuietThread<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  /** Ends the thread; what still waits for an answer is refused. */
  close(): Promise<void>;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

type Told<Answer> = { readonly answer: Answer } | { readonly error: { readonly message: string; readonly code?: string } };

/**
 * Linux lowers the priority of a thread alone, and that of players' requests stays above it; elsewhere it would be the whole process.
 * Written as text, because neither the built server nor a test has a file of it to start from.
 */
const FRAME = `
const { parentPort, workerData } = require('node:worker_threads');
const { getPriority, setPriority } = require('node:os');
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5));
const work = (WORK)(workerData);
parentPort.on('message', (question) => {
  try { parentPort.postMessage({ answer: work(question) }); }
  catch ({ message, code }) { parentPort.postMessage({ error: { message, code } }); }
});`;

/**
 * A thread that begins with its first question, and again after it died. `source`: JavaScript of a function that is given `data` and
 * gives the function that answers.
 */
export function quietThread<Question, Answer>(source: string, data: unknown): QuietThread<Question, Answer> {
  let worker: Worker | null = null;
  let waiting: Waiting<Answer>[] = [];

  function begin(): Worker {
    const begun = new Worker(
      FRAME.replace('WORK', () => source),
      { eval: true, workerData: data, execArgv: [] },
    );
    begun.on('message', (told: Told<Answer>) => settle(begun, told));
    begun.on('error', (error) => lose(begun, error));
    begun.on('exit', () => lose(begun, new Error('the thread ended')));
    return begun;
  }

  function settle(from: Worker, told: Told<Answer>): void {
    const first = from === worker ? waiting.shift() : undefined;
    if (waiting.length === 0) from.unref();
    if ('error' in told) first?.reject(Object.assign(new Error(told.error.message), { code: told.error.code }));
    else first?.resolve(told.answer);
  }

  function lose(lost: Worker, error: unknown): void {
    if (lost !== worker) return;
    worker = null;
    const left = waiting;
    waiting = [];
    for (const { reject } of left) reject(error);
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        worker ??= begin();
        // The process lives as long as somebody waits for an answer.
        worker.ref();
        waiting.push({ resolve, reject });
        worker.postMessage(question);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
