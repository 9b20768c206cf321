import type { PartyView, Status } from '../../../engine/public.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import { holderOf, isAbsent, isGuestOf, memberName } from './people.ts';

type Words = Catalogue<'beside'>['party'];

/** The other route of the current step, proposed by a guest; null without a proposal. */
export const proposalAt = ({ party, step, view }: Status): PartyView['proposal'] =>
  party?.proposal && view?.alternative && party.proposal.step === step?.name ? party.proposal : null;

/**
 * What this telephone may do about the other route: take it, propose it, agree with who has proposed it, or
 * confirm its own proposal alone. The last two while the holder is absent.
 */
export type AlternativeChoice = 'take' | 'propose' | 'agree' | 'confirm';

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
export function proposedWords(status: Status, now: number, { proposal, somebody }: Words): string {
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
