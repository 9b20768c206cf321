import { setTimeout as wait } from 'node:timers/promises';
import knex from 'knex';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { isBusy, isNoDatabase } from './no-database.ts';
import { READ_ONLY_TRANSACTION } from './refused-storage.ts';
import { SILENT_LOGGER } from './silent-logger.ts';

/** Of one server process. */
export const POSTGRES_CONNECTIONS = 10;

/** On a connection what is asked meanwhile is sent before the former answer has come. */
export function openPostgres(connectionString: string): Knex {
  const connection = { connectionString, pipeline: true };
  const { leave, ...kept } = connectionsOfUse();
  const pool = { min: 0, max: POSTGRES_CONNECTIONS, ...kept };
  const db = knex({ client: 'pg', log: SILENT_LOGGER, connection, pool, compileSqlOnError: false });
  const client = db.client as Connecting;
  const connect = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = () => patiently(connect);
  client.acquireConnection = awakeConnections(client, leave);
  return db;
}

interface Connecting {
  acquireRawConnection(): Promise<Client>;
  acquireConnection(): Promise<Client>;
  releaseConnection(connection: Client): Promise<void>;
}

/** A connection that rested longer than this may have been ended meanwhile, and nothing has told so yet. */
const REST_MS = 1000;

/**
 * One that rested is asked first whether it is still there: what a caller sends upon it would be lost, and nobody could
 * tell whether it was done. One that is used all the time costs no question.
 */
function awakeConnections(client: Connecting, leave: (connection: Client) => void): () => Promise<Client> {
  const acquire = client.acquireConnection.bind(client);
  const takenAt = new WeakMap<Client, number>();
  return async () => {
    for (;;) {
      const connection = await acquire();
      const rested = Date.now() - (takenAt.get(connection) ?? Date.now());
      takenAt.set(connection, Date.now());
      if (rested < REST_MS || (await isThere(connection))) return connection;
      leave(connection);
      await client.releaseConnection(connection);
    }
  };
}

const isThere = (connection: Client): Promise<boolean> =>
  connection.query('select 1').then(
    () => true,
    () => false,
  );

type Done = (error: Error | null, connection: Client) => void;

/**
 * Which connections are kept: not one that PostgreSQL ends, which is told before it is closed. And each keeps what was settled
 * when it was opened: once one may only read, it and all as old as it are left, so that the next ones ask anew and whoever
 * allows writing again need restart nothing.
 */
function connectionsOfUse() {
  const openedIn = new WeakMap<Client, number>();
  let round = 0;
  const isOfThisRound = (client: Client): boolean => openedIn.get(client) === round;
  return {
    afterCreate(client: Client, done: Done): void {
      openedIn.set(client, round);
      client.connection.on('errorMessage', (error: { code?: string }) => {
        if (isNoDatabase(error)) openedIn.delete(client);
        if (error.code === READ_ONLY_TRANSACTION && isOfThisRound(client)) round += 1;
      });
      done(null, client);
    },
    validate: isOfThisRound,
    /** The pool ends it when it would be taken next. */
    leave: (client: Client): void => void openedIn.delete(client),
  };
}

const PATIENCE_MS = 3000;
const AGAIN_MS = 100;

/** While PostgreSQL has none to give: whoever waits gets the first that comes, this one or one that others are done with. */
async function patiently(connect: () => Promise<Client>): Promise<Client> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await wait(AGAIN_MS);
    }
  }
}
