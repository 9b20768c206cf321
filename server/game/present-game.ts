import { presentStatus } from '../../engine/index.ts';
import type { PartyView, Status, StatusInput } from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { presentParty } from '../party/present-party.ts';
import type { CurrentGame } from './current-order.ts';
import { nameOrderFor } from './order-name.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Platform } from '../platform/platform.ts';
import type { Stores } from '../store/stores.ts';

/** Dependencies of presenting a game. */
export type PresentParts = Pick<Stores & Platform, 'clock' | 'parties' | 'settings'> & {
  readonly content: ContentStore;
};

/** Only this function converts an order for the client. */
export async function presentGame(services: PresentParts, game: CurrentGame): Promise<Status> {
  const party = await readPartyView(services, game);
  return presentStatus({ ...statusInput(services, game), party }) satisfies ApiSchemas['Status'];
}

/** The order's party as the requesting person sees it; null without one. */
export async function readPartyView(
  { parties, clock }: Pick<Stores & Platform, 'clock' | 'parties'>,
  { order, standing, seat }: CurrentGame,
): Promise<PartyView | null> {
  if (!seat) return null;
  const now = clock();
  const [party] = await parties.read([order.id], now);
  return party ? presentParty(party, seat, standing, now) : null;
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
