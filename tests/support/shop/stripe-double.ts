import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STRIPE_SECRET = 'whsec_exemple';
export const STRIPE_KEY = 'rk_test_exemple';

/** A Checkout session as Stripe keeps it. */
export interface StripeSession {
  readonly id: string;
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  lines: readonly {
    readonly price: string;
    readonly quantity: number;
    readonly metadata?: Readonly<Record<string, string>>;
  }[];
  refunded?: boolean;
  disputed?: boolean;
  amount_refunded?: number;
  email?: string;
  /** Texts; numbers are of a numeric field, lists of a drop-down menu. */
  fields?: Readonly<Record<string, string | number | readonly [string]>>;
  address?: Readonly<Record<string, string>> | null;
  /** Of the payment page. */
  locale?: string;
  metadata?: Readonly<Record<string, string>>;
}

export interface StripeDouble {
  readonly url: string;
  readonly sessions: Map<string, StripeSession>;
  /** Requests answered. */
  asked: number;
  /** Answers every request with 500. */
  isDown: boolean;
  stop(): Promise<void>;
}

const STRIPE_ADDRESS = { line1: '3 rue du Puits', city: 'Grenoble', postal_code: '38000', country: 'FR' };

/** The answers recorded from Stripe’s API, as far as they are read. */
function described(session: StripeSession) {
  const {
    id,
    payment_intent: payment,
    payment_status,
    email = 'acheteuse@boutique.test',
    fields = {},
    address = STRIPE_ADDRESS,
    locale = null,
    metadata = {},
  } = session;
  const charge = {
    refunded: session.refunded ?? false,
    disputed: session.disputed ?? false,
    amount_refunded: session.amount_refunded ?? 0,
  };
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    payment_status,
    amount_total: 1450,
    currency: 'eur',
    customer_details: { email },
    payment_intent: payment && { id: payment, object: 'payment_intent', latest_charge: charge },
    collected_information: { shipping_details: address && { name: 'Camille Roux', address } },
    custom_fields: Object.entries(fields).map(([key, value]) => describeField(key, value)),
    locale,
    metadata,
  };
}

function describeField(key: string, value: string | number | readonly [string]) {
  const type = typeof value === 'string' ? 'text' : typeof value === 'number' ? 'numeric' : 'dropdown';
  return { key, type, [type]: { value: String(value) } };
}

/** A double of Stripe’s API on a free port: Checkout sessions, and their lines. */
export async function startStripe(): Promise<StripeDouble> {
  const sessions = new Map<string, StripeSession>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test');
    const [, id = '', part] = /^\/v1\/checkout\/sessions\/([^/]+)(\/line_items)?$/.exec(pathname) ?? [];
    const send = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    double.asked += 1;
    if (double.isDown) return send(500, {});
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return send(401, {});
    const session = sessions.get(id);
    if (part)
      return send(200, {
        has_more: false,
        data: session?.lines.map(({ price, quantity, metadata = {} }) => ({
          price: { id: price, product: `prod_of_${price}`, metadata },
          quantity,
        })),
      });
    if (id) return session ? send(200, described(session)) : send(404, {});
    const found = [...sessions.values()].filter(
      ({ payment_intent: payment }) => payment === searchParams.get('payment_intent'),
    );
    send(200, { has_more: false, data: found.map(described) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: StripeDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    asked: 0,
    isDown: false,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

/** The header of a body that Stripe signed at that time. */
export function stripeSignature(
  body: string,
  signedAt: number,
  secret = STRIPE_SECRET,
): Record<string, string> {
  const time = Math.floor(signedAt / 1000);
  return {
    'stripe-signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
  };
}

let count = 0;

/** An event about a session, or about its payment. */
export function stripeEvent(
  kind: string,
  session: StripeSession,
  more: Readonly<Record<string, unknown>> = {},
): string {
  const object = kind.startsWith('checkout.')
    ? {
        id: session.id,
        object: 'checkout.session',
        payment_intent: session.payment_intent,
        payment_status: session.payment_status,
      }
    : { id: `ch_${session.id}`, payment_intent: session.payment_intent };
  return JSON.stringify({
    id: `evt_${(count += 1)}`,
    type: kind,
    created: 1_780_394_400,
    livemode: false,
    data: { object },
    ...more,
  });
}
