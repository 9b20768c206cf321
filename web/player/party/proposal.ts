import type { PartyView, Status } from '../../../engine/public.ts';
import { holderOf, memberName } from './people.ts';

/** The other route of the current step, proposed by a guest; null without a proposal. */
export const proposalAt = ({ party, step, view }: Status): PartyView['proposal'] =>
  party?.proposal && view?.alternative && party.proposal.step === step?.name ? party.proposal : null;

/** For everybody but the holder. */
export function proposedWords({ party }: Status): string {
  if (!party?.proposal) return '';
  const to = holderOf(party)?.name ?? 'la personne qui tient la lettre';
  const isMine = party.proposal.member === party.me;
  return isMine
    ? `Vous avez proposé l’autre chemin à ${to}. Rien ne change avant son accord.`
    : `${memberName(party, party.proposal.member)} propose l’autre chemin à ${to}.`;
}
