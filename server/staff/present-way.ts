import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Order } from '../store/orders/orders.ts';
import type { Stores } from '../store/stores.ts';

/** The way of an order by post; null when it takes none. */
export async function presentWay(
  services: Pick<Stores, 'dispatches' | 'orders'>,
  order: Order,
): Promise<ApiSchemas['OrderWay'] | null> {
  const dispatch = (await services.dispatches.of([order.id])).get(order.id);
  if (!dispatch) return null;
  const { state, tracking, news } = dispatch;
  return {
    state,
    batch: order.batchId,
    queuedAt: isoDate(dispatch.queuedAt),
    printedAt: isoDate(dispatch.printedAt),
    postedAt: isoDate(dispatch.postedAt),
    deliveredAt: isoDate(dispatch.deliveredAt),
    lostAt: isoDate(dispatch.lostAt),
    carrier: tracking?.carrier ?? null,
    trackingNumber: tracking?.number ?? null,
    news: news?.said ?? null,
    newsAt: isoDate(news?.at ?? null),
    ...(await services.orders.replacement(order.id)),
  };
}
