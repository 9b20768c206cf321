import { isDeepStrictEqual } from 'node:util';
import {
  dealRoles,
  roleName,
  type Deal,
  type PartyView,
  type Scenario,
  handIn,
  type HeldThing,
  standingTakings,
  withTakings,
  type HeldRoles,
  type Step,
} from '../../engine/index.ts';
import type { Party, Seat } from '../store/parties/party-row.ts';
import type { Clock } from '../platform/clock.ts';
import type { PartyStore } from '../store/parties/parties.ts';
import { HttpError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { Stores } from '../store/stores.ts';

type City = Pick<Scenario, 'roles'>;

/**
 * The roles that were dealt to each telephone of a party; null where the city has none, or the party does not
 * share them.
 */
export const dealParty = (
  { severalHands, members, deal }: Pick<Party, 'severalHands' | 'members' | 'deal'>,
  { roles }: City,
): Deal<number> | null =>
  severalHands && roles.length > 0
    ? dealRoles(
        roles.map(({ slug }) => slug),
        members.map(({ id }) => id),
        new Map(deal),
      )
    : null;

/** The roles that each telephone holds, those of absent ones included. */
function handsOf(party: Party, city: City): Deal<number> | null {
  const deal = dealParty(party, city);
  return deal && withTakings(deal, party.takings);
}

/**
 * Stores a deal that has changed, without takings that it has ended. A failure changes nothing: whoever reads the party deals the same again.
 */
export async function keepDeal(
  { parties, log }: Pick<Stores & Platform, 'parties' | 'log'>,
  party: Party,
  city: City,
): Promise<void> {
  const deal = dealParty(party, city);
  if (!deal) return;
  const hands = { deal: [...deal], takings: standingTakings(deal, party.takings) };
  if (isDeepStrictEqual(hands.deal, party.deal) && isDeepStrictEqual(hands.takings, party.takings)) return;
  await parties
    .keepHands(party.orderId, party, hands)
    .catch((error: unknown) => log.debug({ err: error }, 'a deal was not kept'));
}

/** The same with the names of the roles; nothing where one telephone has everything. */
export function presentDeal(party: Party, city: City): PartyView['hands'] {
  const deal = handsOf(party, city);
  if (!deal || deal.size < 2) return [];
  return [...deal].map(([member, held]) => ({
    member,
    roles: held.map((slug) => roleName(city, { for: slug })),
  }));
}

/** The members whose telephones hold a paper or an instrument; null: all of them. */
export function membersHolding({ hands }: PartyView, city: City, thing: HeldThing): readonly number[] | null {
  if (hands.length === 0 || thing.for === undefined) return null;
  const role = roleName(city, thing);
  return hands.filter(({ roles }) => roles.includes(role)).map(({ member }) => member);
}

/** The roles that somebody holds for absent ones. */
export function presentTakings(party: Party, city: City): PartyView['takings'] {
  const deal = dealParty(party, city);
  if (!deal) return [];
  return standingTakings(deal, party.takings).map(({ role, by, from }) => ({
    role: roleName(city, { for: role }),
    by,
    from: [...from],
  }));
}

/**
 * The roles that the telephone of this seat holds; null, for everything, outside of a party that shares the
 * roles of its city.
 */
export type ReadHand = (city: Pick<Scenario, 'roles'>, seat: Seat | null) => Promise<HeldRoles>;

export const handReader =
  ({ parties, clock }: { readonly parties: Pick<PartyStore, 'read'>; readonly clock: Clock }): ReadHand =>
  async (city, seat) => {
    if (!seat || city.roles.length === 0) return null;
    const [party] = await parties.read([seat.orderId], clock());
    const deal = party && handsOf(party, city);
    const names = city.roles.map(({ slug }) => slug);
    return deal ? handIn(deal, seat.memberId, names) : null;
  };

/**
 * The refusal for the instrument of a step that another telephone of the party has. Its answers are taken
 * from everybody.
 */
export async function inOtherHands(
  { parties, clock }: Pick<Stores & Platform, 'parties' | 'clock'>,
  city: Pick<Scenario, 'roles'>,
  step: Step,
  seat: Seat | null,
): Promise<HttpError> {
  const [party] = seat ? await parties.read([seat.orderId], clock()) : [];
  const deal = party && handsOf(party, city);
  const holders =
    party?.members
      .filter(({ id }) => step.for !== undefined && deal?.get(id)?.includes(step.for))
      .map(({ name }) => name) ?? [];
  return new HttpError(403, 'IN_OTHER_HANDS', {
    message: holders.length > 0 ? ['inTheirHands', holders, roleName(city, step)] : ['inOtherHands'],
  });
}
