import type { Scenario, Standing } from '../../engine/index.ts';
import type { Order } from '../store/orders/orders.ts';
import type { Seat } from '../store/parties/seat.ts';
import type { OutgoingNews } from '../live/outgoing-news.ts';
import type { Platform } from '../platform/platform.ts';
import type { Stores } from '../store/stores.ts';

/**
 * Stores the move of an order whose content was edited, with a journal row. When two requests race, the
 * second changes nothing.
 */
export async function followContent(
  services: Pick<Stores & Platform, 'clock' | 'commit' | 'orders'> & { readonly live: OutgoingNews },
  order: Order,
  { story: { scenario }, progress }: Standing,
  seat: Seat | null,
): Promise<Order> {
  await services.commit({
    orderId: order.id,
    expectedVersion: order.version,
    key: null,
    kind: 'edition',
    step: order.progress.step,
    verdict: null,
    reading: null,
    httpStatus: 200,
    reply: null,
    seconds: null,
    contentVersion: scenario.version,
    actorId: null,
    reason: describeMove(scenario, order.progress.step, progress.step),
    now: services.clock(),
    progress,
  });
  if (seat) services.live.changed(order.id, order.version + 1);
  return (await services.orders.byCode(order.code)) ?? order;
}

/** Text for the journal. With an unchanged step only names or the order of steps have changed. */
function describeMove(scenario: Scenario, from: string | null, to: string | null): string {
  if (from === to || to === null) return 'L’étape reste, le trajet a changé de noms ou d’ordre.';
  const isRenamed = scenario.steps[to]?.formerly?.includes(from ?? '') === true;
  return isRenamed
    ? `${from} s’appelle maintenant ${to}.`
    : `${from ?? 'L’étape'} n’existe plus : retour à ${to}.`;
}
