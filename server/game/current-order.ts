import { currentName, renameMarks, resolveStanding } from '../../engine/index.ts';
import type { Standing, UnavailablePlace } from '../../engine/index.ts';
import { ERROR_SERVER, RequestRefusal, notConnected, noStatus } from '../errors.ts';
import type { CityContent } from '../content/content-store.ts';
import type { Context } from '../context.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Order } from '../store/orders/orders.ts';
import type { Seen } from '../store/accounts/seen.ts';
import { followContent } from './follow-content.ts';
import { openedBy } from './opened-marks.ts';

/** An order and the city it plays in. */
export interface CurrentGame {
  /** Its progress is the standing's. */
  readonly order: Order;
  readonly standing: Standing;
  readonly city: CityContent;
  /** Marks of the papers opened on the requesting device. */
  readonly opened: readonly string[];
  /** What staff say is gone in this city now. */
  readonly unavailable: readonly UnavailablePlace[];
}

export function requireAccount(ctx: Context): Account {
  if (!ctx.state.account) throw notConnected();
  return ctx.state.account;
}

/**
 * The account's order, activated or still waiting for its letter; moved where an edited content moves it. Skips the query
 * when the caller already loaded the row.
 */
export async function findGame(services: Services, account: Account, seen: Seen | null = null): Promise<CurrentGame | null> {
  const order = seen ? seen.order : await services.orders.currentOf(account);
  if (!order) return null;
  const game = await gameOf(services, order, seen, account.device);
  if (game.standing.progress === order.progress) return game;
  return gameOf(services, await followContent(services, order, game.standing), seen, account.device);
}

/** Content may have been edited under the player: the order stands where it stands in today's scenario. */
export async function gameOf(services: Services, order: Order, seen: Seen | null = null, device?: string): Promise<CurrentGame> {
  const city = cityOf(services, order);
  const standing = resolveStanding(city.story, order.progress);
  return {
    order: { ...order, progress: standing.progress },
    standing,
    city,
    opened: renameMarks(city.story, openedBy(order.openedOn, device)),
    unavailable: await goneFor(services, standing, seen),
  };
}

async function goneFor({ places }: Services, { story, step }: Standing, seen: Seen | null) {
  if (step === null) return [];
  return places.goneIn(story.scenario.city, (place) => currentName(story, 'place', place), seen?.placesVersion);
}

/** The account's game in progress; `status` is what its absence means to the call. */
export async function requirePlay(services: Services, account: Account, status: 403 | 404, seen: Seen | null = null): Promise<CurrentGame> {
  const game = await findGame(services, account, seen);
  if (!game || !isPlayed(game.order)) throw noStatus(status);
  return game;
}

export function isPlayed({ progress }: Order): boolean {
  return progress.state === 'ACTIVATED' || progress.state === 'DONE';
}

/** A city may have been taken away under a player: said in the log, and nothing breaks. */
function cityOf(services: Services, order: Order): CityContent {
  const city = services.content.city(order.city);
  if (city) return city;
  services.log.warn({ city: order.city }, 'Histoire inconnue');
  throw new RequestRefusal(503, ERROR_SERVER, { unknownCity: order.city });
}
