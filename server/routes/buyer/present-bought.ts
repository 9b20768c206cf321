import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { keepsakeNumber, stateOfKeepsake } from '../../shop/keepsake.ts';
import { numberOf } from '../../shop/sale-mails.ts';
import type { FollowedLetter } from '../../store/orders/bought-letters.ts';
import type { Dispatch } from '../../store/orders/dispatches.ts';
import type { Keepsake } from '../../store/shop/keepsakes.ts';
import type { Order } from '../../store/orders/orders.ts';
import type { Services } from '../../services/services.ts';

/** No code, no name and no address: the link may be read over somebody’s shoulder. */
export function presentBought(
  { content }: Pick<Services, 'content'>,
  { order, isReplacement }: FollowedLetter,
  way: Dispatch | undefined,
): ApiSchemas['BoughtLetter'] {
  const state = stateOfBought(order, way);
  return {
    number: numberOf(order),
    city: content.city(order.city)?.scenario.name ?? order.city,
    state,
    isSheet: false,
    isReplacement,
    paidAt: isoDate(order.createdAt),
    postOn: order.postOn,
    waitsForWords: state === 'paid' && (way?.tellBy ?? null) !== null,
    printedAt: isoDate(way?.printedAt ?? null),
    postedAt: isoDate(way?.postedAt ?? null),
    deliveredAt: isoDate(way?.deliveredAt ?? null),
    trackingNumber: way?.tracking?.number ?? null,
    news: way?.news?.said ?? null,
    newsAt: isoDate(way?.news?.at ?? null),
  };
}

/** The same for a sheet of stamps. Nobody hears of its arrival. */
export const presentBoughtKeepsake = (
  { content }: Pick<Services, 'content'>,
  keepsake: Keepsake,
): ApiSchemas['BoughtLetter'] => ({
  number: keepsakeNumber(keepsake),
  city: (keepsake.city && content.city(keepsake.city)?.scenario.name) ?? '',
  state: stateOfKeepsake(keepsake),
  isSheet: true,
  isReplacement: false,
  paidAt: isoDate(keepsake.createdAt),
  postOn: null,
  waitsForWords: false,
  printedAt: isoDate(keepsake.printedAt),
  postedAt: isoDate(keepsake.postedAt),
  deliveredAt: null,
  trackingNumber: keepsake.trackingNumber,
  news: null,
  newsAt: null,
});

export function stateOfBought(
  { cancelledAt, stoppedAt }: Order,
  way: Dispatch | undefined,
): ApiSchemas['BoughtLetter']['state'] {
  if (cancelledAt !== null) return 'voided';
  // The list holds the replacement of a lost letter; a lost one without replacement is no longer on its way
  // either.
  if (stoppedAt !== null || way?.state === 'lost') return 'withdrawn';
  return way?.state ?? 'paid';
}
