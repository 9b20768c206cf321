import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createToken, hashToken } from '../accounts/session-token.ts';
import type { Clock } from '../clock.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { Log } from '../log.ts';
import type { Storage } from '../storage.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Batch } from '../store/orders/new-orders.ts';
import type { Order } from '../store/orders/orders.ts';
import type { Ending, PrintJob } from '../store/staff/print-jobs.ts';
import type { Stores } from '../store/stores.ts';
import { lettersPage, LETTERS_AT_ONCE } from './letter-pages.ts';
import { PrintFailed, printFile } from './print-file.ts';
import type { PagePrintRequest } from './print-request.ts';

/** Prints whole batches, whoever is there to see it: told in the database, written below DATA_DIR. */
export interface PrintJobs {
  /** Prints a batch after those that were asked for before; gives its job under way, where there is one. Null where too many wait. */
  start(batch: Batch, letters: number, by: Asked): Promise<PrintJob | null>;
  /** Stops it, wherever it is printed; null where there is none of this number. */
  cancel(id: number): Promise<PrintJob | null>;
  /** Newest first. */
  all(): Promise<PrintJob[]>;
  byId(id: number): Promise<PrintJob | null>;
  fileOf(job: PrintJob): string;
  /** Takes away what is too old, and files of no job. */
  sweep(): Promise<void>;
  /** Stops all that this process prints, and tells it. */
  stop(): Promise<void>;
}

/** Dates letters before they are drawn, and gives them. */
export type DateLetters = (read: () => Promise<readonly Order[]>, at: number) => Promise<readonly Order[]>;

interface Asked {
  readonly staff: Account;
  /** http://host:port of this very process. */
  readonly origin: string;
  readonly date: DateLetters;
}

interface Parts extends Pick<Stores, 'sessions' | 'staff'> {
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly settings: { readonly dataDir: string };
}

/** So long is a file kept. */
export const RETENTION_MS = 7 * 24 * 3600 * 1000;
const MOST_UNDER_WAY = 20;
const SEEN_EVERY_MS = 10_000;
const SESSION_MS = 24 * 3600 * 1000;

interface Task extends Asked {
  readonly job: PrintJob;
  readonly batch: Batch;
}

/** A job was ended by somebody, and has told so already. */
class Ended extends Error {}

export function createPrintJobs({ sessions, staff: { batches, printJobs: jobs }, clock, log, storage, settings }: Parts): PrintJobs {
  const folder = join(settings.dataDir, 'prints');
  const fileOf = ({ id }: Pick<PrintJob, 'id'>): string => join(folder, `${id}.pdf`);
  const enqueue = limitConcurrency(1);
  const underWay = new Map<number, { readonly ending: AbortController; readonly done: Promise<void> }>();
  let seeing: NodeJS.Timeout | undefined;

  /** The letters a few at a time, as our own pages show them. What was drawn is noted when the next one is asked for. */
  async function* pagesOf({ job, batch, origin, date }: Task, token: string): AsyncGenerator<PagePrintRequest> {
    let printed = 0;
    for (let from = 1; from <= batch.count; from += LETTERS_AT_ONCE) {
      const some = { from, count: LETTERS_AT_ONCE };
      const { length } = await date(() => batches.orders(batch.id, some), job.createdAt);
      if (length === 0) continue;
      if (!(await jobs.step(job.id, printed, clock()))) throw new Ended();
      yield { origin, token, ...lettersPage(batch.id, from) };
      printed += length;
    }
    if (!(await jobs.step(job.id, printed, clock()))) throw new Ended();
  }

  /** A session of its own: who asked may log out meanwhile. */
  async function print(task: Task, signal: AbortSignal): Promise<void> {
    const token = createToken();
    const isOpen = await sessions.open(task.staff, hashToken(token), clock(), clock() + SESSION_MS);
    if (!isOpen) throw new Error('the password of whoever asked was changed meanwhile');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await printFile(fileOf(task.job), pagesOf(task, token), { signal });
    } finally {
      await sessions.end(hashToken(token));
    }
  }

  async function run(task: Task, signal: AbortSignal): Promise<void> {
    let ending: Ending = { state: 'done', failure: null };
    try {
      await enqueue(() => print(task, signal), signal);
    } catch (error) {
      if (error instanceof Ended) return;
      ending = { state: 'failed', failure: failureOf(error) };
      if (!storage.refusalOf(error)) log.error({ err: error, job: task.job.id }, 'a batch was not printed');
    }
    if (!(await jobs.end(task.job.id, ending, clock()))) rmSync(fileOf(task.job), { force: true });
  }

  function begin(task: Task): void {
    const { id } = task.job;
    const ending = new AbortController();
    const done = run(task, ending.signal)
      .catch((error: unknown) => void (storage.refusalOf(error) ?? log.error({ err: error, job: id }, 'a print job was lost')))
      .finally(() => {
        underWay.delete(id);
        if (underWay.size === 0) clearInterval(seeing);
      });
    if (underWay.size === 0) seeing = setInterval(() => void see().catch(() => undefined), SEEN_EVERY_MS).unref();
    underWay.set(id, { ending, done });
  }

  /** Who is stopped elsewhere stops here. */
  async function see(): Promise<void> {
    const living = await jobs.see([...underWay.keys()], clock());
    for (const [id, { ending }] of underWay) if (!living.includes(id)) ending.abort(new Ended());
  }

  return {
    async start(batch, letters, by) {
      const added = await jobs.add(batch.id, letters, clock(), MOST_UNDER_WAY);
      if (added?.isNew) begin({ job: added.job, batch, ...by });
      return added?.job ?? null;
    },
    async cancel(id) {
      await jobs.end(id, { state: 'cancelled', failure: null }, clock());
      underWay.get(id)?.ending.abort(new Ended());
      return jobs.byId(id, clock());
    },
    all: () => jobs.all(clock()),
    byId: (id) => jobs.byId(id, clock()),
    fileOf,
    async sweep() {
      await jobs.sweep(clock(), clock() - RETENTION_MS);
      const kept = (await jobs.all(clock())).filter(({ state, endedAt }) => state === 'done' || endedAt === null);
      for (const name of filesIn(folder))
        if (!kept.some(({ id }) => name.startsWith(`${id}.`))) rmSync(join(folder, name), { force: true });
    },
    async stop() {
      const stopping = [...underWay.entries()];
      for (const [id, { ending }] of stopping) {
        ending.abort(new Ended());
        await jobs.end(id, { state: 'failed', failure: 'stopped' }, clock()).catch(() => undefined);
      }
      await Promise.all(stopping.map(([, { done }]) => done));
    },
  };
}

const failureOf = (error: unknown): PrintJob['failure'] => (error instanceof PrintFailed ? error.failure : 'failed');

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
