import { freshProgress } from '../../engine/index.ts';
import type { CityContent } from '../content/content-store.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Creation } from '../store/orders/new-orders.ts';
import { drawCode } from './code.ts';
import { unknownCity } from './refusals.ts';
import { readLine, readOptionalLine } from './read-fields.ts';
import type { Fields } from './read-fields.ts';

/** Finds the city of a field, ignoring case. */
export function requireCity({ content }: Services, fields: Fields, name = 'cityName'): CityContent {
  const city = content.city(readLine(fields, name, 'MISSING_CITY').toUpperCase());
  if (!city) throw unknownCity();
  return city;
}

export type NewLetters = Pick<Creation, 'count' | 'batch' | 'reason'> & Pick<Creation['order'], 'giftFrom'>;

/** Longest name that fits the envelope. */
const LONGEST_GIVER = 80;

/** Giver's name, shown after « Offert par »; null for none. */
export function readGiver(fields: Fields): string | null {
  const isBlank = typeof fields.giftFrom === 'string' && fields.giftFrom.trim() === '';
  return isBlank ? null : readOptionalLine(fields, 'giftFrom', 'INVALID_GIVER', LONGEST_GIVER);
}

/** Creates orders in the state COMMAND: paid, not sent. */
export function createOrders(services: Services, { scenario }: CityContent, staff: Account, { giftFrom, ...letters }: NewLetters) {
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
