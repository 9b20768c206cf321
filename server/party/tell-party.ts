import type { CurrentGame } from '../game/current-order.ts';
import type { Services } from '../services/services.ts';
import type { PartyDeed } from '../store/parties/party-row.ts';

/**
 * Records a deed that the journal does not contain, and tells the other telephones. `what`: a step, or the
 * mark of a paper.
 */
export async function tellParty(
  { parties, live, clock }: Pick<Services, 'parties' | 'live' | 'clock'>,
  { seat }: Pick<CurrentGame, 'seat'>,
  kind: PartyDeed['kind'],
  what: string | null,
): Promise<void> {
  if (!seat) return;
  await parties.recordDeed(seat.orderId, { memberId: seat.memberId, kind, what, at: clock() });
  live.partyChanged(seat.orderId);
}
