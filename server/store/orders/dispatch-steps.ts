import type { Knex } from 'knex';
import { IS_HELD } from '../shop/sale-row.ts';

/** A sealed mail address with its digest, by which staff find it. */
export interface SealedBuyer {
  readonly sealed: string;
  readonly digest: string;
}

/** The times of a letter that its buyer may still tell; both null once it stands in the queue. */
export interface TellingTimes {
  /** When it joins the queue. */
  readonly joinsAt: number | null;
  /** A present waits until then for the words of its buyer, and afterwards for a person. */
  readonly tellBy: number | null;
}

export const IN_QUEUE: TellingTimes = { joinsAt: null, tellBy: null };

/** A step on the way of an order, taken in the transaction that changes the order. */
export type DispatchStep =
  /**
   * Enters the queue. `day`: where the publisher is, AAAA-MM-JJ. `buyer`: sealed; null when the order is tied
   * to its buyer. `times`: at once when absent.
   */
  | {
      readonly kind: 'queue';
      readonly day: string;
      readonly buyer: SealedBuyer | null;
      readonly times?: TellingTimes;
    }
  /** Its buyer tells it, unless it was taken into a batch or dated for its printing. */
  | { readonly kind: 'tell'; readonly buyer: SealedBuyer | null; readonly times: TellingTimes }
  /** Joins the queue without waiting for its buyer any longer. */
  | { readonly kind: 'release' }
  /** Leaves the queue, before it is taken into a batch. */
  | { readonly kind: 'unqueue' }
  | { readonly kind: 'post' }
  /** Takes a posting back. */
  | { readonly kind: 'unpost' }
  | { readonly kind: 'lose' };

/** The buyer of a letter, forgotten. */
export const UNBOUGHT = { buyer: null, buyer_digest: null };

/** False when the order is not where the step begins. */
export async function takeStep(
  transaction: Knex.Transaction,
  orderId: number,
  step: DispatchStep,
  now: number,
): Promise<boolean> {
  const dispatch = () => transaction('dispatches').where({ order_id: orderId });
  switch (step.kind) {
    case 'queue': {
      const row = {
        order_id: orderId,
        state: 'paid',
        queued_on: step.day,
        queued_at: now,
        ...buyerColumns(step.buyer),
        ...timeColumns(step.times ?? IN_QUEUE),
      };
      return (
        (await transaction('dispatches').insert(row).onConflict('order_id').ignore().returning('order_id'))
          .length === 1
      );
    }
    case 'unqueue': {
      const isTaken = transaction('orders').where({ id: orderId }).whereNotNull('batch_id');
      return (await dispatch().where({ state: 'paid' }).whereNotExists(isTaken).delete()) === 1;
    }
    case 'tell': {
      const open = transaction('orders').where({ id: orderId, batch_id: null, start_date: null });
      const isLeaving = open.where({ state: 'COMMAND', cancelled_at: null, stopped_at: null });
      const changes = { ...buyerColumns(step.buyer), ...timeColumns(step.times) };
      return (await dispatch().where({ state: 'paid' }).whereExists(isLeaving).update(changes)) === 1;
    }
    case 'release': {
      const isWaiting = (rows: Knex.QueryBuilder) =>
        void rows.whereNotNull('joins_at').orWhereNotNull('tell_by');
      return (await dispatch().where({ state: 'paid' }).where(isWaiting).update(timeColumns(IN_QUEUE))) === 1;
    }
    case 'post': {
      const sale = transaction('orders').join('sales', 'sales.id', 'orders.sale_id');
      if (await sale.where({ 'orders.id': orderId }).whereRaw(IS_HELD).first<object | undefined>('orders.id'))
        return false;
      const row = { order_id: orderId, state: 'posted', posted_at: now };
      const isWaiting = transaction.raw(`dispatches.state in ('paid', 'printed')`);
      const posted = transaction('dispatches')
        .insert(row)
        .onConflict('order_id')
        .merge(['state', 'posted_at'])
        .where(isWaiting);
      return (await posted.returning('order_id')).length === 1;
    }
    case 'unpost': {
      const posted = () => dispatch().where({ state: 'posted' });
      if ((await posted().whereNull('queued_at').delete()) === 1) return true;
      const state = transaction.raw(`case when printed_at is null then 'paid' else 'printed' end`);
      return (await posted().update({ state, posted_at: null, said: null, said_at: null })) === 1;
    }
    case 'lose': {
      const changes = { state: 'lost', lost_at: now, ...UNBOUGHT };
      return (await dispatch().whereIn('state', ['posted', 'delivered']).update(changes)) === 1;
    }
  }
}

const buyerColumns = (buyer: SealedBuyer | null) => ({
  buyer: buyer?.sealed ?? null,
  buyer_digest: buyer?.digest ?? null,
});

const timeColumns = ({ joinsAt, tellBy }: TellingTimes) => ({ joins_at: joinsAt, tell_by: tellBy });
