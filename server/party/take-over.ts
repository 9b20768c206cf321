import { isDeepStrictEqual } from 'node:util';
import {
  ABSENT_MS,
  holdersOf,
  standingTakings,
  withTakings,
  type Deal,
  type Scenario,
} from '../../engine/index.ts';
import { HttpError, unavailable } from '../platform/errors.ts';
import type { Party, PartyMember, StoredTaking, Seat } from '../store/parties/party-row.ts';
import type { Arrival } from '../store/parties/presence.ts';
import { dealParty } from './deal-party.ts';
import type { PartyParts } from './membership.ts';

type City = Pick<Scenario, 'roles' | 'steps'>;
type Place = Pick<Seat, 'orderId' | 'memberId'>;

/**
 * Whether a guest may take the other route while the holder is absent: when somebody else has proposed it, or,
 * `alone`, when nobody else is there and the guest confirms their own proposal.
 */
export async function mayDecide(
  { parties, clock }: Pick<PartyParts, 'clock' | 'parties'>,
  { orderId, memberId }: Place,
  step: string | null,
  alone: boolean,
): Promise<boolean> {
  const now = clock();
  const [party] = await parties.read([orderId], now);
  const isThere = (one: PartyMember): boolean => !isAbsent(one, now);
  if (!party?.proposal || party.proposal.step !== step) return false;
  if (party.members.some((one) => one.isHolder && isThere(one))) return false;
  if (party.proposal.memberId !== memberId) return true;
  return alone && !party.members.some((one) => one.id !== memberId && isThere(one));
}

/** Whether nothing was heard of somebody for so long that others may go on without them. */
export const isAbsent = ({ hereUntil, seenAt }: PartyMember, now: number): boolean =>
  hereUntil === null && now - seenAt >= ABSENT_MS;

const unknownRole = () => new HttpError(404, 'UNKNOWN_ROLE', { message: ['unknownRole'] });
const handHere = (names: readonly string[]) =>
  new HttpError(409, 'HAND_HERE', { message: ['handHere', names] });
const notHolding = () => new HttpError(403, 'NOT_HOLDING', { message: ['notHolding'] });

/** A telephone stands in for the absent ones that hold a role, which is given by its name. */
export async function takeOver(
  services: PartyParts,
  { orderId, memberId }: Place,
  city: City,
  roleName: string,
): Promise<void> {
  const role = slugOf(city, roleName);
  const now = services.clock();
  await changeTakings(services, orderId, city, (party, deal, standing) => {
    const owners = holdersOf(deal, role);
    const others = standing.filter((taking) => taking.role !== role);
    if (owners.includes(memberId)) return others;
    const concerned = [...owners, ...holdersOf(withTakings(deal, standing), role)];
    if (concerned.includes(memberId)) return standing;
    const present = party.members.filter((one) => concerned.includes(one.id) && !isAbsent(one, now));
    if (present.length > 0) throw handHere(present.map(({ name }) => name));
    return [...others, { role, by: memberId, from: owners, at: now }];
  });
  await giveBackToThePresent(services, orderId, city);
}

/** Gives a role back to those to whom it was dealt; one of them asks for it, or whoever stands in. */
export async function giveBack(
  services: PartyParts,
  { orderId, memberId }: Place,
  city: City,
  roleName: string,
): Promise<void> {
  const role = slugOf(city, roleName);
  await changeTakings(services, orderId, city, (_party, _deal, standing) => {
    const taking = standing.find((one) => one.role === role);
    if (taking && ![taking.by, ...taking.from].includes(memberId)) throw notHolding();
    return standing.filter((one) => one.role !== role);
  });
}

/** Somebody who comes back has their roles again, unless they were used meanwhile: then they ask for them. */
export async function giveBackUnused(
  services: PartyParts,
  { orderId, memberId }: Arrival,
  cityOf: (party: Party) => City | undefined,
): Promise<void> {
  const [party] = await services.parties.read([orderId], services.clock());
  const city = party && party.takings.some(({ from }) => from.includes(memberId)) && cityOf(party);
  if (city) await giveBackToThePresent(services, orderId, city);
}

async function giveBackToThePresent(services: PartyParts, orderId: number, city: City): Promise<void> {
  const [party] = await services.parties.read([orderId], services.clock());
  const isThere = (id: number): boolean =>
    party?.members.some((one) => one.id === id && one.hereUntil !== null) === true;
  const returned = party?.takings.filter(({ from }) => from.some(isThere)) ?? [];
  for (const taking of returned)
    if (!(await isUsed(services, orderId, city, taking)))
      await changeTakings(services, orderId, city, (_party, _deal, standing) =>
        standing.filter((one) => !isDeepStrictEqual(one, taking)),
      );
}

/** Whether whoever stands in has answered at a step whose instrument the role has. */
const isUsed = (
  { parties }: PartyParts,
  orderId: number,
  { steps }: City,
  { role, by, at }: StoredTaking,
): Promise<boolean> => {
  const own = Object.values(steps).flatMap((step) => (step.for === role ? step.name : []));
  return parties.hasAnswered(orderId, by, own, at);
};

function slugOf({ roles }: City, name: string): string {
  const role = roles.find((one) => one.name === name);
  if (!role) throw unknownRole();
  return role.slug;
}

/** Telephones of a party are six: whoever loses so often against the others meets a fault. */
const MOST_TRIES = 8;

/** Of changes made at once, each is decided on what the one before has left. */
async function changeTakings(
  { parties, live, clock }: PartyParts,
  orderId: number,
  city: City,
  change: (party: Party, deal: Deal<number>, standing: readonly StoredTaking[]) => readonly StoredTaking[],
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [party] = await parties.read([orderId], clock());
    const deal = party && dealParty(party, city);
    if (!party || !deal) throw unknownRole();
    const takings = change(party, deal, standingTakings(deal, party.takings));
    if (isDeepStrictEqual(takings, party.takings)) return;
    if (await parties.keepHands(orderId, party, { deal: [...deal], takings }, clock()))
      return live.partyChanged(orderId);
  }
  throw unavailable();
}
