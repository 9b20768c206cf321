import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { isSameData } from '../edit.ts';
import { type CitiesDraft, scenarioFile, scenarioIn } from './draft.ts';
import { removePaper } from './papers.ts';
import { type Reference, referencesTo } from './references.ts';

const PAPERS = { messages: 'message', documents: 'document' } as const;
const PAPER_WORDS = { messages: 'Le message', documents: 'Le document' } as const;

/** What of scenario.yaml is there because of a step alone, by its place: a paper, one of its versions, a tile. */
type Place = readonly [list: string, index: number, ...version: readonly (string | number)[]];

const FACTS: readonly unknown[] = ['chose', 'reached', 'solved', 'asked', 'took'];

/** Null for a reference because of which nothing has to go. */
function placeOf({ file, path }: Reference, isKept: (field: unknown) => boolean): Place | null {
  const [list, index, ...below] = path ?? [];
  if (file.path !== 'scenario.yaml' || typeof list !== 'string' || typeof index !== 'number') return null;
  const isVersion = below[0] === 'versions';
  const [field, fact] = isVersion ? below.slice(2) : below;
  if (isKept(field)) return null;
  const isOfStep =
    ['from', 'after', 'puzzleOf'].includes(String(field)) || (field === 'if' && FACTS.includes(fact));
  return isOfStep ? [list, index, ...(isVersion ? below.slice(0, 2) : [])] : null;
}

interface Listed {
  readonly slug?: string;
  readonly title?: string;
  readonly label?: string;
  readonly versions?: readonly { readonly page?: string }[];
}

function listedAt(draft: CitiesDraft, slug: string, list: string, index: number): Listed {
  const scenario = draft.data(scenarioFile(slug)) as Readonly<Record<string, readonly Listed[] | undefined>>;
  return scenario[list]?.[index] ?? {};
}

const countOf = (draft: CitiesDraft, slug: string, list: string): number =>
  (draft.data(scenarioFile(slug)) as Readonly<Record<string, readonly unknown[]>>)[list]?.length ?? 0;

/** Takes one thing out with its page; returns what the writer must know. */
function takeOut(draft: CitiesDraft, slug: string, [list, index, ...version]: Place): string {
  const { slug: name = '', title = name, label = '', versions = [] } = listedAt(draft, slug, list, index);
  const isPapers = list === 'messages' || list === 'documents';
  if (isPapers && version.length === 0) {
    removePaper(draft, slug, PAPERS[list], name);
    return `${PAPER_WORDS[list]} « ${title} » part avec elle.`;
  }
  const place = [list, index, ...version];
  const isLast = version.length > 0 ? versions.length === 1 : countOf(draft, slug, list) === 1;
  // A list of nothing is no list.
  draft.edit(scenarioFile(slug), { op: 'remove', path: isLast ? place.slice(0, -1) : place });
  if (version.length === 0) return `La tuile « ${label} » part avec elle.`;
  removePage(draft, slug, list, versions[Number(version[1])]?.page);
  return `Une version de « ${title} » part avec elle.`;
}

/** A page that no other version shows. */
function removePage(draft: CitiesDraft, slug: string, list: string, page: string | undefined): void {
  const file = { slug, path: `${list}/${page}.mdx` };
  const papers = Object.values(scenarioIn(draft, slug)).flat() as readonly Listed[];
  const isShown = papers.some(({ versions = [] }) => versions.some((version) => version.page === page));
  if (page !== undefined && !isShown && draft.text(file) !== null) draft.edit(file, { op: 'delete' });
}

const isWithin = (place: ValuePath, around: ValuePath): boolean =>
  place.length > around.length && isSameData(place.slice(0, around.length), around);

/** The last ones first: what is taken out of a list shifts those behind it. */
const lastFirst = (one: Place, other: Place): number =>
  one[0].localeCompare(other[0]) || other[1] - one[1] || Number(other[3] ?? -1) - Number(one[3] ?? -1);

/**
 * Takes out what scenario.yaml has because of a step that goes: its papers, versions and tiles. `isFollowing`:
 * the papers that arrived there arrive at the next step instead.
 */
export function takeAlong(
  draft: CitiesDraft,
  slug: string,
  name: string,
  isFollowing: boolean,
): readonly string[] {
  const isKept = (field: unknown): boolean => isFollowing && (field === 'from' || field === 'after');
  const found = referencesTo(draft, { slug, what: 'step', name }).flatMap((reference) => {
    const place = reference.file.slug === slug ? placeOf(reference, isKept) : null;
    return place ? [place] : [];
  });
  const unique = [...new Map(found.map((place) => [JSON.stringify(place), place])).values()];
  const whole = unique.filter((place) => !unique.some((around) => isWithin(place, around)));
  return [...whole].sort(lastFirst).map((place) => takeOut(draft, slug, place));
}

/** Takes out the version of a paper that begins where an earlier text of it begins. */
export const takeVersion = (draft: CitiesDraft, slug: string, place: ValuePath): string =>
  takeOut(draft, slug, place as Place);
