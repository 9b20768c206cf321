import type { Knex } from 'knex';

/** A sealed mail address with its digest, by which staff find it. */
export interface SealedBuyer {
  readonly sealed: string;
  readonly digest: string;
}

/** A step on the way of an order, taken in the transaction that changes the order. */
export type DispatchStep =
  /**
   * Enters the queue. `day`: where the publisher is, AAAA-MM-JJ. `buyer`: sealed; null when the order is tied
   * to its buyer.
   */
  | { readonly kind: 'queue'; readonly day: string; readonly buyer: SealedBuyer | null }
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
        buyer: step.buyer?.sealed ?? null,
        buyer_digest: step.buyer?.digest ?? null,
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
    case 'post': {
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
