import type { PartyDeedView, PartyView, PlayerView, Status } from '../../../engine/public.ts';
import { deviceStorage } from '../../state/device/storage.ts';
import type { Catalogue } from '../../words/catalogues.ts';

type Words = Catalogue<'beside'>['party'];

/** What somebody else did after `since`; null for nothing. */
export const newDeed = ({ last, me }: PartyView, since: string): PartyDeedView | null =>
  last && last.at > since && last.member !== me ? last : null;

const seenKey = (code: string): string => `finds.${code}`;

/** The last step found that this device knows of; null on one that begins to play. */
export const findsSeen = (status: Status | null): string | null =>
  status && deviceStorage.read(seenKey(status.code));

/** Everything found so far is known on this device. */
export function markFindsSeen({ code, party }: Status): void {
  if (party) deviceStorage.write(seenKey(code), party.finds?.at(-1)?.at ?? '');
}

/**
 * « Camille a trouvé », or who has found which steps: what has advanced the story for the whole party since then.
 * Undefined when this person did, on another telephone.
 */
export function stepNews(
  status: Status,
  { deeds, somebody }: Words,
  seen = findsSeen(status),
): string | undefined {
  const { party } = status;
  if (!party || seen === null) return undefined;
  const finds = (party.finds ?? []).filter(({ at }) => at > seen);
  const others = finds.filter(({ member }) => member !== party.me);
  const [first] = others;
  if (!first) return finds.length === 0 ? deeds.corrected : undefined;
  if (others.length === 1) return deeds[first.kind](first.name ?? somebody);
  const members = [...new Set(others.map(({ member }) => member))];
  const finders = members.map((id) => others.filter(({ member }) => member === id));
  return deeds.since(
    finders.map((own) => ({ name: own[0]?.name ?? somebody, steps: own.map(({ number }) => number) })),
  );
}

export const HINTS = 'hints';
export const NOTEBOOK = '/home/carnet';
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
  if (kind === 'note') return { words: deeds.note(name), to: NOTEBOOK, member };
  if (kind === 'pen') return { words: deeds.pen(name), to: PEN, member };
  const side = sideTitle(view, step);
  return kind === 'answer' && side !== undefined
    ? { words: deeds.found(name, side), to: null, member }
    : null;
}
