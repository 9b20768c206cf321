import { createRequire } from 'node:module';
import type { Knex } from 'knex';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import { yieldToEventLoop } from '../../platform/event-loop.ts';
import { createLowPriorityThread } from '../../platform/low-priority-thread.ts';
import type { LowPriorityThread } from '../../platform/low-priority-thread.ts';
import { retryWhileLocked } from './retry-while-locked.ts';

interface QueuedRead {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** Read-only connection on a separate thread. */
const READER_SOURCE = `({ driver, filename }) => {
  const connection = new (require(driver))(filename, { readonly: true, fileMustExist: true });
  return ({ sql, bindings }) => connection.prepare(sql).all(bindings);
}`;

/**
 * knex client for SQLite, whose statements block the event loop: it yields between statements, takes the
 * write lock at the start of a transaction, and runs long reads on another thread.
 */
export class LocalClient extends BetterSqlite3Client {
  #reader: LowPriorityThread<QueuedRead, unknown[]> | null = null;

  override async _query(connection: unknown, query: { sql: string }): Promise<unknown> {
    await yieldToEventLoop();
    // A deferred transaction could not be retried.
    if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;';
    return super._query(connection, query);
  }

  /** Transactions already hold the lock. */
  override runner(builder: unknown): { run(): Promise<unknown> } {
    const runner = super.runner(builder);
    const run = runner.run.bind(runner);
    if (!this.transacting) runner.run = () => retryWhileLocked({ client: this }, run);
    return runner;
  }

  /** Runs a query on the reader thread, without waiting for transactions. */
  read(query: Knex.QueryBuilder): Promise<unknown[]> {
    const { filename } = this.connectionSettings;
    this.#reader ??= createLowPriorityThread(READER_SOURCE, {
      driver: createRequire(import.meta.url).resolve('better-sqlite3'),
      filename,
    });
    const { sql, bindings } = query.toSQL().toNative();
    return this.#reader.run({ sql, bindings });
  }

  override async destroy(callback?: (error?: unknown) => void): Promise<void> {
    await this.#reader?.close();
    await super.destroy(callback);
  }
}
