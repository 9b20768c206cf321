import { isPostgres, type Database } from '../database/open-database.ts';
import {
  type Commit,
  valuesOf,
  uncommittedResult,
  type AttemptCommand,
  type CommitResult,
} from './command.ts';
import { commitOnPostgres } from './postgres.ts';
import type { Database as Connection } from 'better-sqlite3';
import { isLocked } from '../database/no-database.ts';
import { withConnection } from '../database/connections.ts';
import { statementOf } from '../database/prepared.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';
import { groupCommits } from './group-commit.ts';
import { CHANGE_ORDER, EARLIER, LIMITED, cellsOf, changeOf, columnsOf, type Table } from './statements.ts';

/** One connection, so one group at a time. */
const commitOnSqlite = (db: Database): Commit =>
  groupCommits(
    (work) =>
      retryWhileLocked(db, () =>
        withConnection(db, (connection: Connection) => work((commands) => commitGroup(connection, commands))),
      ),
    { isRolledBack: () => true, isNotStarted: isLocked },
  );

/** Synchronous, so that no other statement runs in between. */
const commitGroup = (connection: Connection, commands: readonly AttemptCommand[]): readonly CommitResult[] =>
  connection.transaction(() => commands.map((command) => attempt(connection, command))).immediate();

function attempt(connection: Connection, command: AttemptCommand): CommitResult {
  const values = valuesOf(command);
  const find = <Row>(sql: string) => statementOf(connection, sql).all(values) as Row[];
  const write = (sql: string) => statementOf(connection, sql).run(values);
  if (write(CHANGE_ORDER[changeOf(command)]).changes === 0)
    return uncommittedResult(find(EARLIER), find(LIMITED));
  write(INSERT_ATTEMPT);
  if (command.mail) write(INSERT_MAIL);
  return { outcome: 'committed' };
}

function insert(table: Table): string {
  const values = cellsOf(table).map(([value]) => value);
  return `insert into ${table} (${columnsOf(table)}) values (${values.join(', ')})`;
}

const INSERT_ATTEMPT = insert('attempts');
const INSERT_MAIL = insert('outbox');

/** SQLite commits one group at a time; PostgreSQL one round trip per group. */
export const openCommit = (db: Database): Commit =>
  isPostgres(db) ? commitOnPostgres(db) : commitOnSqlite(db);
