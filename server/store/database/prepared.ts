import type { Database as SqliteConnection, Statement } from 'better-sqlite3';
import type { Client } from 'pg';
import { connectionsOf, withConnection } from './connections.ts';
import { isPostgres, type Database } from './open-database.ts';
import { nameNow, sendingAgain } from './sending-again.ts';

/** Parameters by name, `@name` in the statement. */
export type Values = Readonly<Record<string, string | number | null>>;

/** A statement prepared once per connection, for frequent queries; all others use knex. */
export type Prepared<Row> = (values: Values) => Promise<Row[]>;

/** `name`: of the prepared statement on PostgreSQL. */
export function prepare<Row>(db: Database, name: string, sql: string): Prepared<Row> {
  return isPostgres(db) ? onPostgres(db, name, sql) : onSqlite(db, sql);
}

function onPostgres<Row>(db: Database, name: string, sql: string): Prepared<Row> {
  const ask = named(name, sql);
  return (values) =>
    withReader(db, async (connection) => {
      const { rows } = await sendingAgain(() => connection.query(ask(values)));
      return rows as Row[];
    });
}

/** A prepared statement of PostgreSQL with its values. */
export type Named = (values: Values) => {
  readonly name: string;
  readonly text: string;
  readonly values: (string | number | null)[];
};

export function named(name: string, sql: string): Named {
  const { text, names } = numbered(sql);
  return (values) => ({ name: nameNow(name), text, values: names.map((key) => values[key] ?? null) });
}

/** Replaces `@name` by `$1`…; returns the names in order. */
export function numbered(sql: string): { readonly text: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const text = sql.replace(/@(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}

function onSqlite<Row>(db: Database, sql: string): Prepared<Row> {
  return (values) =>
    withConnection(db, (connection: SqliteConnection) => statementOf(connection, sql).all(values) as Row[]);
}

const statements = new WeakMap<SqliteConnection, Map<string, Statement>>();

/** Cached per connection. */
export function statementOf(connection: SqliteConnection, sql: string): Statement {
  const known = statements.get(connection) ?? new Map<string, Statement>();
  statements.set(connection, known);
  const statement = known.get(sql) ?? connection.prepare(sql);
  known.set(sql, statement);
  return statement;
}

interface Reader {
  readonly connection: Promise<Client>;
  users: number;
}

const readers = new WeakMap<Database, Reader>();

/** Concurrent reads share a connection and are pipelined, so that none waits for another's round trip. */
async function withReader<Result>(
  db: Database,
  work: (connection: Client) => Promise<Result>,
): Promise<Result> {
  const connections = connectionsOf<Client>(db);
  const reader = readers.get(db) ?? { connection: connections.acquire(), users: 0 };
  readers.set(db, reader);
  /** Detaches this connection: it may be broken, and while in use it is not released. */
  const discard = () => readers.get(db) === reader && readers.delete(db);
  reader.users += 1;
  try {
    return await work(await reader.connection);
  } catch (error) {
    discard();
    throw error;
  } finally {
    reader.users -= 1;
    if (reader.users === 0) {
      discard();
      await reader.connection.then((connection) => connections.release(connection), ignore);
    }
  }
}

/** Already reported to the callers. */
function ignore(): void {}
