import { Worker } from 'node:worker_threads';
import type { Knex } from 'knex';
import { ownScript } from '../../platform/own-script.ts';
import type { Database } from './open-database.ts';

/** Runs long reads: for SQLite on a thread of its own, without waiting for transactions. */
export type Read = <Row>(query: Knex.QueryBuilder) => Promise<Row[]>;

export function readerOf(db: Database): Read {
  const file = sqliteFileOf(db);
  if (file === null) return async <Row>(query: Knex.QueryBuilder) => (await query) as Row[];
  const thread = threads.get(db) ?? createThread(file);
  threads.set(db, thread);
  return async <Row>(query: Knex.QueryBuilder) => {
    const { sql, bindings } = query.toSQL().toNative();
    return (await thread.run({ sql, bindings })) as Row[];
  };
}

/** Closes all connections, that of the thread first: the last one empties SQLite's write-ahead log. */
export async function closeDatabase(db: Database): Promise<void> {
  await threads.get(db)?.close();
  await db.destroy();
}

/** Null for PostgreSQL and for a database in memory. */
function sqliteFileOf({ client }: Database): string | null {
  const { connection } = (client as Knex.Client).config;
  const filename = typeof connection === 'object' && 'filename' in connection && connection.filename;
  return filename && filename !== ':memory:' ? filename : null;
}

/** A query for the thread. */
export interface ReadRequest {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

type ReadAnswer =
  | { readonly rows: unknown[] }
  | { readonly error: { readonly message: string; readonly code?: string } };

interface ReadThread {
  run(request: ReadRequest): Promise<unknown[]>;
  /** Pending queries are rejected. */
  close(): Promise<void>;
}

/** The stores of a database share its thread. */
const threads = new WeakMap<Database, ReadThread>();

interface Pending {
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

/** The thread starts with the first query, and again after a crash. */
function createThread(file: string): ReadThread {
  let worker: Worker | null = null;
  const pending: Pending[] = [];

  function settle(from: Worker, answer: ReadAnswer): void {
    const next = from === worker ? pending.shift() : undefined;
    if (pending.length === 0) from.unref();
    if ('error' in answer)
      next?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    else next?.resolve(answer.rows);
  }

  function lose(lost: Worker, error: unknown): void {
    if (lost !== worker) return;
    worker = null;
    for (const { reject } of pending.splice(0)) reject(error);
  }

  function start(): Worker {
    const script = ownScript(import.meta.dirname, 'sqlite-reader.mjs');
    const started = new Worker(script, { workerData: file, execArgv: [] });
    started.on('message', (answer: ReadAnswer) => settle(started, answer));
    started.on('error', (error) => lose(started, error));
    started.on('exit', () => lose(started, new Error('the reading thread ended')));
    return started;
  }

  return {
    run: (request) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        // Keeps the process alive while queries are pending.
        worker.ref();
        pending.push({ resolve, reject });
        worker.postMessage(request);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
