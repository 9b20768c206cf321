import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createToken, hashToken } from '../accounts/session-token.ts';
import type { Clock } from '../platform/clock.ts';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Storage } from '../store/storage.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Batch } from '../store/orders/new-orders.ts';
import type { Order } from '../store/orders/orders.ts';
import type { BatchForm, Ending, PrintFailure, PrintJob } from '../store/staff/print-jobs.ts';
import type { Stores } from '../store/stores.ts';
import { PrintFailed, printFile } from './print-file.ts';
import type { PagePrintRequest } from './print-request.ts';

/** Letters per print page: more would exceed Chromium's memory limit. */
export const LETTERS_AT_ONCE = 10;

const READY = '[data-letters="ready"]';

/**
 * Staff page with some letters of a batch, starting at position `from`, without what surrounds them on a
 * screen.
 */
export const lettersPage = (batch: number, from: number, form: BatchForm = 'sheets') => ({
  path: `/admin/batches/${batch}/letters?from=${from}&count=${LETTERS_AT_ONCE}&form=${form}&only=papers`,
  ready: READY,
});

/** Staff page of one letter. */
export const letterPage = (code: string, form: 'sheets' | 'large') => ({
  path: `/admin/orders/${code}/letter?form=${form}`,
  ready: READY,
});

/** Staff page of one sheet of stamps. */
export const keepsakePage = (id: number) => ({ path: `/admin/keepsakes/${id}/sheet`, ready: READY });

/** Prints batches in the background; jobs are rows of the database, files are below DATA_DIR. */
export interface PrintJobs {
  /** Queues a batch; returns its existing job of that form if there is one, null when the queue is full. */
  start(batch: Batch, form: BatchForm, letters: number, by: PrintRequester): Promise<PrintJob | null>;
  /** Cancels a job, in whichever process it runs; null when unknown. */
  cancel(id: number): Promise<PrintJob | null>;
  /** Newest first. */
  all(): Promise<PrintJob[]>;
  byId(id: number): Promise<PrintJob | null>;
  fileOf(job: PrintJob): string;
  /** Deletes expired jobs and orphaned files. */
  sweep(): Promise<void>;
  /** Cancels all jobs of this process. */
  stop(): Promise<void>;
}

/** Sets the dates of letters before printing and returns them. */
export type DateLetters = (read: () => Promise<readonly Order[]>, at: number) => Promise<readonly Order[]>;

interface PrintRequester {
  readonly staff: Account;
  /** http://host:port of this process. */
  readonly origin: string;
  readonly date: DateLetters;
}

interface Parts extends Pick<Stores, 'sessions' | 'staff' | 'dispatches'> {
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly metrics: Pick<Metrics, 'printFailures'>;
  readonly settings: { readonly dataDir: string };
  /** Before a second try; twice that before a third. */
  readonly printPauseMs?: number;
}

export const RETENTION_MS = 7 * 24 * 3600 * 1000;
const MAX_PENDING = 20;
const MOST_TRIES = 3;
const PAUSE_MS = 60_000;
/** A busy machine causes these, and may have more to give later. */
const PASSING: readonly PrintFailure[] = ['late', 'memory', 'failed'];
const HEARTBEAT_MS = 10_000;
const SESSION_MS = 24 * 3600 * 1000;

interface Task extends PrintRequester {
  readonly job: PrintJob;
  readonly batch: Batch;
  /** Orders whose letters are in the file so far. */
  readonly drawn: number[];
}

/** The job was already ended elsewhere. */
class Ended extends Error {}

export function createPrintJobs({
  sessions,
  staff: { batches, printJobs: jobs },
  dispatches,
  clock,
  log,
  storage,
  metrics,
  settings,
  printPauseMs = PAUSE_MS,
}: Parts): PrintJobs {
  const folder = join(settings.dataDir, 'prints');
  const fileOf = ({ id }: Pick<PrintJob, 'id'>): string => join(folder, `${id}.pdf`);
  const enqueue = limitConcurrency(1);
  const running = new Map<number, { readonly controller: AbortController; readonly done: Promise<void> }>();
  let heartbeat: NodeJS.Timeout | undefined;

  /** Yields pages of a few letters. Progress is stored when the next page is requested. */
  async function* pagesOf(
    { job, batch, origin, date, drawn }: Task,
    token: string,
  ): AsyncGenerator<PagePrintRequest> {
    for (let from = 1; from <= batch.count; from += LETTERS_AT_ONCE) {
      const some = { from, count: LETTERS_AT_ONCE };
      const orders = await date(() => batches.orders(batch.id, some), job.createdAt);
      if (orders.length === 0) continue;
      if (!(await jobs.step(job.id, drawn.length, clock()))) throw new Ended();
      yield { origin, token, ...lettersPage(batch.id, from, job.form) };
      drawn.push(...orders.map(({ id }) => id));
    }
    if (!(await jobs.step(job.id, drawn.length, clock()))) throw new Ended();
  }

  /** Uses its own session: the requester may log out meanwhile. */
  async function print(task: Task, signal: AbortSignal): Promise<void> {
    const token = createToken();
    const isOpen = await sessions.open(task.staff, hashToken(token), clock(), clock() + SESSION_MS);
    if (!isOpen) throw new Error('the account that started the job has changed its password');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await printFile(fileOf(task.job), pagesOf(task, token), {
        signal,
        imposed: imposedTitle(task),
      });
    } finally {
      await sessions.end(hashToken(token));
    }
  }

  /** The failure of one try; null when it succeeded. */
  async function tryOnce(task: Task, signal: AbortSignal): Promise<PrintFailure | null> {
    try {
      await enqueue(() => print(task, signal), signal);
      return null;
    } catch (error) {
      if (error instanceof Ended) throw error;
      const failure = failureOf(error);
      metrics.printFailures.inc({ failure });
      if (!storage.refusalOf(error))
        log.error({ err: error, job: task.job.id, failure }, 'a batch was not printed');
      return failure;
    }
  }

  async function tryUntilDone(job: Omit<Task, 'drawn'>, signal: AbortSignal): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const task = { ...job, drawn: [] };
      const failure = await tryOnce(task, signal);
      if (failure === null || tries === MOST_TRIES || !PASSING.includes(failure)) return end(task, failure);
      if (!(await jobs.again(job.job.id, failure, clock()))) return;
      await wait(printPauseMs * tries, undefined, { signal, ref: false });
    }
  }

  async function end(task: Task, failure: PrintFailure | null): Promise<void> {
    const ending: Ending = { state: failure === null ? 'done' : 'failed', failure };
    if (!(await jobs.end(task.job.id, ending, clock()))) rmSync(fileOf(task.job), { force: true });
    else if (failure === null) await dispatches.markPrinted(task.drawn, clock());
  }

  async function run(task: Omit<Task, 'drawn'>, signal: AbortSignal): Promise<void> {
    try {
      await tryUntilDone(task, signal);
    } catch (error) {
      if (!signal.aborted && !(error instanceof Ended)) throw error;
    }
  }

  function startTask(task: Omit<Task, 'drawn'>): void {
    const { id } = task.job;
    const controller = new AbortController();
    const done = run(task, controller.signal)
      .catch(
        (error: unknown) =>
          void (storage.refusalOf(error) ?? log.error({ err: error, job: id }, 'a print job was lost')),
      )
      .finally(() => {
        running.delete(id);
        if (running.size === 0) clearInterval(heartbeat);
      });
    if (running.size === 0)
      heartbeat = setInterval(() => void sendHeartbeats().catch(() => undefined), HEARTBEAT_MS).unref();
    running.set(id, { controller, done });
  }

  /** Aborts jobs that another process has ended. */
  async function sendHeartbeats(): Promise<void> {
    const active = await jobs.heartbeat([...running.keys()], clock());
    for (const [id, { controller }] of running) if (!active.includes(id)) controller.abort(new Ended());
  }

  return {
    async start(batch, form, letters, by) {
      const added = await jobs.add(batch.id, form, letters, clock(), MAX_PENDING);
      if (added?.isNew) startTask({ job: added.job, batch, ...by });
      return added?.job ?? null;
    },
    async cancel(id) {
      await jobs.end(id, { state: 'cancelled', failure: null }, clock());
      running.get(id)?.controller.abort(new Ended());
      return jobs.byId(id, clock());
    },
    all: () => jobs.all(clock()),
    byId: (id) => jobs.byId(id, clock()),
    fileOf,
    async sweep() {
      await jobs.sweep(clock(), clock() - RETENTION_MS);
      const current = (await jobs.all(clock())).filter(
        ({ state, endedAt }) => state === 'done' || endedAt === null,
      );
      for (const name of filesIn(folder))
        if (!current.some(({ id }) => name.startsWith(`${id}.`)))
          rmSync(join(folder, name), { recursive: true, force: true });
    },
    async stop() {
      const stopping = [...running.entries()];
      for (const [id, { controller }] of stopping) {
        controller.abort(new Ended());
        await jobs.end(id, { state: 'failed', failure: 'stopped' }, clock()).catch(() => undefined);
      }
      await Promise.all(stopping.map(([, { done }]) => done));
    },
  };
}

/** In the margin of imposed sheets; undefined for a file that is not imposed. */
const imposedTitle = ({ job, batch }: Task): string | undefined =>
  job.form === 'press' ? `Lot ${batch.id}${batch.label ? ` (${batch.label})` : ''}` : undefined;

const failureOf = (error: unknown): PrintFailure => (error instanceof PrintFailed ? error.failure : 'failed');

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
