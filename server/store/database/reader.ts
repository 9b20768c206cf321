import type { Knex } from 'knex';
import { LocalClient } from './local-client.ts';
import type { Database } from './open-database.ts';

/** Reads what may take long: SQLite on a thread of its own, PostgreSQL in its own process anyway. */
export type Read = <Row>(query: Knex.QueryBuilder) => Promise<Row[]>;

export const readerOf =
  (db: Database): Read =>
  async <Row>(query: Knex.QueryBuilder) =>
    (db.client instanceof LocalClient ? await db.client.read(query) : await query) as Row[];
