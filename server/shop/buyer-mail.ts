import type { Seals } from '../platform/seals.ts';
import type { Dispatch } from '../store/orders/dispatches.ts';
import type { Order } from '../store/orders/orders.ts';

/** The mail address of the buyer of a letter; null when nobody left one, or after it was erased. */
export function buyerMailOf(
  { buyerSeals }: { readonly buyerSeals: Seals },
  order: Order,
  dispatch: Dispatch | undefined,
): string | null {
  return dispatch?.buyer ? buyerSeals.open(dispatch.buyer, order.id) : order.tiedEmail;
}

/** The name of an order for its buyer: the number in the mails, never its code. */
export const numberOf = ({ sale, identifier }: Pick<Order, 'sale' | 'identifier'>): string | null =>
  sale === null ? identifier : `V-${sale.id}-${sale.copy}`;
