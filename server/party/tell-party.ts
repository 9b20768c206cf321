import type { PartyDeed } from '../store/parties/party-row.ts';
import type { Seat } from '../store/parties/seat.ts';
import type { PartyParts } from './membership.ts';

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
