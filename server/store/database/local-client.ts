import { createRequire } from 'node:module';
import type { Knex } from 'knex';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import { yieldToEventLoop } from '../../event-loop.ts';
import { createLowPriorityThread } from '../../low-priority-thread.ts';
import type { LowPriorityThread } from '../../low-priority-thread.ts';
import { retryWhileLocked } from './retry-while-locked.ts';

interface Question {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** A connection that only reads, on a thread of its own. */
const READER = `({ driver, filename }) => {
  const connection = new (require(driver))(filename, { readonly: true, fileMustExist: true });
  return ({ sql, bindings }) => connection.prepare(sql).all(bindings);
}`;

/**
 * knex's client of SQLite, whose statements hold the event loop while they run: so between two of them the others have their
 * turn, a transaction asks for the file before its first statement, and what reads for long does it elsewhere.
 */
export class LocalClient extends BetterSqlite3Client {
  #reader: LowPriorityThread<Question, unknown[]> | null = null;

  override async _query(connection: unknown, query: { sql: string }): Promise<unknown> {
    await yieldToEventLoop();
    // One that begins by reading could not be tried again.
    if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;';
    return super._query(connection, query);
  }

  /** Within a transaction the file is ours already. */
  override runner(builder: unknown): { run(): Promise<unknown> } {
    const runner = super.runner(builder);
    const run = runner.run.bind(runner);
    if (!this.transacting) runner.run = () => retryWhileLocked({ client: this }, run);
    return runner;
  }

  /** Reads as `query` would, beside the event loop and without waiting for a transaction. */
  read(query: Knex.QueryBuilder): Promise<unknown[]> {
    const { filename } = this.connectionSettings;
    this.#reader ??= createLowPriorityThread(READER, { driver: createRequire(import.meta.url).resolve('better-sqlite3'), filename });
    const { sql, bindings } = query.toSQL().toNative();
    return this.#reader.run({ sql, bindings });
  }

  override async destroy(callback?: (error?: unknown) => void): Promise<void> {
    await this.#reader?.close();
    await super.destroy(callback);
  }
}
