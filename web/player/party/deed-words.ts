import type { PartyDeedView, PartyView, PlayerView, Status } from '../../../engine/public.ts';

type Deed = PartyDeedView;
type Kind = Deed['kind'];

const SOMEBODY = 'Quelqu’un';

/** The deeds that advance the story for the whole party. */
const STEPS: Partial<Readonly<Record<Kind, string>>> = {
  answer: 'a trouvé',
  alternative: 'a pris l’autre chemin',
};

/** Newest first. */
const deedsOf = ({ last }: PartyView): readonly Deed[] => (last ? [last] : []);

const isByOther = ({ me }: PartyView, { member }: Deed): boolean => member !== me;

/** « Camille a trouvé »; undefined when it is not known, or was this person on another telephone. */
export function stepNews({ party }: Status): string | undefined {
  const deed = party && deedsOf(party).find(({ kind }) => kind in STEPS);
  return party && deed && isByOther(party, deed)
    ? `${deed.name ?? SOMEBODY} ${STEPS[deed.kind] ?? ''}`
    : undefined;
}

/** What somebody else did after `since`, the most important first; null for nothing. */
export function newDeed(party: PartyView, since: string): Deed | null {
  const deeds = deedsOf(party).filter((deed) => deed.at > since && isByOther(party, deed));
  return deeds.find(({ kind }) => kind !== 'opened') ?? deeds[0] ?? null;
}

export const latestDeedAt = (party: PartyView | undefined): string => (party && deedsOf(party)[0]?.at) ?? '';

export interface DeedNews {
  readonly words: string;
  /** What this telephone can open: an address, or the hints. */
  readonly to: { readonly label: string; readonly path: string } | 'hints' | null;
}

/** Address and title of a paper by its mark, such as « messages/slug ». */
function paperNews(view: PlayerView, name: string, mark: string): DeedNews | null {
  const [kind = '', slug = ''] = mark.split('/');
  const entry = (kind === 'messages' ? view.messages : view.documents).find((paper) => paper.slug === slug);
  const path = kind === 'messages' ? `/home/messages/${slug}` : `/document/${slug}`;
  return entry ? { words: `${name} lit « ${entry.title} ».`, to: { label: 'Lire aussi', path } } : null;
}

/** The part or aside that was found beside the route. */
const sideTitle = (view: PlayerView, step: string | null): string | undefined =>
  view.beside?.find(({ name }) => name === step)?.title;

/** Words for a deed that leaves everybody at the same step; null for one that says nothing here. */
export function deedNews(view: PlayerView, { kind, name: known, step, paper }: Deed): DeedNews | null {
  const name = known ?? SOMEBODY;
  if (kind === 'opened') return paper === null ? null : paperNews(view, name, paper);
  if (kind === 'clue') return { words: `${name} a demandé un indice.`, to: 'hints' };
  if (kind === 'report')
    return { words: `${name} a signalé au guichet que quelque chose a disparu ici.`, to: null };
  const side = sideTitle(view, step);
  return kind === 'answer' && side !== undefined
    ? { words: `${name} a trouvé : « ${side} ».`, to: null }
    : null;
}
