import { freshProgress } from '../../engine/index.ts';
import type { CityContent, ContentStore } from '../content/content-store.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Creation } from '../store/orders/new-orders.ts';
import { drawCode } from '../platform/code.ts';
import { noLetter, unknownCity } from './refusals.ts';
import type { Platform } from '../platform/platform.ts';
import type { Stores } from '../store/stores.ts';

/** Finds a city by its name, ignoring case. */
export function requireCity({ content }: { readonly content: ContentStore }, name: string): CityContent {
  const city = content.city(name.toUpperCase());
  if (!city) throw unknownCity();
  return city;
}

export type NewLetters = Pick<Creation, 'count' | 'batch' | 'reason'> & Pick<Creation['order'], 'giftFrom'>;

/** Creates orders in the state COMMAND: paid, not sent. */
export function createOrders(
  services: Pick<Stores & Platform, 'clock' | 'staff'>,
  { scenario }: CityContent,
  staff: Account,
  { giftFrom, ...letters }: NewLetters,
) {
  if (scenario.letter === null) throw noLetter();
  return services.staff.createOrders({
    ...letters,
    order: {
      city: scenario.city,
      identifier: null,
      tiedEmail: null,
      giftFrom,
      fullOnWin: false,
      contentVersion: scenario.version,
      progress: freshProgress,
    },
    draw: drawCode,
    actorId: staff.id,
    now: services.clock(),
  });
}
