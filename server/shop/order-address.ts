import type { Seals } from '../platform/seals.ts';
import type { AddressStore } from '../store/orders/addresses.ts';
import type { PostalAddress } from '../store/shop/sale-facts.ts';

/** The postal address of an order; null when none was given, or after it was erased. */
export async function postalAddressOf(
  { addresses, addressSeals }: { readonly addresses: AddressStore; readonly addressSeals: Seals },
  orderId: number,
): Promise<PostalAddress | null> {
  const sealed = await addresses.of(orderId);
  return sealed === null ? null : (JSON.parse(addressSeals.open(sealed, orderId)) as PostalAddress);
}
