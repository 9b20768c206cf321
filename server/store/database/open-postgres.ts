import { setTimeout as wait } from 'node:timers/promises';
import knex from 'knex';
import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import type { Client } from 'pg';
import { isBusy, isNoDatabase } from './no-database.ts';
import { READ_ONLY_TRANSACTION } from './refused-storage.ts';
import { SILENT_LOGGER } from './silent-logger.ts';

/** Pool size of one process. */
export const POSTGRES_CONNECTIONS = 10;

/** Statements are pipelined: sent before earlier results have arrived. */
export function openPostgres(connectionString: string): Knex {
  const connection = { connectionString, pipeline: true };
  const { discard, ...poolOptions } = connectionPolicy();
  const pool = { min: 0, max: POSTGRES_CONNECTIONS, ...poolOptions };
  return knex({
    client: checkingClient(discard),
    log: SILENT_LOGGER,
    connection,
    pool,
    compileSqlOnError: false,
  });
}

/** A connection idle for longer may be broken unnoticed. */
const MAX_IDLE_MS = 1000;

/**
 * knex client for PostgreSQL. It tests idle connections with a query before use, because a statement lost on
 * a broken one has an unknown outcome, and retries to connect while PostgreSQL has no free connection.
 */
function checkingClient(discard: (connection: Client) => void): typeof PostgresClient {
  const lastUsedAt = new WeakMap<Client, number>();
  return class CheckingClient extends PostgresClient {
    override acquireRawConnection(): Promise<Client> {
      return connectWithRetry(() => super.acquireRawConnection());
    }

    override async acquireConnection(): Promise<Client> {
      for (;;) {
        const connection = await super.acquireConnection();
        const idleMs = Date.now() - (lastUsedAt.get(connection) ?? Date.now());
        lastUsedAt.set(connection, Date.now());
        if (idleMs < MAX_IDLE_MS || (await isAlive(connection))) return connection;
        discard(connection);
        await this.releaseConnection(connection);
      }
    }
  };
}

const isAlive = (connection: Client): Promise<boolean> =>
  connection.query('select 1').then(
    () => true,
    () => false,
  );

type Done = (error: Error | null, connection: Client) => void;

/**
 * Decides which connections the pool keeps. PostgreSQL reports an error before it ends one. When one turns
 * out to be read-only, all of its generation are replaced, so that the server recovers without a restart.
 */
function connectionPolicy() {
  const generationOf = new WeakMap<Client, number>();
  let generation = 0;
  const isCurrent = (client: Client): boolean => generationOf.get(client) === generation;
  return {
    afterCreate(client: Client, done: Done): void {
      generationOf.set(client, generation);
      client.connection.on('errorMessage', (error: { code?: string }) => {
        if (isNoDatabase(error)) generationOf.delete(client);
        if (error.code === READ_ONLY_TRANSACTION && isCurrent(client)) generation += 1;
      });
      done(null, client);
    },
    validate: isCurrent,
    /** The pool's `validate` then ends it. */
    discard: (client: Client): void => void generationOf.delete(client),
  };
}

const TIMEOUT_MS = 3000;
const RETRY_MS = 100;

/** Retries while PostgreSQL has no free connection. */
async function connectWithRetry(connect: () => Promise<Client>): Promise<Client> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await wait(RETRY_MS);
    }
  }
}
