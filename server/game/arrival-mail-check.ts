import { hasUnopenedArrival, renameMarks, resolveStanding } from '../../engine/index.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { OrderStore } from '../store/orders/orders.ts';
import type { OrderArrival } from '../store/outbox.ts';
import type { ReadElsewhere } from './elsewhere.ts';

interface ArrivalCheckParts {
  readonly orders: OrderStore;
  readonly content: ContentStore;
  readonly elsewhereOf: ReadElsewhere;
}

/**
 * Whether a message that came then is in the account's current game and was opened on no device. It is asked
 * when the mail leaves, so that nobody who moves a player, edits the city or takes an order back has to know
 * of mails.
 */
export const arrivalMailCheck =
  ({ orders, content, elsewhereOf }: ArrivalCheckParts) =>
  async ({ orderId, at }: OrderArrival, accountId: number | null, now: number): Promise<boolean> => {
    const order = accountId === null ? null : await orders.currentOf({ id: accountId });
    const city = order?.id === orderId ? content.city(order.city) : undefined;
    if (!order || !city || order.accountId !== accountId) return false;
    const standing = resolveStanding(
      city.story,
      order.progress,
      await elsewhereOf(order.accountId, city.story.read.elsewhere),
    );
    return hasUnopenedArrival(
      standing,
      at,
      renameMarks(city.story, Object.values(order.openedOn).flat()),
      now,
    );
  };
