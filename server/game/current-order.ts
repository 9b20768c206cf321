import {
  currentName,
  nextDelivery,
  renameMarks,
  resolveStanding,
  type Standing,
  type UnavailablePlace,
  type Scenario,
} from '../../engine/index.ts';
import { ERROR_SERVER, HttpError, noStatus } from '../platform/errors.ts';
import type { CityContent, ContentStore } from '../content/content-store.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Seat } from '../store/parties/party-row.ts';
import type { Order } from '../store/orders/orders.ts';
import type { SessionSnapshot } from '../store/accounts/session-snapshot.ts';
import type { OutgoingNews } from '../live/outgoing-news.ts';
import type { Platform } from '../platform/platform.ts';
import type { ReadElsewhere } from './elsewhere.ts';
import type { ReadHand } from '../party/deal-party.ts';
import type { Stores } from '../store/stores.ts';
import type { OpenedOn } from '../store/orders/order-row.ts';

/** Key for papers that count as opened on every device. */
export const EVERY_DEVICE = '';

/** More than a group has; the least recently used device is dropped. */
const MOST_DEVICES = 24;

/** Marks of a device and those of every device. */
export const openedBy = (openedOn: OpenedOn, device = EVERY_DEVICE): readonly string[] => [
  ...new Set([...(openedOn[EVERY_DEVICE] ?? []), ...(openedOn[device] ?? [])]),
];

/** Replaces a device's marks and moves it to the end: the list is ordered by last use. */
export function withOpened(openedOn: OpenedOn, device: string, marks: readonly string[]): OpenedOn {
  const { [EVERY_DEVICE]: everywhere = [], [device]: _, ...others } = openedOn;
  const latest = Object.entries(others).slice(-(MOST_DEVICES - 1));
  return { [EVERY_DEVICE]: everywhere, ...Object.fromEntries(latest), [device]: marks };
}

/** Dependencies of finding an account’s game. */
export type PlayParts = GameParts & Pick<Stores, 'commit' | 'orders'> & { readonly live: OutgoingNews };

/** Dependencies of reading an order as a game. */
export type GameParts = Pick<Stores & Platform, 'arrivalMails' | 'clock' | 'log' | 'places'> & {
  readonly content: ContentStore;
  readonly elsewhereOf: ReadElsewhere;
  readonly handOf: ReadHand;
};

/** An order with its city and standing. */
export interface CurrentGame {
  /** Its progress equals the standing's. */
  readonly order: Order;
  readonly standing: Standing;
  readonly city: CityContent;
  /** Papers opened on the requesting device. */
  readonly opened: readonly string[];
  /** Places of the city that staff marked as gone. */
  readonly unavailable: readonly UnavailablePlace[];
  /** The next arrival, if its owner asked for a mail then; milliseconds since 1970 UTC. */
  readonly mailAskedFor?: number | null;
  /** Place of the requesting person in the order's party; null without a party, and for staff. */
  readonly seat: Seat | null;
}

/**
 * The account's order, activated or waiting, moved to where edited content places it. Skips the query when
 * the session snapshot already contains the row.
 */
export async function findGame(
  services: PlayParts,
  account: Account,
  snapshot: SessionSnapshot | null = null,
): Promise<CurrentGame | null> {
  const order = snapshot ? snapshot.order : await findOrderOf(services, account);
  if (!order) return null;
  const game = await gameOf(services, order, snapshot, account);
  if (game.standing.progress === order.progress) return game;
  return gameOf(services, await followContent(services, order, game.standing, game.seat), snapshot, account);
}

/** A guest plays the order of the party, never the account's current one. */
function findOrderOf(
  { orders, clock }: Pick<Stores & Platform, 'clock' | 'orders'>,
  account: Account,
): Promise<Order | null> {
  return account.seat?.isGuest ? orders.ofGuest(account.seat.memberId, clock()) : orders.currentOf(account);
}

/** Resolves the order against the current content, which may have been edited. */
export async function gameOf(
  services: GameParts,
  order: Order,
  snapshot: SessionSnapshot | null = null,
  { device, language = 'fr', seat = null }: Partial<Pick<Account, 'device' | 'language' | 'seat'>> = {},
): Promise<CurrentGame> {
  const city = cityOf(services, order).in(language);
  const ownSeat = seat?.orderId === order.id ? seat : null;
  const elsewhere = await services.elsewhereOf(order.accountId, city.story.read.elsewhere);
  const standing = resolveStanding(
    city.story,
    order.progress,
    elsewhere,
    await services.handOf(city.scenario, ownSeat),
  );
  return {
    order: { ...order, progress: standing.progress },
    standing,
    city,
    opened: renameMarks(city.story, openedBy(order.openedOn, device)),
    unavailable: await unavailableFor(services, standing, snapshot),
    mailAskedFor: seat?.isGuest ? null : await mailAskedFor(services, order, standing),
    seat: ownSeat,
  };
}

async function mailAskedFor(
  { arrivalMails, clock }: Pick<Stores & Platform, 'arrivalMails' | 'clock'>,
  { id: orderId, accountId }: Order,
  standing: Standing,
) {
  const at = accountId === null ? null : nextDelivery(standing, clock());
  if (accountId === null || at === null) return null;
  return (await arrivalMails.isAsked(accountId, { orderId, at })) ? at : null;
}

async function unavailableFor(
  { places }: Pick<Stores, 'places'>,
  { story, step }: Standing,
  snapshot: SessionSnapshot | null,
) {
  if (step === null) return [];
  return places.goneIn(
    story.scenario.city,
    (place) => currentName(story, 'place', place),
    snapshot?.placesVersion,
  );
}

/** The account's game in progress; throws `status` when there is none. */
export async function requirePlay(
  services: PlayParts,
  account: Account,
  status: 403 | 404,
  snapshot: SessionSnapshot | null = null,
): Promise<CurrentGame> {
  const game = await findGame(services, account, snapshot);
  if (!game || !isPlayed(game.order)) throw noStatus(status);
  return game;
}

export function isPlayed({ progress }: Order): boolean {
  return progress.state === 'ACTIVATED' || progress.state === 'DONE';
}

/** The city may have been removed: logs it and refuses with 503. */
function cityOf(
  services: Pick<Platform, 'log'> & { readonly content: ContentStore },
  order: Order,
): CityContent {
  const city = services.content.city(order.city);
  if (city) return city;
  services.log.warn({ city: order.city }, 'Histoire inconnue');
  throw new HttpError(503, ERROR_SERVER, { unknownCity: order.city });
}

/**
 * Stores the move of an order whose content was edited, with a journal row. When two requests race, the
 * second changes nothing.
 */
async function followContent(
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
