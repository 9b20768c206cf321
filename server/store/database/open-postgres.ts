import knex, { type Knex } from 'knex';
import { types, type Client } from 'pg';
import { isNoDatabase } from './no-database.ts';
import { READ_ONLY_TRANSACTION } from './refused-storage.ts';
import { retryWhileLocked } from './retry-while-locked.ts';
import { sendingAgain } from './sending-again.ts';
import { SILENT_LOGGER } from './silent-logger.ts';

/** A bigint, which pg hands over as text by itself: instants and counts are far below 2^53. */
types.setTypeParser(types.builtins.INT8, Number);

/** Pool size of one process. */
export const POSTGRES_CONNECTIONS = 10;

/** Statements are pipelined: sent before earlier results have arrived. */
export function openPostgres(connectionString: string): Knex {
  const connection = { connectionString, pipeline: true };
  const db = knex({
    client: 'pg',
    log: SILENT_LOGGER,
    connection,
    pool: { min: 0, max: POSTGRES_CONNECTIONS, ...connectionPolicy() },
    compileSqlOnError: false,
  });
  waitForFreeConnection(db);
  sendAgainBesideMigrations(db);
  return db;
}

/**
 * Makes every query wait while PostgreSQL has no free connection. The pool reports that refusal to a waiting
 * query, although another connection may become free at once.
 */
function waitForFreeConnection(db: Knex): void {
  const client = db.client as Knex.Client;
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = () => retryWhileLocked(db, acquire);
}

/**
 * Sends a single statement again that was undone for a migration. Those of a transaction have a client of
 * their own: they are begun again by `transact`.
 */
function sendAgainBesideMigrations(db: Knex): void {
  const client = db.client as Knex.Client;
  const query = client.query.bind(client) as (connection: Client, statement: unknown) => Promise<unknown>;
  client.query = (connection: Client, statement: unknown) => sendingAgain(() => query(connection, statement));
}

/** A connection idle for longer may be broken unnoticed. */
const MAX_IDLE_MS = 1000;

const isAlive = (connection: Client): Promise<boolean> =>
  connection.query('select 1').then(
    () => true,
    () => false,
  );

type Done = (error: Error | null, connection: Client) => void;

/**
 * Decides which connections the pool keeps. PostgreSQL reports an error before it ends one. When one turns
 * out to be read-only, all of its generation are replaced, so that the server recovers without a restart. An
 * idle one is tested with a query before use, because a statement lost on a broken one has an unknown outcome.
 */
function connectionPolicy() {
  const generationOf = new WeakMap<Client, number>();
  const lastUsedAt = new WeakMap<Client, number>();
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
    async validate(client: Client): Promise<boolean> {
      const idleMs = Date.now() - (lastUsedAt.get(client) ?? Date.now());
      lastUsedAt.set(client, Date.now());
      return isCurrent(client) && (idleMs < MAX_IDLE_MS || (await isAlive(client)));
    },
  };
}
