import type { Knex } from 'knex';
import { provedEmailOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import { LONGEST_READING } from './fold-journal.ts';
import { isPostgres } from './open-database.ts';
import type { Database } from './open-database.ts';
import { transact } from './transact.ts';

type Person = Pick<Account, 'id'>;

/** Erases a person. False when there is nobody any more. */
export type Erase = (person: Person, now: number) => Promise<boolean>;

/**
 * All in one transaction: the account and its sessions go, and nothing stays that names the person or that they typed.
 * An order keeps what the firm must account for: identifier, code, city, dates and state. As the state stays, a code that
 * was played opens nothing to anybody else. A mail that nobody proved names no buyer: orders tied to it stay as they are. What points to the account is cut by the database (SET NULL, CASCADE).
 */
export async function eraseAccount(db: Database, person: Person, now: number): Promise<boolean> {
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

/** Wrong answers are counted for who writes the cities, without a name; what this person typed is counted no more. */
async function eraseStatistics(transaction: Knex.Transaction, { id }: Person): Promise<void> {
  // Who adds the journal up waits here, then sees what is erased: nothing of it is added afterwards.
  const [cursor] = await transaction('statistics_cursor')
    .where({ name: 'journal' })
    .update({ last_id: transaction.ref('last_id') })
    .returning<{ last_id: number }[]>('last_id');
  const typed = await transaction('attempts')
    .join('orders', 'orders.id', 'attempts.order_id')
    .where((theirs) => void theirs.where({ 'orders.account_id': id }).orWhere({ actor_id: id }))
    .where({ verdict: 'wrong' })
    .whereNotNull('reading')
    .where('attempts.id', '<=', cursor?.last_id ?? 0)
    .select<{ city: string; step: string; reading: string }[]>('orders.city', 'attempts.step', 'reading');
  for (const { reading, ...at } of typed)
    await transaction('wrong_answers')
      .where({ ...at, reading: reading.slice(0, LONGEST_READING) })
      .decrement('count', 1);
  await transaction('wrong_answers').where('count', '<=', 0).delete();
}

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

/**
 * Rows of the journal stay, for who writes the cities: the step and the verdict, and no word of anybody's. What staff changed
 * may name the buyer: it goes too, and can no more be undone.
 */
async function eraseJournal(transaction: Knex.Transaction, { id }: Person): Promise<void> {
  const theirs = transaction('orders').where({ account_id: id }).select('id');
  const named = transaction('orders').where({ account_id: id }).orWhereIn('tied_email', provedEmailOf(transaction, id)).select('id');
  await transaction('attempts').whereIn('order_id', named).update({ details: null });
  await transaction('attempts')
    .whereIn('order_id', theirs)
    .orWhere({ actor_id: id })
    .update({ reading: null, reply: null, reason: null, idempotency_key: null });
}
