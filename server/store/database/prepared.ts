import type { Database as SqliteConnection, Statement } from 'better-sqlite3';
import type { Client } from 'pg';
import { connectionsOf, withConnection } from './connections.ts';
import { isPostgres } from './open-database.ts';
import type { Database } from './open-database.ts';

/** By the names that stand in the statement, as `@name`. */
export type Values = Readonly<Record<string, string | number | null>>;

/** A statement that each connection prepares once. For what every answer asks: knex writes the rest. */
export type Prepared<Row> = (values: Values) => Promise<Row[]>;

/** The same text on both databases; `name` is what PostgreSQL calls it. */
export function prepare<Row>(db: Database, name: string, sql: string): Prepared<Row> {
  return isPostgres(db) ? onPostgres(db, name, sql) : onSqlite(db, sql);
}

function onPostgres<Row>(db: Database, name: string, sql: string): Prepared<Row> {
  const ask = named(name, sql);
  return (values) => withReader(db, async (connection) => (await connection.query(ask(values))).rows as Row[]);
}

/** A statement of PostgreSQL with its values. */
export type Named = (values: Values) => { readonly name: string; readonly text: string; readonly values: (string | number | null)[] };

export function named(name: string, sql: string): Named {
  const { text, names } = numbered(sql);
  return (values) => ({ name, text, values: names.map((key) => values[key] ?? null) });
}

/** `@name` as PostgreSQL wants it: `$1`, and the names in their order. */
export function numbered(sql: string): { readonly text: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const text = sql.replace(/@(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}

interface Question {
  answer(connection: SqliteConnection): void;
  reject(error: unknown): void;
}

const questions = new WeakMap<Database, Question[]>();

/** What is asked in one turn of the event loop is read at once: one lock of the file, and pages that are still at hand. */
function onSqlite<Row>(db: Database, sql: string): Prepared<Row> {
  return (values) =>
    new Promise((resolve, reject) => {
      const asked = questions.get(db) ?? [];
      questions.set(db, asked);
      asked.push({ answer: (connection) => resolve(statementOf(connection, sql).all(values) as Row[]), reject });
      if (asked.length === 1) setImmediate(() => void answerAll(db, asked));
    });
}

function answerAll(db: Database, asked: Question[]): Promise<void> {
  const refuseAll = (error: unknown): void => asked.splice(0).forEach(({ reject }) => reject(error));
  const answerEach = (connection: SqliteConnection): void => {
    for (const question of asked.splice(0)) {
      try {
        question.answer(connection);
      } catch (error) {
        question.reject(error);
      }
    }
  };
  return withConnection(db, (connection: SqliteConnection) => connection.transaction(answerEach)(connection)).catch(refuseAll);
}

const statements = new WeakMap<SqliteConnection, Map<string, Statement>>();

/** Prepared once, for as long as the connection lives. */
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

/**
 * A connection that all who read at the same moment share: what they ask is sent at once, one behind the other, and none
 * waits for the round trip of another.
 */
async function withReader<Result>(db: Database, work: (connection: Client) => Promise<Result>): Promise<Result> {
  const connections = connectionsOf<Client>(db);
  const reader = readers.get(db) ?? { connection: connections.acquire(), users: 0 };
  readers.set(db, reader);
  /** Who comes next takes another: this one may be broken, and as long as somebody reads it would never be given back. */
  const leave = () => readers.get(db) === reader && readers.delete(db);
  reader.users += 1;
  try {
    return await work(await reader.connection);
  } catch (error) {
    leave();
    throw error;
  } finally {
    reader.users -= 1;
    if (reader.users === 0) {
      leave();
      await reader.connection.then((connection) => connections.release(connection), ignore);
    }
  }
}

/** Who has asked for it was told already. */
function ignore(): void {}
