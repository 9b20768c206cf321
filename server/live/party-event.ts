import type { PartyView } from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';
import type { Party } from '../store/parties/party-row.ts';

/** An event of the stream about the party. It contains nothing of the story but the name of an open step. */
export type PartyEvent = Pick<PartyView, 'members' | 'pen' | 'proposal' | 'changedAt'>;

export function presentPartyEvent(party: Party): PartyEvent {
  const there = party.members.filter(({ leftAt }) => leftAt === null);
  return {
    members: there.map(({ id, name, isHolder, isHere }) => ({ id, name, isHolder, isHere })),
    pen: there.some(({ id }) => id === party.penId) && party.penId !== null ? party.penId : party.holderId,
    proposal: party.proposal && { member: party.proposal.memberId, step: party.proposal.step },
    changedAt: isoDate(party.changedAt),
  };
}
