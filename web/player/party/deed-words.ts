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

export interface DeedNews {
  readonly words: string;
  /** What this telephone can open: the address of a paper, or `HINTS`. */
  readonly to: string | null;
}

/** A paper by its mark, such as « messages/slug ». */
function paperNews(view: PlayerView, name: string, mark: string, { deeds }: Words): DeedNews | null {
  const [kind = '', slug = ''] = mark.split('/');
  const entry = (kind === 'messages' ? view.messages : view.documents).find((paper) => paper.slug === slug);
  const to = kind === 'messages' ? `/home/messages/${slug}` : `/document/${slug}`;
  return entry ? { words: deeds.opened(name, entry.title), to } : null;
}

/** The part or aside that was found beside the route. */
const sideTitle = (view: PlayerView, step: string | null): string | undefined =>
  view.beside?.find(({ name }) => name === step)?.title;

/** Words for a deed that leaves everybody at the same step; null for one that says nothing here. */
export function deedNews(
  view: PlayerView,
  { kind, name: known, step, paper }: PartyDeedView,
  words: Words,
): DeedNews | null {
  const { deeds, somebody } = words;
  const name = known ?? somebody;
  if (kind === 'opened') return paper === null ? null : paperNews(view, name, paper, words);
  if (kind === 'clue') return { words: deeds.hint(name), to: HINTS };
  if (kind === 'report') return { words: deeds.report(name), to: null };
  const side = sideTitle(view, step);
  return kind === 'answer' && side !== undefined ? { words: deeds.found(name, side), to: null } : null;
}
