import { numberAt, textAt, valueAt } from '../platform/read-json.ts';
import type { ShopEvent } from './shop-event.ts';

/** Events that tell that a sale may have changed; Stripe is then asked what it is now. */
const TOLD_KINDS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
  'charge.dispute.created',
];

/** Null when it is no event. */
export function readStripeEvent(json: unknown): ShopEvent | null {
  const [id, kind, created, livemode] = [
    textAt(json, 'id'),
    textAt(json, 'type'),
    numberAt(json, 'created'),
    valueAt(json, 'livemode'),
  ];
  if (id === null || kind === null || created === null || typeof livemode !== 'boolean') return null;
  const reference = TOLD_KINDS.includes(kind) ? referenceOf(valueAt(json, 'data', 'object')) : null;
  return { id, kind, reference, happenedAt: created * 1000, isTest: !livemode, facts: null };
}

/** A payment and its refund share the payment; a session without payment has only its own name. */
export const referenceOf = (object: unknown): string | null =>
  textAt(object, 'payment_intent') ?? textAt(object, 'payment_intent', 'id') ?? textAt(object, 'id');
