import type { Knex } from 'knex';
import { LocalClient } from './local-client.ts';
import type { Database } from './open-database.ts';

/** Runs long reads: for SQLite on a separate thread. */
export type Read = <Row>(query: Knex.QueryBuilder) => Promise<Row[]>;

export const readerOf =
  (db: Database): Read =>
  async <Row>(query: Knex.QueryBuilder) =>
    (db.client instanceof LocalClient ? await db.client.read(query) : await query) as Row[];
