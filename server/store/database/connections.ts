import type { Knex } from 'knex';
import type { Database } from './open-database.ts';

/** Raw connections of better-sqlite3 or pg. */
export interface Connections<Connection> {
  acquire(): Promise<Connection>;
  /** Every acquired connection is released once. */
  release(connection: Connection): Promise<void>;
}

/**
 * Access to raw connections, for prepared and pipelined statements, which knex lacks. Uses two public methods
 * of `Knex.Client`, so that the pool keeps its limits and checks.
 */
export function connectionsOf<Connection>(db: Database): Connections<Connection> {
  const client = db.client as Knex.Client;
  return {
    acquire: () => client.acquireConnection() as Promise<Connection>,
    release: (connection) => client.releaseConnection(connection) as Promise<void>,
  };
}

/** Runs `work` with a connection. SQLite has only one, so this also queues all writers. */
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
