import type { Database as Connection } from 'better-sqlite3';
import type { Database } from '../open-database.ts';
import { statementOf, withConnection } from '../prepared.ts';
import { valuesOf, whyNot } from './command.ts';
import type { AttemptCommand, Commit, CommitResult } from './command.ts';
import { ACTIVATE_ORDER, CHANGE_ORDER, EARLIER, LIMITED, MERGE_FAILURE, cellsOf, columnsOf } from './statements.ts';
import type { Table } from './statements.ts';

interface Waiting {
  readonly command: AttemptCommand;
  resolve(result: CommitResult): void;
  reject(error: unknown): void;
}

/**
 * All attempts that come turn after turn of the event loop, and all that come while somebody else is writing, share one
 * durable commit. None is told before it.
 */
export function commitOnSqlite(db: Database): Commit {
  let waiting: Waiting[] = [];

  const commitWaiting = (): Promise<void> =>
    withConnection(db, (connection: Connection) => {
      const group = waiting;
      waiting = [];
      commitGroup(connection, group);
    }).catch(refuseWaiting);

  /** There is no connection: nobody is left waiting for one. */
  function refuseWaiting(error: unknown): void {
    for (const one of waiting.splice(0)) one.reject(error);
  }

  /** Waiting a turn costs nothing beside the disk: as long as each brings somebody, the next may too. */
  function closeGroup(known: number): void {
    if (waiting.length > known) setImmediate(closeGroup, waiting.length);
    else void commitWaiting();
  }

  return (command) =>
    new Promise((resolve, reject) => {
      waiting.push({ command, resolve, reject });
      if (waiting.length === 1) setImmediate(closeGroup, 0);
    });
}

/** From the first statement to the last nothing is awaited: nobody else writes in between, and none is told before the commit. */
function commitGroup(connection: Connection, group: readonly Waiting[]): void {
  const apart = connection.transaction((command: AttemptCommand) => attempt(connection, command));
  const together = connection.transaction(() => group.map((one) => outcomeOf(connection, one, apart)));
  try {
    for (const tell of together.immediate()) tell();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** What is told once the group is durable. An attempt that fails is taken back alone, to its savepoint. */
function outcomeOf(
  connection: Connection,
  { command, resolve, reject }: Waiting,
  apart: (command: AttemptCommand) => CommitResult,
): () => void {
  try {
    const result = apart(command);
    return () => resolve(result);
  } catch (error) {
    // A full disk ends the whole transaction.
    if (!connection.inTransaction) throw error;
    return () => reject(error);
  }
}

function attempt(connection: Connection, command: AttemptCommand): CommitResult {
  const values = valuesOf(command);
  const find = <Row>(sql: string) => statementOf(connection, sql).all(values) as Row[];
  const write = (sql: string) => statementOf(connection, sql).run(values);
  if (find(command.ownership ? ACTIVATE_ORDER : CHANGE_ORDER).length === 0) return whyNot(find(EARLIER), find(LIMITED));
  write(INSERT_ATTEMPT);
  if (command.limit?.counts) write(INSERT_FAILURE);
  if (command.mail) write(INSERT_MAIL);
  return { outcome: 'committed' };
}

function insert(table: Table): string {
  const values = cellsOf(table).map(([value]) => value);
  return `insert into ${table} (${columnsOf(table)}) values (${values.join(', ')})`;
}

const INSERT_ATTEMPT = insert('attempts');
const INSERT_MAIL = insert('outbox');
const INSERT_FAILURE = `${insert('limits')} ${MERGE_FAILURE}`;
