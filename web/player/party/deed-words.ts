import type { PartyDeedView, PartyView, PlayerView, Status } from '../../../engine/public.ts';
import type { Catalogue } from '../../words/catalogues.ts';

type Words = Catalogue<'beside'>['party'];

/** What somebody else did after `since`; null for nothing. */
export const newDeed = ({ last, me }: PartyView, since: string): PartyDeedView | null =>
  last && last.at > since && last.member !== me ? last : null;

/**
 * « Camille a trouvé »: who advanced the story for the whole party. Undefined when it is not known, or was this
 * person on another telephone.
 */
export function stepNews({ party }: Status, { deeds, somebody }: Words): string | undefined {
  const deed = party && newDeed(party, '');
  return deed?.kind === 'answer' || deed?.kind === 'alternative'
    ? deeds[deed.kind](deed.name ?? somebody)
    : undefined;
}

export const HINTS = 'hints';
/** Passes the pen to who asks for it. */
export const PEN = 'pen';

export interface DeedNews {
  readonly words: string;
  /** What this telephone can do: open the address of a paper, `HINTS` or `PEN`. */
  readonly to: string | null;
  /** Who did it. */
  readonly member: number;
}

/** A paper by its mark, such as « messages/slug ». */
function paperNews(
  view: PlayerView,
  { member, paper }: PartyDeedView,
  name: string,
  { deeds }: Words,
): DeedNews | null {
  const [kind = '', slug = ''] = (paper ?? '').split('/');
  const entry = (kind === 'messages' ? view.messages : view.documents).find((paper) => paper.slug === slug);
  const to = kind === 'messages' ? `/home/messages/${slug}` : `/document/${slug}`;
  return entry ? { words: deeds.opened(name, entry.title), to, member } : null;
}

/** The part or aside that was found beside the route. */
const sideTitle = (view: PlayerView, step: string | null): string | undefined =>
  view.beside?.find(({ name }) => name === step)?.title;

/** Words for a deed that leaves everybody at the same step; null for one that says nothing here. */
export function deedNews(view: PlayerView, deed: PartyDeedView, words: Words): DeedNews | null {
  const { deeds, somebody } = words;
  const { kind, member, step } = deed;
  const name = deed.name ?? somebody;
  if (kind === 'opened') return paperNews(view, deed, name, words);
  if (kind === 'clue') return { words: deeds.hint(name), to: HINTS, member };
  if (kind === 'report') return { words: deeds.report(name), to: null, member };
  if (kind === 'pen') return { words: deeds.pen(name), to: PEN, member };
  const side = sideTitle(view, step);
  return kind === 'answer' && side !== undefined
    ? { words: deeds.found(name, side), to: null, member }
    : null;
}
