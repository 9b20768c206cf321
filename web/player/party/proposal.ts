import type { PartyView, Status } from '../../../engine/public.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import { holderOf, memberName } from './people.ts';

type Words = Catalogue<'beside'>['party'];

/** The other route of the current step, proposed by a guest; null without a proposal. */
export const proposalAt = ({ party, step, view }: Status): PartyView['proposal'] =>
  party?.proposal && view?.alternative && party.proposal.step === step?.name ? party.proposal : null;

/** For everybody but the holder. */
export function proposedWords({ party }: Status, { proposal, somebody }: Words): string {
  if (!party?.proposal) return '';
  const { member } = party.proposal;
  const holder = holderOf(party)?.name;
  return member === party.me
    ? proposal.own(holder)
    : proposal.others(memberName(party, member, somebody), holder);
}
