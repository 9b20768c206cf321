import type { Context } from '../http/context.ts';
import { HttpError } from '../platform/errors.ts';
import type { Seat, PartyDeed } from '../store/parties/party-row.ts';
import type { OutgoingNews } from '../live/outgoing-news.ts';
import type { Platform } from '../platform/platform.ts';
import type { Stores } from '../store/stores.ts';

/** Dependencies of changing a party. */
export type PartyParts = Pick<Stores & Platform, 'clock' | 'parties'> & { readonly live: OutgoingNews };

/**
 * Ends a guest's membership: the session opens nothing any more, and its streams are closed. False when there
 * was none.
 */
export async function endMembership(
  { parties, live, clock }: PartyParts,
  { orderId, memberId }: Pick<Seat, 'orderId' | 'memberId'>,
): Promise<boolean> {
  const hasEnded = await parties.end(orderId, memberId, clock());
  if (hasEnded) live.partyChanged(orderId);
  return hasEnded;
}

/** A guest who logs in or out gives up the seat: the cookie that held it is replaced. */
export async function leaveParty(services: PartyParts, { state }: Context): Promise<void> {
  const seat = state.player?.seat;
  if (seat?.isGuest) await endMembership(services, seat);
}

/** The invitation is void too: the guest still knows it. */
export async function releaseGuest(
  services: PartyParts,
  orderId: number,
  memberId: number,
): Promise<boolean> {
  const hasEnded = await endMembership(services, { orderId, memberId });
  if (hasEnded) await services.parties.voidInvitation(orderId, services.clock());
  return hasEnded;
}

/**
 * Ends the parties of the letters that an account played before this one: it could not manage them any more.
 */
export async function endEarlierParties(
  { parties, live, clock }: PartyParts,
  accountId: number,
  orderId: number,
): Promise<void> {
  for (const earlier of await parties.openOf(accountId)) {
    if (earlier === orderId) continue;
    await parties.close(earlier, clock());
    live.partyChanged(earlier);
  }
}

export const noParty = () => new HttpError(404, 'NO_PARTY', { message: ['noParty'] });
export const unknownMember = () => new HttpError(404, 'UNKNOWN_MEMBER', { message: ['unknownMember'] });

/**
 * Records a deed that the journal does not contain, and tells the other telephones. `what`: a step, or the
 * mark of a paper.
 */
export async function tellParty(
  { parties, live, clock }: PartyParts,
  { seat }: { readonly seat: Seat | null },
  kind: PartyDeed['kind'],
  what: string | null,
): Promise<void> {
  if (!seat) return;
  await parties.recordDeed(seat.orderId, { memberId: seat.memberId, kind, what, at: clock() });
  live.partyChanged(seat.orderId);
}
