import { windowLines } from '../../engine/index.ts';
import { lineOf } from '../platform/read-json.ts';
import type { PostalAddress, Unread } from '../store/shop/sale-facts.ts';
import { unreadOf } from './read-lines.ts';
import type { Seals } from '../platform/seals.ts';
import { fold } from '../../engine/answers/fold.ts';
import type { AddressStore, SealedAddress } from '../store/orders/addresses.ts';
import type { SealedBuyer } from '../store/orders/dispatch-steps.ts';

const LINES = [
  'name',
  'line1',
  'line2',
  'postalCode',
  'city',
  'country',
] as const satisfies (keyof PostalAddress)[];
const KNOWN_LINES: ReadonlySet<string> = new Set(LINES);

/** Longer than any window shows: a person shortens it, and nothing is lost before. */
const LONGEST_LINE = 400;

/** Null when a necessary line is missing, or one is too long or no text. */
export function readAddress(lines: {
  readonly [Name in keyof PostalAddress]?: unknown;
}): PostalAddress | null {
  const [name, line1, line2, postalCode, city, country] = LINES.map((line) => shortLine(lines[line]));
  if (!name || !line1 || line2 === undefined || !postalCode || !city) return null;
  if (!/^[A-Za-z]{2}$/.test(country ?? '')) return null;
  return { name, line1, line2: line2 || null, postalCode, city, country: (country ?? '').toUpperCase() };
}

/** The address of a sale. What cannot be used is reported, and so is a line that no envelope would show. */
export function readShopAddress(written: unknown): {
  address: PostalAddress | null;
  unread: readonly Unread[];
} {
  const lines = typeof written === 'object' && written !== null ? written : { written };
  const address = readAddress(lines);
  const said = Object.entries(lines).filter(([, line]: [string, unknown]) => lineOf(line ?? '') !== '');
  const words = said.map(([, line]: [string, unknown]) => lineOf(line)).join(', ');
  if (address === null)
    return { address, unread: words === '' ? [] : [unreadOf('no-address', 'address', words)] };
  const others = said.flatMap(([name, line]: [string, unknown]) =>
    KNOWN_LINES.has(name) ? [] : unreadOf('unknown-field', 'address', `${name} : ${lineOf(line)}`),
  );
  const isShown = windowLines(address) !== null;
  return { address, unread: [...(isShown ? [] : [unreadOf('long-address', 'address', words)]), ...others] };
}

/** Empty when nothing is said; undefined when it is too long or no text. */
function shortLine(value: unknown): string | undefined {
  const line = typeof (value ?? '') === 'string' ? lineOf(value ?? '') : undefined;
  return line !== undefined && line.length <= LONGEST_LINE ? line : undefined;
}

/** The postal address of an order; null when none was given, or after it was erased. */
export async function postalAddressOf(
  { addresses, addressSeals }: { readonly addresses: AddressStore; readonly addressSeals: Seals },
  orderId: number,
): Promise<PostalAddress | null> {
  const sealed = await addresses.of(orderId);
  return sealed === null ? null : (JSON.parse(addressSeals.open(sealed, orderId)) as PostalAddress);
}

/** Seals an address for an order, with the digests of its name and its postcode. */
export function sealAddress(seals: Seals, address: PostalAddress, orderId: number): SealedAddress {
  return { sealed: seals.seal(JSON.stringify(address), orderId), words: addressWords(seals, address) };
}

export const addressWords = (seals: Seals, { name, postalCode }: PostalAddress): readonly string[] =>
  [...foldedWords(name), foldedWords(postalCode).join('')].map((word) => seals.digests(word)[0]);

/** The words by which an address is found: without case, accents and signs. */
export const foldedWords = (text: string): readonly string[] => fold(text).split(' ').filter(Boolean);

/** Seals a normalised mail address for an order. */
export const sealBuyer = (seals: Seals, email: string, orderId: number): SealedBuyer => ({
  sealed: seals.seal(email, orderId),
  digest: seals.digests(email)[0],
});
