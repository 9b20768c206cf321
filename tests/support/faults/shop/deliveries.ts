import { STANDARD_SECRET, standardEvent, standardHeaders } from '../../shop/standard-events.ts';
import { oddSale } from './odd-sales.ts';
import {
  stripeEvent,
  stripeSignature,
  type StripeDouble,
  type StripeSession,
} from '../../shop/stripe-double.ts';

/** A delivery of a shop, and the answers that are right. */
export interface Delivery {
  readonly path: string;
  readonly body: string;
  /** Signed when it is sent. */
  readonly headers: (now: number) => Record<string, string>;
  readonly right: readonly number[];
  /** Sent once this one was accepted. */
  readonly next?: Delivery;
  /** The state of the sale at its shop changes with this delivery. */
  readonly before?: () => void;
}

/** A sale, and how many letters it must have in the end. */
export interface FaultySale {
  readonly reference: string;
  readonly letters: number;
  /** The day of its letters, AAAA-MM-JJ; null: none is asked for. */
  readonly postOn: string | null;
  /** Whether a person must look at it before its letters leave. */
  readonly isTold: boolean;
  readonly deliveries: readonly Delivery[];
}

const TEN_MINUTES = 600_000;
const FORGED = Buffer.alloc(24, 1);

const accepted = (delivery: Omit<Delivery, 'right'>): Delivery => ({ ...delivery, right: [200] });
const refused = (delivery: Delivery, headers: Delivery['headers']): Delivery => ({
  ...delivery,
  headers,
  right: [400],
  before: undefined,
  next: undefined,
});

/** Duplicates, forgeries, an old signature, and other bytes under the id that was just accepted. */
const surrounded = (genuine: Delivery, forged: Delivery, late: Delivery, changed: Delivery): Delivery[] => [
  { ...genuine, next: { ...changed, right: [409] } },
  genuine,
  forged,
  late,
];

function standardDeliveries(id: string, body: string): Delivery[] {
  const signed =
    (secret?: Buffer, age = 0) =>
    (now: number) =>
      standardHeaders(id, body, now - age, secret ?? STANDARD_SECRET);
  const genuine = accepted({ path: '/hooks/standard', body, headers: signed() });
  const other = body.replace(/"quantity":(?=\d)/, '"quantity":1');
  const changed = {
    ...genuine,
    body: `${other} `,
    headers: (now: number) => standardHeaders(id, `${other} `, now),
  };
  return surrounded(
    genuine,
    refused(genuine, signed(FORGED)),
    refused(genuine, signed(undefined, TEN_MINUTES)),
    changed,
  );
}

function stripeDeliveries(body: string, before?: () => void): Delivery[] {
  const signed =
    (secret?: string, age = 0) =>
    (now: number) =>
      stripeSignature(body, now - age, secret);
  const genuine = accepted({ path: '/hooks/stripe', body, headers: signed(), before });
  const other = `${body} `;
  const changed = {
    ...genuine,
    before: undefined,
    body: other,
    headers: (now: number) => stripeSignature(other, now),
  };
  return surrounded(
    genuine,
    refused(genuine, signed('whsec_faux')),
    refused(genuine, signed(undefined, TEN_MINUTES)),
    changed,
  );
}

const ORDINARY = { postOn: null, isTold: false } as const;

/** A sale in a form that its shop did not foresee, delivered like the others. */
export function unforeseenSale(number: number, now: number): FaultySale {
  const reference = `IMPREVU-${number}`;
  const { data, ...expected } = oddSale(number, now);
  const written = number % 2 === 0 ? reference : `\u200E${reference}\u0000`;
  return {
    reference,
    ...expected,
    deliveries: standardDeliveries(`imprevu-${number}`, standardEvent(written, data)),
  };
}

/** Five kinds of sales, turn by turn. */
export function faultySale(stripe: StripeDouble, number: number): FaultySale {
  const quantity = 1 + (number % 3);
  const [standard, session] = [`CMD-${number}`, stripeSession(stripe, number, quantity)];
  const payment = session.payment_intent ?? '';
  const events = {
    paid: () => stripeDeliveries(stripeEvent('checkout.session.completed', session)),
    payLate: () =>
      stripeDeliveries(
        stripeEvent('checkout.session.async_payment_succeeded', session),
        () => (session.payment_status = 'paid'),
      ),
    refund: () => stripeDeliveries(stripeEvent('charge.refunded', session), () => (session.refunded = true)),
  };
  const sold = (id: string, type?: string) =>
    standardDeliveries(
      `${id}-${number}`,
      standardEvent(standard, type ? {} : { lines: [{ product: 'price_ville', quantity }] }, type),
    );
  switch (number % 5) {
    case 0:
      return { ...ORDINARY, reference: payment, letters: quantity, deliveries: events.paid() };
    case 1:
      session.payment_status = 'unpaid';
      return {
        ...ORDINARY,
        reference: payment,
        letters: quantity,
        deliveries: [...events.paid(), ...events.payLate()],
      };
    case 2:
      return {
        ...ORDINARY,
        reference: payment,
        letters: 0,
        deliveries: [...events.paid(), ...events.refund()],
      };
    case 3:
      return { ...ORDINARY, reference: standard, letters: quantity, deliveries: sold('paid') };
    default:
      return number % 2 === 0
        ? {
            ...ORDINARY,
            reference: standard,
            letters: 0,
            deliveries: [...sold('paid'), ...sold('refund', 'order.refunded')],
          }
        : unpaid(session, payment, events.paid());
  }
}

function unpaid(session: StripeSession, reference: string, deliveries: readonly Delivery[]): FaultySale {
  session.payment_status = 'unpaid';
  return { ...ORDINARY, reference, letters: 0, deliveries };
}

function stripeSession({ sessions }: StripeDouble, number: number, quantity: number): StripeSession {
  const id = `cs_test_${number}`;
  const session: StripeSession = {
    id,
    payment_intent: `pi_${number}`,
    payment_status: 'paid',
    lines: [{ price: 'price_ville', quantity }],
  };
  sessions.set(id, session);
  return session;
}
