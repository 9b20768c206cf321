import type { Knex } from 'knex';
import { provedEmailOf, type Account } from './accounts.ts';
import { UNBOUGHT } from '../orders/dispatch-steps.ts';
import { LONGEST_READING } from '../orders/fold-journal.ts';
import { isPostgres, type Database } from '../database/open-database.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';
import { transact } from '../database/transact.ts';

type Person = Pick<Account, 'id'>;

/**
 * Deletes the account and all personal data; false when it no longer exists. Orders keep accounting data: identifier, code, city, language,
 * dates and state, so that a played code stays used. Orders tied to an unproved e-mail are unchanged. Foreign keys cut
 * references and delete the parties with the first names of the guests (SET NULL, CASCADE). The journal is
 * erased in chunks first, each committed, so that an interrupted call can be repeated; the rest is one
 * transaction.
 */
export async function eraseAccount(db: Database, person: Person, now: number): Promise<boolean> {
  while ((await transact(db, (transaction) => eraseStatistics(transaction, person, CHUNK))) > 0);
  while ((await transact(db, (transaction) => eraseJournal(transaction, person, CHUNK))) > 0);
  const isErased = await transact(db, async (transaction) => {
    await eraseStatistics(transaction, person);
    await eraseJournal(transaction, person);
    await eraseOrders(transaction, person, now);
    await transaction('promotion_copies').where({ account_id: person.id }).update({ visitor_hash: null });
    return (await transaction('accounts').where({ id: person.id }).delete()) === 1;
  });
  if (isErased) await emptyWriteAheadLog(db);
  return isErased;
}

/** Deleted data remains in SQLite's write-ahead log until it is truncated. PostgreSQL recycles its own. */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
  if (isPostgres(db)) return;
  await retryWhileLocked(db, () => db.raw('pragma wal_checkpoint(TRUNCATE)'));
}

/**
 * Subtracts this person's wrong answers from the anonymous counts. Returns the number of journal rows
 * handled, at most `most` of each kind; their readings are erased at the same time, so that none is
 * subtracted twice.
 */
async function eraseStatistics(
  transaction: Knex.Transaction,
  { id }: Person,
  most?: number,
): Promise<number> {
  // Locks the cursor, so that a parallel `foldJournal` waits and then sees the erased rows.
  const [cursor] = await transaction('statistics_cursor')
    .where({ name: 'journal' })
    .update({ last_id: transaction.ref('last_id') })
    .returning<{ last_id: number }[]>('last_id');
  const erase = async (where: (rows: Knex.QueryBuilder) => void): Promise<number> => {
    const counted = transaction('attempts')
      .join('orders', 'orders.id', 'attempts.order_id')
      .where(where)
      .where({ verdict: 'wrong' })
      .whereNotNull('reading')
      .where('attempts.id', '<=', cursor?.last_id ?? 0)
      .select<{ id: number; city: string; step: string; reading: string }[]>(
        'attempts.id',
        'orders.city',
        'attempts.step',
        'reading',
      );
    if (most !== undefined) void counted.limit(most);
    const wrongAnswers = await counted;
    for (const { city, step, reading } of wrongAnswers) {
      const answer = () =>
        transaction('wrong_answers').where({ city, step, reading: reading.slice(0, LONGEST_READING) });
      await answer().decrement('count', 1);
      await answer().where('count', '<=', 0).delete();
    }
    const ids = wrongAnswers.map((row) => row.id);
    if (ids.length > 0) await transaction('attempts').whereIn('id', ids).update({ reading: null });
    return wrongAnswers.length;
  };
  const ownOrders = transaction('orders').where({ account_id: id }).select('id');
  return Math.max(
    await erase((rows) => void rows.where({ 'attempts.actor_id': id })),
    await erase((rows) => void rows.whereIn('attempts.order_id', ownOrders)),
  );
}

/** Rows per transaction, short enough not to delay other requests. */
const CHUNK = 200;

/**
 * Erases names in own orders and in orders waiting for the e-mail; orders bought for others lose only the
 * e-mail.
 */
async function eraseOrders(transaction: Knex.Transaction, { id }: Person, now: number): Promise<void> {
  const boughtOrders = () => transaction('orders').whereIn('tied_email', provedEmailOf(transaction, id));
  // Incrementing the version makes pending commits conflict.
  const ungiven = { gift_from: null, gift_to: null, gift_line: null, post_on: null, last_word: null };
  const unnamed = { ...ungiven, tied_email: null, version: transaction.raw('version + 1'), updated_at: now };
  const ownOrders = () => transaction('orders').where({ account_id: id });
  const waitingOrders = () => boughtOrders().where({ account_id: null });
  for (const orders of [ownOrders, waitingOrders]) {
    await transaction('order_addresses').whereIn('order_id', orders().select('id')).delete();
    await transaction('dispatches').whereIn('order_id', orders().select('id')).update(UNTRACKED);
    await transaction('sales').whereIn('id', orders().select('sale_id')).update({ unread: null });
  }
  await transaction('keepsakes').whereIn('order_id', ownOrders().select('id')).update({ order_id: null });
  await ownOrders().update({
    ...unnamed,
    chosen: '{}',
    asked: '[]',
    side_steps: '{}',
    wrong_answers: '[]',
    wait_by: null,
    answered_by: '{}',
    opened: '[]',
    opened_on: '{}',
  });
  await waitingOrders().update(unnamed);
  await boughtOrders().update({ tied_email: null });
}

/** Of the way by post only the dates stay. */
const UNTRACKED = { ...UNBOUGHT, tracking_number: null, said: null };

/** Journal columns that may contain personal text or name somebody. */
const TEXT_COLUMNS = {
  reading: null,
  typed: null,
  reply: null,
  reason: null,
  idempotency_key: null,
  member_id: null,
};

/**
 * Keeps journal rows with step and verdict, without text. Details of staff actions may name the buyer, so
 * they go too and can no longer be reverted. Returns the number of changed rows, at most `most` of each kind.
 */
async function eraseJournal(transaction: Knex.Transaction, { id }: Person, most?: number): Promise<number> {
  const ownOrders = transaction('orders').where({ account_id: id }).select('id');
  const boughtOrders = transaction('orders')
    .whereIn('tied_email', provedEmailOf(transaction, id))
    .select('id');
  const hasText = (query: Knex.QueryBuilder) =>
    Object.keys(TEXT_COLUMNS).forEach((column) => void query.orWhereNotNull(column));
  const change = async (values: object, where: (rows: Knex.QueryBuilder) => void): Promise<number> => {
    const rows = transaction('attempts').select('id').where(where);
    if (most !== undefined) void rows.limit(most);
    return transaction('attempts').whereIn('id', rows).update(values);
  };
  const changed = [
    await change({ ...TEXT_COLUMNS, actor_id: null }, (rows) => void rows.where({ actor_id: id })),
    await change(
      { ...TEXT_COLUMNS, details: null },
      (rows) => void rows.whereIn('order_id', ownOrders).where((any) => hasText(any.whereNotNull('details'))),
    ),
    await change(
      { details: null },
      (rows) => void rows.whereIn('order_id', boughtOrders).whereNotNull('details'),
    ),
  ];
  return Math.max(...changed);
}
