import {
  presentStatus,
  type PartyView,
  type Status,
  type StatusInput,
  writeReport,
} from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { keepDeal } from '../party/deal-party.ts';
import { presentParty } from '../party/present-party.ts';
import { type CurrentGame, findGame, type PlayParts } from './current-order.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Platform } from '../platform/platform.ts';
import type { Stores } from '../store/stores.ts';
import type { Seat } from '../store/parties/party-row.ts';
import type { Order } from '../store/orders/orders.ts';
import { HttpError } from '../platform/errors.ts';
import type { Context } from '../http/context.ts';
import { loadSession } from '../accounts/find-session.ts';
import type { RenderedGame } from '../rendering/renderer.ts';
import type { Storage } from '../store/storage.ts';

/** Dependencies of presenting a game. */
export type PresentParts = Pick<Stores & Platform, 'clock' | 'log' | 'parties' | 'settings'> & {
  readonly content: ContentStore;
};

/** Only this function converts an order for the client. */
export async function presentGame(services: PresentParts, game: CurrentGame): Promise<Status> {
  // Its time is not after the reading of the party, which the stream may tell anew meanwhile.
  const input = statusInput(services, game);
  return presentStatus({
    ...input,
    party: await readPartyView(services, game),
  }) satisfies ApiSchemas['Status'];
}

/** A returning player sees at most this many finds of the other members. */
const MOST_FINDS = 8;

/** The order's party as the requesting person sees it; null without one. */
export async function readPartyView(
  services: Pick<Stores & Platform, 'clock' | 'log' | 'parties'>,
  { order, standing, seat }: CurrentGame,
): Promise<PartyView | null> {
  if (!seat) return null;
  const now = services.clock();
  const [party] = await services.parties.read([order.id], now);
  if (!party) return null;
  await keepDeal(services, party, standing.story.scenario);
  return presentParty(party, seat, standing, await services.parties.findsOf(order.id, MOST_FINDS), now);
}

/** Input of the engine's presenters. */
export function statusInput(
  services: Pick<Platform, 'clock' | 'settings'> & { readonly content: ContentStore },
  { order, standing, city, opened, unavailable, mailAskedFor, seat }: CurrentGame,
): StatusInput {
  return {
    standing,
    order: {
      ...nameOrderFor(seat, order),
      fullOnWin: order.fullOnWin,
      giftFrom: order.giftFrom,
      lastWord: order.lastWord,
      version: order.version,
      opened: [...opened],
      mailAskedFor,
    },
    now: services.clock(),
    addresses: city.addresses,
    debug: services.settings.debug,
    anotherCity: services.content.promotions().anotherCity,
    unavailable,
  };
}

/** No letter's code begins so. */
const GUEST_PREFIX = '0';
const LENGTH = 6;

/**
 * Code and identifier of the order for a person. With the real ones somebody could withdraw from the
 * purchase, so that a guest gets a code that opens nothing, which the device needs to tell games apart.
 */
export function nameOrderFor(
  seat: Seat | null,
  { id, code, identifier }: Order,
): Pick<Order, 'code' | 'identifier'> {
  if (!seat?.isGuest) return { code, identifier };
  return {
    code:
      GUEST_PREFIX +
      id
        .toString(36)
        .toUpperCase()
        .padStart(LENGTH - 1, '0'),
    identifier: null,
  };
}

/**
 * The report on a finished game; 404 before the end. It is written anew for each request: nothing of it is
 * stored.
 */
export async function presentReport(
  { attempts }: Pick<Stores, 'attempts'>,
  { order, standing }: CurrentGame,
): Promise<ApiSchemas['Report']> {
  const journal = await attempts.ofOrder(order.id);
  // Earlier rows are those of a former owner.
  const own = journal.filter(({ madeAt }) => madeAt >= (order.activatedAt ?? 0));
  const report = writeReport(standing, own);
  if (!report) throw new HttpError(404, 'NO_REPORT', { message: ['noReport'] });
  return { ...report, lines: [...report.lines] };
}

/**
 * Account and status for a document request, a guest without an account; null without a status or after an
 * error: the script then loads them and shows the reason.
 */
export async function readInitialGame(
  services: PlayParts &
    Pick<Stores & Platform, 'parties' | 'readSessionSnapshot' | 'sessions' | 'settings'> & {
      readonly storage: Storage;
    },
  ctx: Context,
): Promise<RenderedGame | null> {
  try {
    await loadSession(services, ctx);
    const { account, player, snapshot } = ctx.state;
    const game = player && (await findGame(services, player, snapshot));
    return (
      game && {
        language: game.standing.story.words.language,
        account: account && { email: account.email, admin: account.admin },
        status: await presentGame(services, game),
      }
    );
  } catch (error) {
    services.log.warn({ err: error }, 'a document of the game was sent without what it begins with');
    return null;
  }
}
