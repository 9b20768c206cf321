import { freshProgress, languagesOf } from '../../engine/index.ts';
import type { CityContent } from '../content/content-store.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Creation } from '../store/orders/new-orders.ts';
import { drawCode } from '../platform/code.ts';
import {
  noLetter,
  unknownCity,
  alreadyQueued,
  alreadySent,
  cancelled,
  inBatch,
  notQueued,
  notTranslated,
  notWaiting,
  whyStopped,
} from './refusals.ts';
import type { CurrentGame } from '../game/current-order.ts';
import type { Order } from '../store/orders/orders.ts';
import { applyStaffChange, type ChangeAuthor, type StaffChangeParts } from './staff-change.ts';
import { hasJoined } from '../shop/telling.ts';
import type { Services } from '../services/services.ts';

/** Finds a city by its name, ignoring case. The counter knows none that is played without an order. */
export function requireCity({ content }: Pick<Services, 'content'>, name: string): CityContent {
  const city = content.city(name.toUpperCase());
  if (!city || city.scenario.open) throw unknownCity();
  return city;
}

export type NewLetters = Pick<Creation, 'count' | 'batch' | 'reason'> & Pick<Order, 'giftFrom' | 'language'>;

/** Creates orders in the state COMMAND: paid, not sent. */
export function createOrders(
  services: Pick<Services, 'clock' | 'staff'>,
  { scenario }: CityContent,
  staff: Account,
  { giftFrom, language, ...letters }: NewLetters,
) {
  if (scenario.letter === null) throw noLetter();
  if (!languagesOf(scenario).includes(language)) throw notTranslated();
  return services.staff.createOrders({
    ...letters,
    order: {
      city: scenario.city,
      giftFrom,
      language,
      contentVersion: scenario.version,
      progress: freshProgress,
    },
    draw: drawCode,
    actorId: staff.id,
    now: services.clock(),
  });
}

/** Puts an order that was made by hand into the print queue. */
export async function queueOrder(
  services: StaffChangeParts & Pick<Services, 'dispatches' | 'shop'>,
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

/** Lets a letter join the queue that still waits for its buyer. */
export async function releaseOrder(
  services: StaffChangeParts & Pick<Services, 'dispatches'>,
  order: Order,
  author: ChangeAuthor,
): Promise<Order> {
  const way = (await services.dispatches.of([order.id])).get(order.id);
  if (way?.state !== 'paid' || hasJoined(way, services.clock())) throw notWaiting();
  return applyStaffChange(
    services,
    order,
    { ...author, action: 'release', dispatch: { kind: 'release' } },
    {},
  );
}

/** Takes it out of the queue, unless it was taken into a batch. */
export async function unqueueOrder(
  services: StaffChangeParts & Pick<Services, 'dispatches'>,
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
