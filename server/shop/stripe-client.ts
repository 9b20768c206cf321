import { readShopAddress } from './postal-address.ts';
import { isGiftField, readGift } from './gift.ts';
import { languageFields, readSaidLanguage, saysLanguage } from './read-language.ts';
import { readLines, readMail, readPrice } from './read-lines.ts';
import { valueAt } from '../../engine/text/is-record.ts';
import { listAt, numberAt, textAt } from '../platform/read-json.ts';
import type { SaleFacts } from '../store/shop/sale-facts.ts';
import type { StripeAccess } from '../platform/read-shops.ts';
import type { ShopEvent } from './standard-events.ts';

const TIMEOUT_MS = 5000;
const CHARGE = 'payment_intent.latest_charge';

/** The shop did not answer as expected. The message holds nothing of a sale. */
export class ShopFailure extends Error {}

/**
 * Asks Stripe for a sale. Null when no Checkout session has this name, or the session goes by another name
 * now.
 */
export async function readStripeSale(
  access: StripeAccess,
  reference: string,
  today: string,
): Promise<SaleFacts | null> {
  const session = await findSession(access, reference);
  const id = textAt(session, 'id');
  if (id === null || referenceOf(session) !== reference) return null;
  const items = await get(access, `/v1/checkout/sessions/${encodeURIComponent(id)}/line_items?limit=100`);
  return describeSession(session, items, today);
}

/** A payment that comes from elsewhere than Checkout has no session. */
async function findSession(access: StripeAccess, reference: string): Promise<unknown> {
  if (reference.startsWith('cs_'))
    return get(access, `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[]=${CHARGE}`);
  const found = await get(
    access,
    `/v1/checkout/sessions?payment_intent=${encodeURIComponent(reference)}&limit=1&expand[]=data.${CHARGE}`,
  );
  return listAt(found, 'data')[0];
}

async function get({ apiUrl, apiKey }: StripeAccess, path: string): Promise<unknown> {
  const init = {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  } as const;
  const response = await fetch(apiUrl + path, init).catch((error: unknown) => {
    throw new ShopFailure(error instanceof Error ? error.name : 'no response');
  });
  if (!response.ok) throw new ShopFailure(`status ${response.status}`);
  return response.json().catch(() => {
    throw new ShopFailure('no JSON');
  });
}

function describeSession(session: unknown, items: unknown, today: string): SaleFacts {
  const status = textAt(session, 'payment_status');
  const charge = valueAt(session, 'payment_intent', 'latest_charge');
  const isRefunded = valueAt(charge, 'refunded') === true;
  const { amount, currency, ...price } = readPrice(
    valueAt(session, 'amount_total'),
    valueAt(session, 'currency'),
  );
  const { lines, ...sold } = readLines(
    valueAt(items, 'data'),
    (item) => [
      textAt(item, 'price', 'id'),
      textAt(item, 'price', 'product'),
      textAt(item, 'price', 'product', 'id'),
    ],
    (item) => readSaidLanguage(...languageFields(valueAt(item, 'price', 'metadata'))),
  );
  const { email, ...mailed } = readMail(valueAt(session, 'customer_details', 'email'));
  const { address, ...lived } = readShopAddress(addressOf(session));
  const { gift, isPresent, ...given } = readGift(textsOf(session), today);
  return {
    isPaid: status === 'paid',
    reversal: isRefunded ? 'refund' : valueAt(charge, 'disputed') === true ? 'dispute' : null,
    isPartlyRefunded: !isRefunded && (numberAt(charge, 'amount_refunded') ?? 0) > 0,
    amount,
    currency,
    email,
    language: readSaidLanguage(
      ...languageFields(filledFields(session)),
      ...languageFields(valueAt(session, 'metadata')),
      valueAt(session, 'locale'),
    ),
    lines,
    game: textAt(session, 'client_reference_id'),
    address,
    gift,
    isPresent,
    problems: [
      ...(status === 'no_payment_required' ? ['nothing-paid' as const] : []),
      ...(valueAt(items, 'has_more') === true ? ['too-many-copies' as const] : []),
    ],
    unread: [price, sold, mailed, lived, given].flatMap(({ unread }) => unread),
  };
}

/** Its place depends on the version of Stripe’s API. */
function addressOf(session: unknown) {
  const details =
    valueAt(session, 'collected_information', 'shipping_details') ?? valueAt(session, 'shipping_details');
  const at = (name: string) => valueAt(details, 'address', name);
  return {
    name: valueAt(details, 'name'),
    line1: at('line1'),
    line2: at('line2') ?? undefined,
    postalCode: at('postal_code'),
    city: at('city'),
    country: at('country'),
  };
}

/**
 * The fields that the buyer filled on the payment page; they override the metadata of the link, of which the
 * seller may use others.
 */
function textsOf(session: unknown): Record<string, unknown> {
  const metadata = Object.entries(valueAt(session, 'metadata') ?? {}).filter(([name]) => isGiftField(name));
  const fields = Object.entries(filledFields(session)).filter(([name, value]) => !saysLanguage(name, value));
  return { ...Object.fromEntries(metadata), ...Object.fromEntries(fields) };
}

const filledFields = (session: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    listAt(session, 'custom_fields')
      .map((field) => [textAt(field, 'key') ?? '', filledIn(field)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Stripe names the value of a field by the type of the field. */
const filledIn = (field: unknown): unknown =>
  ['text', 'numeric', 'dropdown']
    .map((type) => valueAt(field, type, 'value'))
    .find((value) => value ?? false);

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
const referenceOf = (object: unknown): string | null =>
  textAt(object, 'payment_intent') ?? textAt(object, 'payment_intent', 'id') ?? textAt(object, 'id');
