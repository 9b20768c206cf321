import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { arrivedBefore, type PostLimits } from './addresses.ts';
import { UNBOUGHT, type SealedBuyer, type TellingTimes } from './dispatch-steps.ts';
import { transact } from '../database/transact.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

export type DispatchState = 'paid' | 'printed' | 'posted' | 'delivered' | 'lost';

/** The way of an order by post. Instants are milliseconds since 1970, null until they come. */
export interface Dispatch extends TellingTimes {
  readonly orderId: number;
  readonly state: DispatchState;
  /** Null for a letter that was posted without standing in the queue. */
  readonly queuedAt: number | null;
  readonly printedAt: number | null;
  readonly postedAt: number | null;
  readonly deliveredAt: number | null;
  readonly lostAt: number | null;
  /** The sealed mail address of a present’s buyer. */
  readonly buyer: string | null;
  readonly tracking: Tracking | null;
  readonly news: CarrierNews | null;
}

export interface Tracking {
  readonly carrier: string;
  readonly number: string;
}

/** The carrier’s last word. */
export interface CarrierNews {
  readonly said: string;
  readonly at: number;
}

export type DispatchStore = ReturnType<typeof dispatchStore>;

interface Row {
  order_id: number;
  state: DispatchState;
  queued_at: number | null;
  joins_at: number | null;
  tell_by: number | null;
  printed_at: number | null;
  posted_at: number | null;
  delivered_at: number | null;
  lost_at: number | null;
  buyer: string | null;
  carrier: string | null;
  tracking_number: string | null;
  said: string | null;
  said_at: number | null;
}

const COLUMNS: (keyof Row)[] = [
  'order_id',
  'state',
  'queued_at',
  'joins_at',
  'tell_by',
  'printed_at',
  'posted_at',
  'delivered_at',
  'lost_at',
  'buyer',
  'carrier',
  'tracking_number',
  'said',
  'said_at',
];

export function dispatchStore(db: Database) {
  const onItsWay = (orderId: number) => db('dispatches').where({ order_id: orderId, state: 'posted' });
  return {
    /** By order; orders that nobody posts have none. */
    async of(orderIds: readonly number[]): Promise<ReadonlyMap<number, Dispatch>> {
      if (orderIds.length === 0) return new Map();
      const rows = await db('dispatches').whereIn('order_id', orderIds).select<Row[]>(COLUMNS);
      return new Map(rows.map((row) => [row.order_id, readDispatch(row)]));
    },
    /** Letters of the queue that are printed for the first time. */
    async markPrinted(orderIds: readonly number[], now: number): Promise<void> {
      await retryWhileLocked(db, () =>
        db('dispatches')
          .whereIn('order_id', orderIds)
          .where({ state: 'paid' })
          .update({ state: 'printed', printed_at: now }),
      );
    },
    /** Replaces the tracking number of a letter that has not arrived; false when there is no such letter. */
    async recordTracking(orderId: number, tracking: Tracking | null): Promise<boolean> {
      const letter = db('dispatches')
        .where({ order_id: orderId })
        .whereIn('state', ['paid', 'printed', 'posted']);
      const changes = {
        carrier: tracking?.carrier ?? null,
        tracking_number: tracking?.number ?? null,
        said: null,
        said_at: null,
      };
      return (await retryWhileLocked(db, () => letter.update(changes))) === 1;
    },
    /** False when the letter is not on its way, or when newer news are known. */
    async recordNews(orderId: number, { said, at }: CarrierNews): Promise<boolean> {
      const isNewer = (rows: Knex.QueryBuilder) =>
        void rows.whereNull('said_at').orWhere('said_at', '<=', at);
      return (
        (await retryWhileLocked(db, () => onItsWay(orderId).where(isNewer).update({ said, said_at: at }))) ===
        1
      );
    },
    /** False when the letter is not on its way. */
    async markDelivered(orderId: number, at: number): Promise<boolean> {
      return (
        (await retryWhileLocked(db, () =>
          onItsWay(orderId).update({ state: 'delivered', delivered_at: at }),
        )) === 1
      );
    },
    /** Forgets the buyers of letters that arrived, were posted or were stopped before these times. */
    async forgetBuyers(before: PostLimits): Promise<void> {
      await retryWhileLocked(db, () =>
        db('dispatches')
          .whereNotNull('buyer')
          .where(arrivedBefore(db, 'dispatches', before))
          .update(UNBOUGHT),
      );
    },
    /** Sealed mail addresses of buyers that have no digest yet. */
    async wordless(most: number): Promise<{ readonly orderId: number; readonly sealed: string }[]> {
      const rows = await db('dispatches')
        .whereNotNull('buyer')
        .whereNull('buyer_digest')
        .orderBy('order_id')
        .limit(most)
        .select<{ order_id: number; buyer: string }[]>('order_id', 'buyer');
      return rows.map(({ order_id: orderId, buyer: sealed }) => ({ orderId, sealed }));
    },
    /** Stores digests in one transaction; that of a buyer who was forgotten meanwhile changes nothing. */
    writeDigests: (some: readonly (SealedBuyer & { readonly orderId: number })[]): Promise<void> =>
      transact(db, async (transaction) => {
        for (const { orderId, sealed, digest } of some)
          await transaction('dispatches')
            .where({ order_id: orderId, buyer: sealed })
            .update({ buyer_digest: digest });
      }),
    /** Sealed mail addresses of buyers. */
    async all(): Promise<{ owner: number; secret: string }[]> {
      const rows = await db('dispatches')
        .whereNotNull('buyer')
        .select<{ order_id: number; buyer: string }[]>('order_id', 'buyer');
      return rows.map(({ order_id: owner, buyer: secret }) => ({ owner, secret }));
    },
  };
}

function readDispatch(row: Row): Dispatch {
  const { carrier, tracking_number: number, said } = row;
  return {
    orderId: row.order_id,
    state: row.state,
    queuedAt: row.queued_at,
    joinsAt: row.joins_at,
    tellBy: row.tell_by,
    printedAt: row.printed_at,
    postedAt: row.posted_at,
    deliveredAt: row.delivered_at,
    lostAt: row.lost_at,
    buyer: row.buyer,
    tracking: carrier !== null && number !== null ? { carrier, number } : null,
    news: said === null || row.said_at === null ? null : { said, at: row.said_at },
  };
}
