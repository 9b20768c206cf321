import type { CurrentGame } from '../game/current-order.ts';
import type { Order } from '../store/orders/orders.ts';
import { applyStaffChange } from './staff-change.ts';
import type { ChangeAuthor, StaffChangeParts } from './staff-change.ts';
import {
  alreadyQueued,
  alreadySent,
  cancelled,
  inBatch,
  noLetter,
  notQueued,
  whyStopped,
} from './refusals.ts';
import type { Shop } from '../shop/shop.ts';
import type { Stores } from '../store/stores.ts';

/** Puts an order that was made by hand into the print queue. */
export async function queueOrder(
  services: StaffChangeParts & Pick<Stores, 'dispatches'> & { readonly shop: Shop },
  { order, city }: CurrentGame,
  author: ChangeAuthor,
): Promise<Order> {
  if (city.scenario.letter === null) throw noLetter();
  if (order.cancelledAt !== null) throw cancelled();
  if (order.stoppedAt !== null) throw whyStopped(order);
  if (order.progress.state !== 'COMMAND') throw alreadySent();
  if ((await services.dispatches.of([order.id])).has(order.id)) throw alreadyQueued();
  if (order.batchId !== null) throw inBatch(order.batchId);
  const dispatch = { kind: 'queue', day: services.shop.today(), buyer: null } as const;
  return applyStaffChange(services, order, { ...author, action: 'queue', dispatch }, {});
}

/** Takes it out of the queue, unless it was taken into a batch. */
export async function unqueueOrder(
  services: StaffChangeParts & Pick<Stores, 'dispatches'>,
  order: Order,
  author: ChangeAuthor,
): Promise<Order> {
  const waiting = (await services.dispatches.of([order.id])).get(order.id);
  if (waiting?.state !== 'paid' || order.batchId !== null) throw notQueued();
  return applyStaffChange(
    services,
    order,
    { ...author, action: 'unqueue', dispatch: { kind: 'unqueue' } },
    {},
  );
}
