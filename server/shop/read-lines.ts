import type { Language } from '../../engine/index.ts';
import { cleanLine, cleanLines } from '../platform/clean-text.ts';
import { valueAt } from '../../engine/text/is-record.ts';
import type { SaleFacts, SaleLine, SaleProblem, Unread } from '../store/shop/sale-facts.ts';

/** Longer texts are cut. */
const LONGEST_KEPT = 2000;

/** Keeps what a shop wrote for the person who has to look at it. */
export function unreadOf(problem: SaleProblem, field: Unread['field'], written: unknown): Unread {
  const text = typeof written === 'string' ? cleanLines(written) : (JSON.stringify(written) ?? '');
  return { problem, field, text: [...text].slice(0, LONGEST_KEPT).join('') };
}

/** Reads what is said to be the mail address of a buyer. Only what is no text is reported here. */
export function readMail(said: unknown): Pick<SaleFacts, 'email'> & { readonly unread: readonly Unread[] } {
  if (typeof said === 'string') return { email: cleanLine(said) || null, unread: [] };
  return {
    email: null,
    unread: (said ?? null) === null ? [] : [unreadOf('unreadable-email', 'email', said)],
  };
}

/** Reads the products and quantities sold. A line without a readable quantity is reported and counts for none. */
export function readLines(
  listed: unknown,
  productsOf: (line: unknown) => readonly (string | null)[],
  languageOf: (line: unknown) => Language | null,
): { lines: readonly SaleLine[]; unread: readonly Unread[] } {
  if (!Array.isArray(listed) || listed.length === 0)
    return { lines: [], unread: [unreadOf('unreadable-lines', 'lines', listed)] };
  const read = listed.map((line: unknown) => {
    const products = productsOf(line).flatMap((product) => product ?? []);
    const written = valueAt(line, 'quantity');
    return { products, written, quantity: readCount(written), language: languageOf(line) };
  });
  return {
    lines: read.flatMap(({ products, quantity, language }) =>
      quantity === null ? [] : { products, quantity, language },
    ),
    unread: read.flatMap(({ products, written, quantity }) =>
      quantity === null
        ? unreadOf('unreadable-lines', 'lines', [...products, JSON.stringify(written) ?? '?'].join(' : '))
        : [],
    ),
  };
}

/** A whole number above zero, also as a text (« 2 », « 2.0 »). */
function readCount(value: unknown): number | null {
  const count = readWhole(value);
  return count !== null && count > 0 ? count : null;
}

function readWhole(value: unknown): number | null {
  const text = typeof value === 'string' ? cleanLine(value).normalize('NFKC') : '';
  const number = /^[+-]?\d+(?:[.,]0+)?$/.test(text) ? Number(text.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

const CURRENCIES: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()),
);

/** Reads the amount and currency paid. A value that the shop left out is not reported. */
export function readPrice(
  amountSaid: unknown,
  currencySaid: unknown,
): Pick<SaleFacts, 'amount' | 'currency'> & { readonly unread: readonly Unread[] } {
  const amount = readWhole(amountSaid);
  const code = typeof currencySaid === 'string' ? cleanLine(currencySaid).toLowerCase() : '';
  const spelt = /^(?:€|euros?)$/.test(code) ? 'eur' : code;
  const currency = CURRENCIES.has(spelt) ? spelt : null;
  const isOdd = (said: unknown, isRead: boolean) => (said ?? '') !== '' && !isRead;
  return {
    amount,
    currency,
    unread: [
      ...(isOdd(amountSaid, amount !== null && amount > 0)
        ? [unreadOf('unreadable-price', 'amount', amountSaid)]
        : []),
      ...(isOdd(currencySaid, currency !== null)
        ? [unreadOf('unreadable-price', 'currency', currencySaid)]
        : []),
    ],
  };
}
