import {
  currentName,
  openingStep,
  type PartyView,
  routeNumber,
  runningWaits,
  type Standing,
} from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';
import { presentPartyEvent } from '../live/live.ts';
import type { Seat, Party, PartyMember } from '../store/parties/party-row.ts';
import type { PartyFind } from '../store/parties/parties.ts';
import { presentDeal, presentTakings } from './deal-party.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';

/** A proposal made at an earlier step is void. */
export function presentParty(
  party: Party,
  { memberId, isGuest }: Seat,
  standing: Standing,
  finds: readonly PartyFind[],
  now: number,
): PartyView {
  const { story, progress } = standing;
  const waits = runningWaits(standing, now);
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
    ...(waits.length > 0 && { waits: waits.map((wait) => ({ ...wait, until: isoDate(wait.until) })) }),
    finds: presentFinds(standing, finds),
    last: party.last && presentDeed(party.last),
    changedAt,
    invitedUntil: isInvited ? isoDate(invitedUntil) : null,
  };
}

/**
 * Those of steps behind the party: after a correction by staff the others say nothing. The last part of a
 * gathering is its find.
 */
function presentFinds(
  { story, reached }: Standing,
  finds: readonly PartyFind[],
): NonNullable<PartyView['finds']> {
  const presented = finds.flatMap(({ memberId, name, kind, step: found, at }) => {
    const step = found === null ? undefined : story.scenario.steps[currentName(story, 'step', found)];
    const number = step && reached.passed(openingStep(step)) ? routeNumber(reached, step) : null;
    return number === null ? [] : [{ member: memberId, name, kind, number, at: isoDate(at) }];
  });
  return [...new Map(presented.map((find) => [find.number, find])).values()];
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
