import type { Seat } from '../store/parties/seat.ts';
import type { Order } from '../store/orders/orders.ts';

/** No letter's code begins so. */
const GUEST_PREFIX = '0';
const LENGTH = 6;

/**
 * Code and identifier of the order for a person. With the real ones somebody could withdraw from the
 * purchase, so that a guest gets a code that opens nothing, which the device needs to tell games apart.
 */
export function nameOrderFor(
  seat: Seat | null,
  { id, code, identifier }: Order,
): Pick<Order, 'code' | 'identifier'> {
  if (!seat?.isGuest) return { code, identifier };
  return {
    code:
      GUEST_PREFIX +
      id
        .toString(36)
        .toUpperCase()
        .padStart(LENGTH - 1, '0'),
    identifier: null,
  };
}
