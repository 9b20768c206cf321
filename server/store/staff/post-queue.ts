import type { Knex } from 'knex';
import { IS_HELD } from '../shop/sale-row.ts';
import type { Reversal } from '../shop/sale-facts.ts';
import { WITHDRAWN_AT } from './counter-letters.ts';
import type { Database } from '../database/open-database.ts';
import { readerOf } from '../database/reader.ts';
import { transact } from '../database/transact.ts';

/** The letters of a city for a day that nobody has taken yet. */
export interface WaitingGroup {
  readonly city: string;
  /** The day to post them: the one of a present, else that of the sale. AAAA-MM-JJ. */
  readonly day: string;
  readonly letters: number;
  /** Letters with an address, which can be taken. */
  readonly ready: number;
  /** Letters of sales that staff must look at first. */
  readonly held: number;
  /** Presents whose buyer has not told them in time: a person decides. */
  readonly untold: number;
  /** Letters that have not joined the queue yet, because their buyer may still tell or correct them. */
  readonly soon: number;
  /** Letters whose buyer withdrew or whose payment went back. */
  readonly marked: number;
  /** When the first of them entered the queue. */
  readonly since: number;
  /** The highest order number of those that are ready; 0 without any. */
  readonly last: number;
}

/**
 * Where a paid letter stands. `held`: staff must look at its sale. `untold`: a present whose buyer has not told
 * it in time. `telling`: one whose buyer still has time. `correctable`: any other in its first hours.
 */
export type Standing = 'held' | 'untold' | 'telling' | 'correctable' | 'unaddressed' | 'ready';

export interface LetterInQueue {
  readonly code: string;
  readonly identifier: string | null;
  readonly since: number;
  readonly standing: Standing;
  /** When it joins the queue, or until when a present waits for its buyer; null of the others. */
  readonly until: number | null;
  readonly isPresent: boolean;
  /** When its buyer declared a withdrawal. */
  readonly withdrawnAt: number | null;
  readonly reversal: Reversal | null;
}

/** The state of a group when a member of staff decided to take it. */
export type SeenGroup = Pick<WaitingGroup, 'city' | 'day' | 'ready' | 'last'>;

export type PostQueueStore = ReturnType<typeof postQueueStore>;

/** As many as a batch holds. */
const MOST_TAKEN = 500;

const DAY = 'coalesce(orders.post_on, dispatches.queued_on)';
/** At the instant `:now`. */
const STANDING = `case when ${IS_HELD} then 'held'
  when dispatches.tell_by <= :now then 'untold'
  when dispatches.tell_by is not null then 'telling'
  when dispatches.joins_at > :now then 'correctable'
  when order_addresses.order_id is null then 'unaddressed'
  else 'ready' end`;
const countOf = (condition: string): string => `count(case when standing ${condition} then 1 end)`;
const IS_MARKED = `(${WITHDRAWN_AT} is not null or sales.reversal is not null)`;

export function postQueueStore(db: Database) {
  const read = readerOf(db);
  return {
    /** Oldest day first. */
    waiting(now: number): Promise<WaitingGroup[]> {
      const letters = waitingIn(db).select(
        'orders.id',
        'orders.city',
        'dispatches.queued_at',
        db.raw(`${DAY} as day`),
        db.raw(`${STANDING} as standing`, { now }),
        db.raw(`case when ${IS_MARKED} then 1 end as marked`),
      );
      const groups = db
        .from(letters.as('letters'))
        .groupBy('city', 'day')
        .select(
          'city',
          'day',
          db.raw(`${countOf("= 'ready'")} as ready`),
          db.raw(`coalesce(max(case when standing = 'ready' then id end), 0) as last`),
          db.raw(`${countOf("= 'held'")} as held`),
          db.raw(`${countOf("= 'untold'")} as untold`),
          db.raw(`${countOf("in ('telling', 'correctable')")} as soon`),
          db.raw('count(marked) as marked'),
        )
        .count({ letters: '*' })
        .min({ since: 'queued_at' })
        .orderBy([{ column: 'day' }, { column: 'city' }]);
      return read<WaitingGroup>(groups);
    },
    /** One page of a group, oldest first, and the total. */
    async letters(
      group: Pick<WaitingGroup, 'city' | 'day'>,
      page: number,
      size: number,
      now: number,
    ): Promise<{ total: number; letters: LetterInQueue[] }> {
      const inGroup = () => groupIn(db, group);
      const shown = inGroup()
        .orderBy('dispatches.order_id')
        .limit(size)
        .offset((page - 1) * size)
        .select(
          'orders.code',
          'orders.identifier',
          'orders.gift_from',
          'orders.gift_to',
          'dispatches.queued_at',
          'dispatches.joins_at',
          'dispatches.tell_by',
          'sales.reversal',
          db.raw(`${STANDING} as standing`, { now }),
          db.raw(`${WITHDRAWN_AT} as withdrawn_at`),
        );
      const rows = await read<LetterRow>(shown);
      const [counted] = await read<{ total: number }>(inGroup().count({ total: '*' }));
      return { total: counted?.total ?? 0, letters: rows.map(readLetter) };
    },
    /**
     * Makes a batch of the letters that are ready, at most `MOST_TAKEN`; null when the group is not as it was
     * seen.
     */
    take: (seen: SeenGroup, actorId: number, now: number): Promise<number | null> =>
      transact(db, (transaction) => takeGroup(transaction, seen, actorId, now)).catch((error: unknown) => {
        if (error instanceof TakenMeanwhile) return null;
        throw error;
      }),
  };
}

interface LetterRow {
  code: string;
  identifier: string | null;
  gift_from: string | null;
  gift_to: string | null;
  queued_at: number;
  joins_at: number | null;
  tell_by: number | null;
  standing: Standing;
  withdrawn_at: number | null;
  reversal: Reversal | null;
}

const readLetter = ({ code, identifier, standing, reversal, ...row }: LetterRow): LetterInQueue => ({
  code,
  identifier,
  since: row.queued_at,
  standing,
  until: row.tell_by ?? row.joins_at,
  isPresent: row.gift_from !== null || row.gift_to !== null || row.tell_by !== null,
  withdrawnAt: row.withdrawn_at,
  reversal,
});

/** Paid letters of a batch, or those that nobody has taken, without what was voided or stopped. */
const paidIn = (db: Knex, batch: number | null): Knex.QueryBuilder =>
  db('dispatches')
    .join('orders', 'orders.id', 'dispatches.order_id')
    .leftJoin('order_addresses', 'order_addresses.order_id', 'dispatches.order_id')
    .leftJoin('sales', 'sales.id', 'orders.sale_id')
    .where({
      'dispatches.state': 'paid',
      'orders.batch_id': batch,
      'orders.cancelled_at': null,
      'orders.stopped_at': null,
    });

const waitingIn = (db: Knex): Knex.QueryBuilder => paidIn(db, null);

type Group = Pick<WaitingGroup, 'city' | 'day'>;

const only = (letters: Knex.QueryBuilder, { city, day }: Group): Knex.QueryBuilder =>
  letters.where({ 'orders.city': city }).whereRaw(`${DAY} = ?`, [day]);

const groupIn = (db: Knex, group: Group): Knex.QueryBuilder => only(waitingIn(db), group);

/** Thrown to roll the transaction back. */
class TakenMeanwhile extends Error {}

async function takeGroup(
  transaction: Knex.Transaction,
  { city, day, ready, last }: SeenGroup,
  actorId: number,
  now: number,
): Promise<number> {
  const readyOf = (letters: Knex.QueryBuilder) =>
    only(letters, { city, day }).whereRaw(`${STANDING} = 'ready'`, { now });
  const group = readyOf(waitingIn(transaction)).where('dispatches.order_id', '<=', last);
  const ids = await group.orderBy('dispatches.order_id').pluck<number[]>('dispatches.order_id');
  if (ids.length === 0 || ids.length !== ready) throw new TakenMeanwhile();
  const taken = ids.slice(0, MOST_TAKEN);
  const row = {
    city,
    count: taken.length,
    label: null,
    actor_id: actorId,
    created_at: now,
    due_on: day,
    taken_at: now,
  };
  const [batch] = await transaction('batches').insert(row).returning<{ id: number }[]>('id');
  const id = batch?.id ?? 0;
  const free = transaction('orders')
    .whereIn('id', taken)
    .where({ batch_id: null, cancelled_at: null, stopped_at: null });
  if ((await free.update({ batch_id: id })) !== taken.length) throw new TakenMeanwhile();
  // The rows are locked now: what a buyer has changed since they were read is seen here, and nothing later.
  const left = await readyOf(paidIn(transaction, id)).pluck<number[]>('dispatches.order_id');
  if (left.length !== taken.length) throw new TakenMeanwhile();
  return id;
}
