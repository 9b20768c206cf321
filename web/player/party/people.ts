import type { Catalogue } from '../../words/catalogues.ts';
import { ABSENT_MS, type PartyView, type Status } from '../../../engine/public.ts';

type Member = PartyView['members'][number];

/** Whether this telephone joined the letter of somebody else. */
export const isGuestOf = (status: Status | null): boolean => status?.party?.isHolder === false;

/** `somebody`: instead of a name that is not known. */
export const memberName = ({ members }: PartyView, id: number, somebody: string): string =>
  members.find((member) => member.id === id)?.name ?? somebody;

export const holderOf = ({ members }: PartyView): Member | undefined =>
  members.find(({ isHolder }) => isHolder);

/** The person of this telephone is there, whatever the stream says. */
export const isAtHand = ({ me }: PartyView, { id, isHere }: Member): boolean => id === me || isHere;

/** There, or with the telephone in the pocket: nobody is told that somebody walks. */
export const isWithUs = (party: PartyView, member: Member): boolean =>
  isAtHand(party, member) || member.inPocket;

/** Whether nothing was heard of somebody for so long that others may go on without them. `now`: the server’s time. */
export const isAbsent = ({ isHere, awaySince }: Member, now: number): boolean =>
  !isHere && awaySince !== null && now - Date.parse(awaySince) >= ABSENT_MS;

/** The other route of the current step, proposed by a guest; null without a proposal. */
export const proposalAt = ({ party, step, view }: Status): PartyView['proposal'] =>
  party?.proposal && view?.alternative && party.proposal.step === step?.name ? party.proposal : null;

/**
 * What this telephone may do about the other route: take it, propose it, agree with who has proposed it, or
 * confirm its own proposal alone. The last two while the holder is absent.
 */
type AlternativeChoice = 'take' | 'propose' | 'agree' | 'confirm';

/** Null: it waits for somebody else. `now`: the server’s time. */
export function alternativeChoice(status: Status, now: number): AlternativeChoice | null {
  const { party } = status;
  if (!party || !isGuestOf(status)) return 'take';
  const proposal = proposalAt(status);
  if (!proposal) return 'propose';
  const holder = holderOf(party);
  if (holder && !isAbsent(holder, now)) return null;
  if (proposal.member !== party.me) return 'agree';
  return party.members.every((one) => one.id === party.me || isAbsent(one, now)) ? 'confirm' : null;
}

/** For everybody but the holder. */
export function proposedWords(
  status: Status,
  now: number,
  { proposal, somebody }: Catalogue<'beside'>['party'],
): string {
  const { party } = status;
  if (!party?.proposal) return '';
  const { member } = party.proposal;
  const holder = holderOf(party);
  const isMine = member === party.me;
  const by = memberName(party, member, somebody);
  if (holder && isAbsent(holder, now))
    return isMine ? proposal.ownWithout(holder.name) : proposal.othersWithout(by, holder.name);
  return isMine ? proposal.own(holder?.name) : proposal.others(by, holder?.name);
}
