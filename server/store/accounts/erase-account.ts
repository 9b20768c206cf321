import type { Knex } from 'knex';
import { provedEmailOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import { LONGEST_READING } from '../orders/fold-journal.ts';
import { isPostgres } from '../database/open-database.ts';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';

type Person = Pick<Account, 'id'>;

/** Erases a person. False when there is nobody any more. */
export type Erase = (person: Person, now: number) => Promise<boolean>;

/**
 * The account and its sessions go, and nothing stays that names the person or that they typed.
 * An order keeps what the firm must account for: identifier, code, city, dates and state. As the state stays, a code that
 * was played opens nothing to anybody else. A mail that nobody proved names no buyer: orders tied to it stay as they are. What points to the account is cut by the database (SET NULL, CASCADE).
 *
 * Of the journal, which may be long, some rows at a time go first, each time durably: whoever is stopped in the middle has lost words
 * that were to go, and goes on by asking again. The rest is one transaction, with what was done meanwhile.
 */
export async function eraseAccount(db: Database, person: Person, now: number): Promise<boolean> {
  while ((await transact(db, (transaction) => eraseStatistics(transaction, person, ROWS_AT_ONCE))) > 0);
  while ((await transact(db, (transaction) => eraseJournal(transaction, person, ROWS_AT_ONCE))) > 0);
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

/** What was overwritten in SQLite's file stands in the log beside it until that is begun anew. PostgreSQL recycles its own. */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
  if (!isPostgres(db)) await db.raw('pragma wal_checkpoint(TRUNCATE)');
}

/**
 * Wrong answers are counted for the writers of cities, without a name: those of this person are counted no more. Gives how many
 * rows of the journal it went through, `most` of each sort; what they said goes at the same time, so that none is counted down twice.
 */
async function eraseStatistics(transaction: Knex.Transaction, { id }: Person, most?: number): Promise<number> {
  // Whoever adds the journal up waits here, then sees what is erased: nothing of it is added afterwards.
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
      .select<{ id: number; city: string; step: string; reading: string }[]>('attempts.id', 'orders.city', 'attempts.step', 'reading');
    if (most !== undefined) void counted.limit(most);
    const typed = await counted;
    for (const { city, step, reading } of typed) {
      const answer = () => transaction('wrong_answers').where({ city, step, reading: reading.slice(0, LONGEST_READING) });
      await answer().decrement('count', 1);
      await answer().where('count', '<=', 0).delete();
    }
    const ids = typed.map((row) => row.id);
    if (ids.length > 0) await transaction('attempts').whereIn('id', ids).update({ reading: null });
    return typed.length;
  };
  const theirs = transaction('orders').where({ account_id: id }).select('id');
  return Math.max(
    await erase((rows) => void rows.where({ 'attempts.actor_id': id })),
    await erase((rows) => void rows.whereIn('attempts.order_id', theirs)),
  );
}

/** So many hold nobody up for longer than an answer takes. */
const ROWS_AT_ONCE = 200;

/** Their own, those that wait for their e-mail, and those they bought that somebody else plays: there the e-mail alone goes. */
async function eraseOrders(transaction: Knex.Transaction, { id }: Person, now: number): Promise<void> {
  const bought = () => transaction('orders').whereIn('tied_email', provedEmailOf(transaction, id));
  // What was judged before must not be written after: the version goes up.
  const unnamed = { tied_email: null, gift_from: null, version: transaction.raw('version + 1'), updated_at: now };
  await transaction('orders')
    .where({ account_id: id })
    .update({ ...unnamed, wrong_answers: '[]', opened: '[]', opened_on: '{}' });
  await bought().where({ account_id: null }).update(unnamed);
  await bought().update({ tied_email: null });
}

/** What may be words of somebody's in a row of the journal. */
const WORDS = { reading: null, reply: null, reason: null, idempotency_key: null };

/**
 * Rows of the journal stay, for who writes the cities: the step and the verdict, and no word of anybody's. What staff changed
 * may name the buyer: it goes too, and can no more be undone. Gives how many rows it changed, `most` of each sort.
 */
async function eraseJournal(transaction: Knex.Transaction, { id }: Person, most?: number): Promise<number> {
  const theirs = transaction('orders').where({ account_id: id }).select('id');
  const bought = transaction('orders').whereIn('tied_email', provedEmailOf(transaction, id)).select('id');
  const worded = (query: Knex.QueryBuilder) => Object.keys(WORDS).forEach((column) => void query.orWhereNotNull(column));
  const change = async (values: object, where: (rows: Knex.QueryBuilder) => void): Promise<number> => {
    const rows = transaction('attempts').select('id').where(where);
    if (most !== undefined) void rows.limit(most);
    return transaction('attempts').whereIn('id', rows).update(values);
  };
  const changed = [
    await change({ ...WORDS, actor_id: null }, (rows) => void rows.where({ actor_id: id })),
    await change(
      { ...WORDS, details: null },
      (rows) => void rows.whereIn('order_id', theirs).where((any) => worded(any.whereNotNull('details'))),
    ),
    await change({ details: null }, (rows) => void rows.whereIn('order_id', bought).whereNotNull('details')),
  ];
  return Math.max(...changed);
}
