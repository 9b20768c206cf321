import type { Database } from '../open-database.ts';
import type { AttemptRow } from '../attempts.ts';
import { prepare } from '../prepared.ts';
import { valuesOf, whyNot } from './command.ts';
import type { Commit } from './command.ts';
import { CHANGE_ORDER, EARLIER, LIMITED, MERGE_FAILURE, cellsOf, changeOf, columnsOf } from './statements.ts';
import type { Table } from './statements.ts';

/** Each attempt is one statement, and so one transaction and one round trip; PostgreSQL itself lets several share a disk write. */
export function commitOnPostgres(db: Database): Commit {
  const change = {
    move: prepare(db, 'commit-move', ATTEMPT.move),
    stay: prepare(db, 'commit-stay', ATTEMPT.stay),
    activation: prepare(db, 'commit-activation', ATTEMPT.activation),
  };
  const findEarlier = prepare<AttemptRow>(db, 'find-earlier', EARLIER);
  const findLimits = prepare<{ until: string }>(db, 'find-limits', LIMITED);
  return async (command) => {
    const values = valuesOf(command);
    const changed = await change[changeOf(command)](values);
    if (changed.length > 0) return { outcome: 'committed' };
    // Asked anew: whoever was quicker is seen only now.
    return whyNot(await findEarlier(values), await findLimits(values));
  };
}

/** What is written hangs on the order being changed, so locks are always taken in the same order: nobody waits in a circle. */
const attemptWith = (changeOrder: string): string => `
  with changed as (${changeOrder} returning id),
  journalled as (${insertOnce('attempts')}),
  counted as (${insertOnce('limits', 'where @counts')} ${MERGE_FAILURE}),
  posted as (${insertOnce('outbox', 'where cast(@outbox_id as text) is not null')})
  select id from changed`;

function insertOnce(table: Table, condition = ''): string {
  const values = cellsOf(table).map(([value, type]) => `cast(${value} as ${type})`);
  return `insert into ${table} (${columnsOf(table)}) select ${values.join(', ')} from changed ${condition}`;
}

/** Everything that becomes of an attempt. */
export const ATTEMPT = {
  move: attemptWith(CHANGE_ORDER.move),
  stay: attemptWith(CHANGE_ORDER.stay),
  activation: attemptWith(CHANGE_ORDER.activation),
};
