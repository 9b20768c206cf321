import { readShopAddress } from './postal-address.ts';
import { readGift } from './gift.ts';
import { readSaidLanguage } from './read-language.ts';
import { readLines, readMail, readPrice } from './read-lines.ts';
import { valueAt } from '../../engine/text/is-record.ts';
import { nameAt, readYesNo, textAt } from '../platform/read-json.ts';
import type { Reversal, SaleFacts } from '../store/shop/sale-facts.ts';

/** A signed event, parsed. */
export interface ShopEvent {
  readonly id: string;
  readonly kind: string;
  /** The shop's name of the sale; null for events that concern none. */
  readonly reference: string | null;
  readonly happenedAt: number;
  readonly isTest: boolean;
  /** Null where the shop is asked instead. */
  readonly facts: SaleFacts | null;
}

const REVERSALS: Readonly<Record<string, Reversal>> = {
  'order.refunded': 'refund',
  'order.disputed': 'dispute',
};

/**
 * Reads an event in the form that docs/operating.md describes. `id`: its header. Null when it is no event.
 */
export function readStandardEvent(json: unknown, id: string, today: string): ShopEvent | null {
  const [kind, data, happenedAt] = [
    textAt(json, 'type'),
    valueAt(json, 'data'),
    Date.parse(textAt(json, 'timestamp') ?? ''),
  ];
  const isTest = readYesNo(valueAt(data, 'test'));
  if (kind === null || Number.isNaN(happenedAt) || isTest === undefined) return null;
  const common = { id, kind, happenedAt, isTest };
  const reversal = REVERSALS[kind] ?? null;
  if (kind !== 'order.paid' && reversal === null) return { ...common, reference: null, facts: null };
  const reference = nameAt(data, 'order');
  return reference === null
    ? null
    : { ...common, reference, facts: describeOrderSold(data, reversal, today) };
}

function describeOrderSold(data: unknown, reversal: Reversal | null, today: string): SaleFacts {
  const { amount, currency, ...price } = readPrice(valueAt(data, 'amount'), valueAt(data, 'currency'));
  const { lines, ...sold } = readLines(
    valueAt(data, 'lines'),
    (line) => [nameAt(line, 'product')],
    (line) => readSaidLanguage(valueAt(line, 'locale')),
  );
  const { email, ...mailed } = readMail(valueAt(data, 'email'));
  const { address, ...lived } = readShopAddress(valueAt(data, 'address'));
  const { gift, isPresent, ...given } = readGift(valueAt(data, 'gift'), today);
  return {
    isPaid: reversal === null,
    reversal,
    isPartlyRefunded: false,
    amount,
    currency,
    email,
    language: readSaidLanguage(valueAt(data, 'locale')),
    lines,
    game: nameAt(data, 'game'),
    address,
    gift,
    isPresent,
    problems: [],
    unread: [price, sold, mailed, lived, given].flatMap(({ unread }) => unread),
  };
}
