import type { PartyView, Standing } from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';
import { presentPartyEvent } from '../live/live.ts';
import type { Seat } from '../store/parties/seat.ts';
import type { Party, PartyMember } from '../store/parties/party-row.ts';
import { presentDeal, presentTakings } from './deal-party.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';

/** A proposal made at an earlier step is void. */
export function presentParty(
  party: Party,
  { memberId, isGuest }: Seat,
  { story, progress }: Pick<Standing, 'story' | 'progress'>,
  now: number,
): PartyView {
  const { members, pen, proposal, changedAt } = presentPartyEvent(party);
  const { severalHands, invitedUntil } = party;
  const isInvited = !isGuest && invitedUntil !== null && invitedUntil > now;
  return {
    me: memberId,
    isHolder: !isGuest,
    members,
    pen,
    proposal: proposal?.step === progress.step ? proposal : null,
    severalHands,
    hands: presentDeal(party, story.scenario),
    takings: presentTakings(party, story.scenario),
    last: party.last && presentDeed(party.last),
    changedAt,
    invitedUntil: isInvited ? isoDate(invitedUntil) : null,
  };
}

function presentDeed({ memberId, name, kind, what, at }: NonNullable<Party['last']>): PartyView['last'] {
  const isPaper = kind === 'opened';
  return {
    member: memberId,
    name,
    kind,
    step: isPaper ? null : what,
    paper: isPaper ? what : null,
    at: isoDate(at),
  };
}

/** For the staff, and for the holder's own data. */
export const presentPerson = ({
  name,
  isHolder,
  joinedAt,
  leftAt,
}: PartyMember): ApiSchemas['PartyGuest'] => ({
  name,
  isHolder,
  joinedAt: isoDate(joinedAt),
  leftAt: isoDate(leftAt),
});
