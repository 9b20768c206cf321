import type { PostalAddress } from '../store/shop/sale-facts.ts';
import type { Seals } from '../platform/seals.ts';
import { fold } from '../../engine/answers/fold.ts';
import type { AddressStore, SealedAddress } from '../store/orders/addresses.ts';
import type { SealedBuyer } from '../store/orders/dispatch-steps.ts';

const LONGEST_LINE = 120;

/** Null when a necessary line is missing, too long or not printable. */
export function readAddress(lines: {
  readonly [Name in keyof PostalAddress]?: unknown;
}): PostalAddress | null {
  const [name, line1, line2, postalCode, city, country] = [
    lines.name,
    lines.line1,
    lines.line2,
    lines.postalCode,
    lines.city,
    lines.country,
  ].map((line) => printableLine(line));
  if (!name || !line1 || !postalCode || !city || !/^[A-Z]{2}$/.test(country ?? '')) return null;
  return { name, line1, line2: line2 || null, postalCode, city, country: country ?? '' };
}

/** Undefined unless it is one short printable line. */
export function printableLine(value: unknown, longest: number = LONGEST_LINE): string | undefined {
  const line = typeof value === 'string' ? value.trim() : '';
  return line.length <= longest && !/[\p{C}\u2028\u2029]/u.test(line) ? line : undefined;
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
