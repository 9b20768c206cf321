import type { Match } from './matches.ts';
import { bookOf, type Name, type NameBook, squeezed } from './names.ts';
import { type Nearly, nearlyMeant } from './nearly.ts';
import { type Group, isClean, isNoun, type Piece, read, type Reading } from './read.ts';
import { FAR } from './slip.ts';

/** The meaning of a text at a step. */
export type Meaning =
  | { readonly means: 'right'; readonly name: Name }
  | { readonly means: 'reply'; readonly name: Name }
  | {
      readonly means:
        | Nearly
        /** A slip that may as well be another word. */
        | 'unsure'
        /** Several things at once. */
        | 'several'
        /** The same idea, in other words. */
        | 'synonym'
        /** The right name, with the kind of way of another place. */
        | 'otherWay'
        /** The right text, and more that does not belong to it. */
        | 'tooMuch'
        /** The text denies the name that it contains. */
        | 'denied'
        | 'nothing';
    };

interface Named {
  readonly group: Group;
  readonly piece: Piece;
  readonly match: Match;
  readonly name: Name;
}

/** The names of a text. Among several with the same words, the kind of way in front tells which is meant. */
const namesOf = ({ groups }: Reading): readonly Named[] =>
  groups.flatMap((group) =>
    group.pieces.flatMap((piece, at) => {
      const { match } = piece;
      if (!match) return [];
      const way = group.pieces
        .slice(0, at)
        .findLast(({ kind }) => kind === 'way')
        ?.words.at(-1);
      const name = match.names.find((one) => way !== undefined && one.way === way) ?? match.names[0];
      return [{ group, match, name, piece }];
    }),
  );

const NOT_RIVAL: ReadonlySet<string> = new Set('verb at because near greeting article of'.split(' '));

const SPEAKS_OF: ReadonlySet<string> = new Set('verb at because near'.split(' '));

/** Whether a group offers what it names as an answer, and does not just speak of it. */
const offers = (group: Group): boolean =>
  !group.isContext &&
  !NOT_RIVAL.has(group.opener) &&
  !SPEAKS_OF.has(group.closer) &&
  group.pieces[0]?.kind !== 'of' &&
  group.pieces.every(
    ({ kind, words }) => kind !== 'number' && (kind !== 'name' || words.some(({ length }) => length > 1)),
  );

/** « lions / un pont »: a kind of place that is offered beside the answer. */
const isBareWay = ({ opener, closer, pieces }: Group): boolean =>
  [opener, closer].some((edge) => edge === 'and' || edge === '/') &&
  pieces.every(({ kind }) => kind === 'way' || kind === 'article') &&
  pieces.some(({ kind }) => kind === 'way');

/** Years and numbers say something of a thing more often than they are one. */
const isFigure = ({ words }: Name): boolean => words.every((word) => /\d/u.test(word));

const byLength = (left: Named, right: Named): number =>
  squeezed(right.name.words).length - squeezed(left.name.words).length;

/** « non », « c’est faux »: its clause speaks of nothing else, as « le roi n’en a pas » does. */
const isBare = ({ pieces }: Reading, denied: number): boolean =>
  !pieces.some((piece) => piece.clause === denied && isNoun(piece));

/** Returns the meaning of a reading; depends on nothing else. */
export function meaningOf(reading: Reading, { company, names, reading: kind }: NameBook): Meaning {
  const named = namesOf(reading);
  const isCompany = ({ words }: Piece): boolean => words.every((word) => company.has(word));
  /** Whether its group names nothing that could be another answer. */
  const isAlone = ({ pieces }: Group): boolean =>
    pieces.every(
      (piece) =>
        piece.kind !== 'name' ||
        !piece.match ||
        piece.match.names[0].role === 'right' ||
        isFigure(piece.match.names[0]) ||
        isCompany(piece),
    );
  const right = named.filter(
    (one) =>
      one.name.role === 'right' &&
      !one.group.isContext &&
      one.group.opener !== 'denial' &&
      isClean(one.group, company) &&
      isAlone(one.group),
  );
  const [first] = right.toSorted((left, other) => left.match.far - other.match.far);
  const section = Math.max(-1, ...right.map(({ piece }) => piece.section));
  const rivals = named.filter(
    ({ name, piece, group }) =>
      (name.role === 'reply' || name.role === 'known') &&
      piece.kind === 'name' &&
      !isFigure(name) &&
      !(isCompany(piece) && right.some((one) => one.group === group)) &&
      offers(group) &&
      piece.section >= section,
  );
  const clauses = new Set(right.map(({ piece }) => piece.clause));
  const asked = new Set(named.filter(({ name }) => name.role === 'right').map(({ piece }) => piece.clause));
  if (reading.denials.some((clause) => asked.has(clause) || isBare(reading, clause)))
    return { means: 'denied' };
  // « rue Haute, Autreville »: the other name may be the town of another place.
  const isElsewhere = ({ opener, closer, pieces: [piece, more] }: Group): boolean =>
    opener === ',' && closer === '' && piece?.kind === 'unknown' && !more && clauses.has(piece.clause - 1);
  if (first && reading.groups.some(isElsewhere)) return { means: 'nothing' };
  if (reading.chooses || (first && (rivals.length > 0 || reading.groups.some(isBareWay)))) {
    const all = named.filter(({ group }) => !group.isContext).map(({ name }) => squeezed(name.words));
    return { means: new Set(all).size > 1 ? 'several' : 'denied' };
  }
  const isAdded = ({ pieces }: Group): boolean =>
    pieces.at(-1)?.mark !== ':' &&
    pieces.some((piece) => ['unknown', 'page', 'name'].includes(piece.kind)) &&
    !right.some(({ group }) => group.pieces === pieces);
  if (first && kind === 'text' && reading.groups.some(isAdded)) return { means: 'tooMuch' };
  if (first)
    return first.match.far >= FAR.unsure ? { means: 'unsure' } : { means: 'right', name: first.name };
  const [reply] = named
    .filter(({ name, match }) => name.role === 'reply' && match.far < FAR.unsure)
    .toSorted(
      (left, other) => Number(left.group.isContext) - Number(other.group.isContext) || byLength(left, other),
    );
  if (new Set(rivals.map(({ name }) => squeezed(name.words))).size > 1) return { means: 'several' };
  if (reply) return { means: 'reply', name: reply.name };
  if (named.some(({ name }) => name.role === 'synonym')) return { means: 'synonym' };
  if (named.some(({ name, match }) => name.role === 'known' && match.names[0].role === 'right'))
    return { means: 'otherWay' };
  if (named.some(({ name, match }) => name.role === 'right' && match.far >= FAR.unsure))
    return { means: 'unsure' };
  return { means: nearlyMeant(reading, names) ?? 'nothing' };
}

/** Whether « et » stands between a name and what is said. */
function hasBetween({ pieces }: Reading, said: readonly Named[], piece: Piece): boolean {
  return said.some((one) => {
    const [from, to] = [pieces.indexOf(piece), pieces.indexOf(one.piece)].sort((left, right) => left - right);
    return pieces.slice(from, to).some(({ kind }) => kind === 'and');
  });
}

/**
 * What a free text means that must say several things. `groupOf`: to which of them a solution belongs. Whatever
 * else it says, a thing is said unless its own clause denies it, or offers it beside another one.
 */
export function meaningOfAll(reading: Reading, groupOf: readonly number[]): Meaning {
  const named = namesOf(reading).filter(({ match }) => match.far < FAR.unsure);
  const denied = new Set(reading.denials);
  const right = named.filter(({ name }) => name.role === 'right');
  const said = right.filter(({ piece }) => !denied.has(piece.clause));
  const others = named.filter(({ name }) => name.role !== 'right').toSorted(byLength);
  const clauses = new Set(said.map(({ piece }) => piece.clause));
  // « le 10 mars », « et personne ne vieillit »: a figure, and what is denied, are no other answer.
  const isDetail = ({ piece, name }: Named): boolean =>
    name.role === 'reply' && (denied.has(piece.clause) || name.words.some((word) => /\d/u.test(word)));
  const isBeside = (one: Named): boolean =>
    !isDetail(one) &&
    !one.group.isContext &&
    (!clauses.has(one.piece.clause) || hasBetween(reading, said, one.piece));
  if (said.length > 0 && (reading.chooses || others.some(isBeside))) return { means: 'several' };
  if (said.length < right.length || reading.denials.some((clause) => isBare(reading, clause)))
    return { means: 'denied' };
  const [first] = said;
  if (first && new Set(said.map(({ name }) => groupOf[name.index])).size === new Set(groupOf).size)
    return { means: 'right', name: first.name };
  const [other] = others;
  if (other?.name.role === 'reply') return { means: 'reply', name: other.name };
  return { means: other?.name.role === 'synonym' ? 'synonym' : 'nothing' };
}

const NONE: ReadonlySet<string> = new Set();

/** Which of some solutions a text means, outside of any city: its index, null for none. */
export function solutionMeant(
  solutions: readonly string[],
  typed: string,
  options: Pick<NameBook, 'reading' | 'isWord'>,
): number | null {
  const book = bookOf(
    solutions.map((text, index) => ({ text, role: 'right', index })),
    options,
  );
  const meaning = meaningOf(read(typed, { book, city: NONE, pages: NONE }), book);
  return meaning.means === 'right' ? meaning.name.index : null;
}

const NO_NAMES = bookOf([], { reading: 'word', isWord: () => false });

/** The one number that a text gives, in digits: « 38 + 9 = 47 cm, je crois » is 47. Null for none or several. */
export function numberMeant(text: string): string | null {
  const { groups, denials, chooses } = read(text, { book: NO_NAMES, city: NONE, pages: NONE });
  const numbers = groups.flatMap(({ isContext, pieces }) =>
    pieces.filter(({ figures }) => !isContext && figures !== undefined),
  );
  const last = Math.max(...numbers.map(({ section }) => section));
  const meant = new Set(numbers.flatMap(({ section, figures = '' }) => (section === last ? figures : [])));
  const [number = null] = meant;
  return meant.size === 1 && denials.length === 0 && !chooses ? number : null;
}
