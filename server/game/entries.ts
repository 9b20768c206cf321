import {
  advance,
  factsOfEntry,
  freshProgress,
  isEntryPhrase,
  mayEnter,
  standingOf,
} from '../../engine/index.ts';
import type { CityContent, ContentStore } from '../content/content-store.ts';
import { drawCode } from '../platform/code.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Order } from '../store/orders/orders.ts';
import type { Platform } from '../platform/platform.ts';
import type { ReadElsewhere } from './elsewhere.ts';
import type { Stores } from '../store/stores.ts';

/**
 * The city that a typed phrase opens for this account; null for every other text, and for a player who may
 * not enter. The account's deeds are read before the text, so that a phrase takes no longer than another
 * text.
 */
export async function findEntry(
  { content, elsewhereOf }: { readonly content: ContentStore; readonly elsewhereOf: ReadElsewhere },
  account: Account,
  typed: string,
): Promise<CityContent | null> {
  const cities = content.all().filter(({ scenario }) => scenario.entry);
  if (cities.length === 0) return null;
  const elsewhere = await elsewhereOf(
    account.id,
    cities.flatMap(({ scenario }) => factsOfEntry(scenario)),
  );
  return (
    cities.find(({ scenario }) => isEntryPhrase(scenario, typed) && mayEnter(scenario, elsewhere)) ?? null
  );
}

/**
 * The account's order in a city that its phrase opens, waiting to be activated or played. Made once, whoever
 * asks at the same time.
 */
export function enter(
  { orders, clock }: Pick<Stores & Platform, 'clock' | 'orders'>,
  account: Account,
  { story, scenario }: CityContent,
): Promise<Order> {
  const now = clock();
  const { progress } = advance(standingOf(story, freshProgress), { type: 'SEND' }, now).standing;
  const order = { city: scenario.city, progress, contentVersion: scenario.version };
  return orders.enter(account.id, order, drawCode, now);
}
