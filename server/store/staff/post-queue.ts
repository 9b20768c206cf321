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
  /** Letters whose buyer withdrew or whose payment went back. */
  readonly marked: number;
  /** When the first of them entered the queue. */
  readonly since: number;
  /** The highest order number of those that are ready; 0 without any. */
  readonly last: number;
}

export interface LetterInQueue {
  readonly code: string;
  readonly identifier: string | null;
  readonly since: number;
  readonly isReady: boolean;
  /** Whether staff must look at its sale first. */
  readonly isHeld: boolean;
  readonly isPresent: boolean;
  /** When its buyer declared a withdrawal. */
  readonly withdrawnAt: number | null;
  readonly reversal: Reversal | null;
}

/** The state of a group when a member of staff decided to take it. */
export type SeenGroup = Pick<WaitingGroup, 'city' | 'day' | 'ready' | 'last'>;

export interface PostQueueStore {
  /** Oldest day first. */
  waiting(): Promise<WaitingGroup[]>;
  /** One page of a group, oldest first, and the total. */
  letters(
    group: Pick<WaitingGroup, 'city' | 'day'>,
    page: number,
    size: number,
  ): Promise<{ total: number; letters: LetterInQueue[] }>;
  /**
   * Makes a batch of the letters that are ready, at most `MOST_TAKEN`; null when the group is not as it was
   * seen.
   */
  take(seen: SeenGroup, actorId: number, now: number): Promise<number | null>;
}

/** As many as a batch holds. */
const MOST_TAKEN = 500;

const DAY = 'coalesce(orders.post_on, dispatches.queued_on)';
/** The number of an order that can be taken; null of the others. */
const READY = `case when ${IS_HELD} then null else order_addresses.order_id end`;
const IS_MARKED = `(${WITHDRAWN_AT} is not null or sales.reversal is not null)`;

export function postQueueStore(db: Database): PostQueueStore {
  const read = readerOf(db);
  return {
    async waiting() {
      const groups = waitingIn(db)
        .groupBy('orders.city', db.raw(DAY))
        .select(
          'orders.city',
          db.raw(`${DAY} as day`),
          db.raw(`count(${READY}) as ready`),
          db.raw(`coalesce(max(${READY}), 0) as last`),
          db.raw(`count(case when ${IS_HELD} then 1 end) as held`),
          db.raw(`sum(case when ${IS_MARKED} then 1 else 0 end) as marked`),
        )
        .count({ letters: '*' })
        .min({ since: 'dispatches.queued_at' })
        .orderBy([{ column: 'day' }, { column: 'city' }]);
      const rows = await read<Readonly<Record<keyof WaitingGroup, string | number>>>(groups);
      return rows.map(({ city, day, letters, ready, held, since, last, marked }) => ({
        city: String(city),
        day: String(day),
        letters: Number(letters),
        ready: Number(ready),
        held: Number(held),
        since: Number(since),
        last: Number(last),
        marked: Number(marked),
      }));
    },
    async letters(group, page, size) {
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
          'sales.reversal',
          db.raw(`${READY} as ready`),
          db.raw(`${IS_HELD} as held`),
          db.raw(`${WITHDRAWN_AT} as withdrawn_at`),
        );
      const rows = await read<LetterRow>(shown);
      const [counted] = await read<{ total: number | string }>(inGroup().count({ total: '*' }));
      return { total: Number(counted?.total ?? 0), letters: rows.map(readLetter) };
    },
    take: (seen, actorId, now) =>
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
  queued_at: number | string;
  ready: number | null;
  held: boolean | number | null;
  withdrawn_at: number | string | null;
  reversal: Reversal | null;
}

const readLetter = ({
  code,
  identifier,
  gift_from: from,
  gift_to: to,
  queued_at: since,
  ready,
  held,
  withdrawn_at: withdrawnAt,
  reversal,
}: LetterRow): LetterInQueue => ({
  code,
  identifier,
  since: Number(since),
  isReady: ready !== null,
  isHeld: Boolean(held),
  isPresent: from !== null || to !== null,
  withdrawnAt: withdrawnAt === null ? null : Number(withdrawnAt),
  reversal,
});

/** Paid letters that nobody has taken, voided or stopped. */
const waitingIn = (db: Knex): Knex.QueryBuilder =>
  db('dispatches')
    .join('orders', 'orders.id', 'dispatches.order_id')
    .leftJoin('order_addresses', 'order_addresses.order_id', 'dispatches.order_id')
    .leftJoin('sales', 'sales.id', 'orders.sale_id')
    .where({
      'dispatches.state': 'paid',
      'orders.batch_id': null,
      'orders.cancelled_at': null,
      'orders.stopped_at': null,
    });

const groupIn = (db: Knex, { city, day }: Pick<WaitingGroup, 'city' | 'day'>): Knex.QueryBuilder =>
  waitingIn(db).where({ 'orders.city': city }).whereRaw(`${DAY} = ?`, [day]);

/** Thrown to roll the transaction back. */
class TakenMeanwhile extends Error {}

async function takeGroup(
  transaction: Knex.Transaction,
  { city, day, ready, last }: SeenGroup,
  actorId: number,
  now: number,
): Promise<number> {
  const group = groupIn(transaction, { city, day })
    .whereRaw(`${READY} is not null`)
    .where('dispatches.order_id', '<=', last);
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
  const free = transaction('orders')
    .whereIn('id', taken)
    .where({ batch_id: null, cancelled_at: null, stopped_at: null });
  if ((await free.update({ batch_id: batch?.id })) !== taken.length) throw new TakenMeanwhile();
  return batch?.id ?? 0;
}
