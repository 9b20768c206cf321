import { cleanLine } from '../platform/clean-text.ts';
import type { PostalAddress } from '../store/shop/sale-facts.ts';
import type { Seals } from '../platform/seals.ts';
import type { AddressStore } from '../store/orders/addresses.ts';

const LONGEST_LINE = 120;

/** Null when a necessary line is missing or too long. */
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
  ].map(shortLine);
  if (!name || !line1 || !postalCode || !city || !/^[A-Z]{2}$/.test(country ?? '')) return null;
  return { name, line1, line2: line2 || null, postalCode, city, country: country ?? '' };
}

/** Undefined when it is too long. */
function shortLine(value: unknown): string | undefined {
  const line = typeof value === 'string' ? cleanLine(value) : '';
  return line.length <= LONGEST_LINE ? line : undefined;
}

/** The postal address of an order; null when none was given, or after it was erased. */
export async function postalAddressOf(
  { addresses, addressSeals }: { readonly addresses: AddressStore; readonly addressSeals: Seals },
  orderId: number,
): Promise<PostalAddress | null> {
  const sealed = await addresses.of(orderId);
  return sealed === null ? null : (JSON.parse(addressSeals.open(sealed, orderId)) as PostalAddress);
}
