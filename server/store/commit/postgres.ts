import { DatabaseError, type Client, type QueryResult } from 'pg';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { AttemptRow } from '../orders/attempts.ts';
import { withConnection } from '../database/connections.ts';
import type { Database } from '../database/open-database.ts';
import { isNoDatabase } from '../database/no-database.ts';
import { named, type Named } from '../database/prepared.ts';
import { sendingAgain } from '../database/sending-again.ts';
import {
  valuesOf,
  uncommittedResult,
  type AttemptCommand,
  type Commit,
  type CommitResult,
} from './command.ts';
import { groupCommits } from './group-commit.ts';
import {
  CHANGE_ORDER,
  EARLIER,
  LIMITED,
  cellsOf,
  changeOf,
  columnsOf,
  type ChangeKind,
  type Table,
} from './statements.ts';

/** Some groups wait for the disk or for locks; the other connections are for readers. */
const GROUPS_AT_ONCE = 3;

/** A group is one transaction in one round trip: its statements are pipelined. */
export function commitOnPostgres(db: Database): Commit {
  const enqueue = limitConcurrency(GROUPS_AT_ONCE);
  return groupCommits(
    (work) =>
      enqueue(() =>
        withConnection(db, (connection: Client) => work((commands) => commitGroup(connection, commands))),
      ),
    {
      isRolledBack: isRefusedStatement,
      isNotStarted: () => false,
    },
  );
}

async function commitGroup(
  connection: Client,
  commands: readonly AttemptCommand[],
): Promise<readonly CommitResult[]> {
  const changed = await sendingAgain(() => {
    const statements = commands.map((command) => CHANGE[changeOf(command)](valuesOf(command)));
    return statements.length === 1
      ? sendAll(connection, statements)
      : sendTransaction(connection, statements);
  });
  const results: CommitResult[] = [];
  for (const [index, command] of commands.entries())
    results.push(changed[index]?.rowCount === 1 ? COMMITTED : await findReason(connection, command));
  return results;
}

const COMMITTED: CommitResult = { outcome: 'committed' };

/** If one statement fails, the whole transaction is rolled back. */
async function sendTransaction(
  connection: Client,
  statements: readonly Statement[],
): Promise<readonly QueryResult[]> {
  return (await sendAll(connection, ['begin', ...statements, 'commit'])).slice(1, -1);
}

type Statement = ReturnType<Named>;

/** Waits for all statements, so that the connection is free afterwards; throws the first failure. */
async function sendAll(
  connection: Client,
  statements: readonly (Statement | string)[],
): Promise<readonly QueryResult[]> {
  const results = await Promise.allSettled(statements.map((statement) => connection.query(statement)));
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** A new query, which sees the conflicting commit. */
async function findReason(connection: Client, command: AttemptCommand): Promise<CommitResult> {
  const values = valuesOf(command);
  const [earlier, limits] = await sendingAgain(() =>
    sendAll(connection, [FIND_EARLIER(values), FIND_LIMITS(values)]),
  );
  return uncommittedResult(
    (earlier?.rows ?? []) as AttemptRow[],
    (limits?.rows ?? []) as { until: number }[],
  );
}

/** A refused statement rolls the transaction back. After a broken connection the outcome is unknown. */
const isRefusedStatement = (error: unknown): boolean =>
  error instanceof DatabaseError && !isNoDatabase(error);

/** All inserts depend on the changed order, so locks are always taken in the same order. */
const insertAttemptWith = (changeOrder: string): string => `
  with changed as (${changeOrder} returning id),
  journalled as (${insertOnce('attempts')}),
  posted as (${insertOnce('outbox', 'where cast(@outbox_id as text) is not null')})
  select id from changed`;

function insertOnce(table: Table, condition = ''): string {
  const values = cellsOf(table).map(([value, type]) => `cast(${value} as ${type})`);
  return `insert into ${table} (${columnsOf(table)}) select ${values.join(', ')} from changed ${condition}`;
}

/** Statements that write an attempt. */
export const ATTEMPT = {
  move: insertAttemptWith(CHANGE_ORDER.move),
  stay: insertAttemptWith(CHANGE_ORDER.stay),
  activation: insertAttemptWith(CHANGE_ORDER.activation),
};

const CHANGE: Readonly<Record<ChangeKind, Named>> = {
  move: named('commit-move', ATTEMPT.move),
  stay: named('commit-stay', ATTEMPT.stay),
  activation: named('commit-activation', ATTEMPT.activation),
};
const FIND_EARLIER = named('find-earlier', EARLIER);
const FIND_LIMITS = named('find-limits', LIMITED);
