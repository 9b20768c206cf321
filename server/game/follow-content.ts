import type { Scenario, Standing } from '../../engine/index.ts';
import type { Services } from '../services.ts';
import type { Order } from '../store/orders/orders.ts';

/**
 * Content may have been edited since this player's last request: where that moves them, the order is moved for good, with
 * a row of the journal that says from where to where. When two requests do it at once, the second finds it done.
 */
export async function followContent(services: Services, order: Order, { story: { scenario }, progress }: Standing): Promise<Order> {
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
    reason: tellMove(scenario, order.progress.step, progress.step),
    now: services.clock(),
    progress,
  });
  return (await services.orders.byCode(order.code)) ?? order;
}

/** For who reads the journal; of a progress that stays where it is, only the names in it changed. */
function tellMove(scenario: Scenario, from: string | null, to: string | null): string {
  if (from === to || to === null) return 'L’étape reste, le trajet a changé de noms ou d’ordre.';
  const isRenamed = scenario.steps[to]?.formerly?.includes(from ?? '') === true;
  return isRenamed ? `${from} s’appelle maintenant ${to}.` : `${from ?? 'L’étape'} n’existe plus : retour à ${to}.`;
}
