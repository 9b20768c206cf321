import type { Knex } from 'knex';
import type { Database } from './open-database.ts';

/** Connections of the driver itself: better-sqlite3's, or a client of pg. */
export interface Connections<Connection> {
  acquire(): Promise<Connection>;
  /** Gives one back; each that was acquired is released once. */
  release(connection: Connection): Promise<void>;
}

/**
 * The one way from knex to the driver, for what knex cannot say: statements that a connection prepares once, and several that are
 * sent together. Uses the two methods that knex publishes on its client (`Knex.Client`), so its pool keeps its limits and checks.
 */
export function connectionsOf<Connection>(db: Database): Connections<Connection> {
  const client = db.client as Knex.Client;
  return {
    acquire: () => client.acquireConnection() as Promise<Connection>,
    release: (connection) => client.releaseConnection(connection) as Promise<void>,
  };
}

/**
 * Lends a connection while `work` runs. SQLite has one alone, so this is also the queue of all writers: nothing comes between
 * the statements of a transaction.
 */
export async function withConnection<Connection, Result>(
  db: Database,
  work: (connection: Connection) => Result | Promise<Result>,
): Promise<Result> {
  const { acquire, release } = connectionsOf<Connection>(db);
  const connection = await acquire();
  try {
    return await work(connection);
  } finally {
    await release(connection);
  }
}
