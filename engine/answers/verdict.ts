import { bookOf, type Name, type NameBook, squeezed } from './names.ts';
import { type Nearly, nearlyMeant } from './nearly.ts';
import { type Group, isNoun, type Piece, read, type Reading } from './read.ts';
import { FAR } from './slip.ts';
import { isLikeWay } from './words/ways.ts';

/** The meaning of a text at a step. Those that deserve a general reply have its name. */
export type Meaning =
  | { readonly means: 'right'; readonly name: Name }
  | { readonly means: 'reply'; readonly name: Name }
  | {
      readonly means:
        | Nearly
        /** By a slip that may as well be another word. */
        | 'misspelt'
        /** Several things at once. */
        | 'severalAnswers'
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

/** A piece that is a name, and where it stands. */
interface Named extends Piece {
  readonly group: Group;
  readonly name: Name;
  readonly far: number;
}

/** The names of a text. Among several with the same words, the kind of way in front tells which is meant. */
const namesOf = ({ groups }: Reading): readonly Named[] =>
  groups.flatMap((group) =>
    group.pieces.flatMap((piece, at) => {
      if (!piece.match) return [];
      const { names, far } = piece.match;
      const way = group.pieces
        .slice(0, at)
        .findLast(({ kind }) => kind === 'way')
        ?.words.at(-1);
      const name = names.find((one) => way !== undefined && one.way === way) ?? names[0];
      return [{ ...piece, group, name, far }];
    }),
  );

const SPEAKS_OF: ReadonlySet<string> = new Set(['verb', 'at', 'because', 'near']);

const NOT_RIVAL: ReadonlySet<string> = new Set([...SPEAKS_OF, 'greeting', 'article', 'of']);

/** Whether a group offers what it names as an answer, and does not just speak of it. */
const offers = (group: Group): boolean =>
  !group.isContext &&
  !NOT_RIVAL.has(group.opener) &&
  !SPEAKS_OF.has(group.closer) &&
  group.pieces[0]?.kind !== 'of' &&
  group.pieces.every(
    ({ kind, words }) => kind !== 'number' && (kind !== 'name' || squeezed(words).length > 1),
  );

/** « lions / un pont »: a kind of place that is offered beside the answer. */
const isBareWay = ({ opener, closer, pieces }: Group): boolean =>
  [opener, closer].some((edge) => edge === 'and' || edge === '/') &&
  pieces.every(({ kind }) => kind === 'way' || kind === 'article') &&
  pieces.some(({ kind }) => kind === 'way');

/** Years and numbers say something of a thing more often than they are one. */
const hasFigure = (word: string): boolean => /\d/u.test(word);
const isFigure = ({ words }: Name): boolean => words.every(hasFigure);

const areSeveral = (named: readonly Named[]): boolean =>
  new Set(named.map(({ name }) => name.letters)).size > 1;

const byLength = (left: Named, right: Named): number => right.name.letters.length - left.name.letters.length;

const clausesOf = (named: readonly Named[]): ReadonlySet<number> =>
  new Set(named.map(({ clause }) => clause));

/** Whether a clause with some names is denied, or one that speaks of nothing: « non », « c’est faux ». */
const isDenied = ({ pieces, denials }: Reading, clauses: ReadonlySet<number>): boolean =>
  denials.some(
    (denied) => clauses.has(denied) || !pieces.some((piece) => piece.clause === denied && isNoun(piece)),
  );

/**
 * Returns the meaning of a reading; depends on nothing else. `groupOf`: of a free text that must say several
 * things, to which of them each solution belongs; whatever else stands in its clause, a thing is said.
 */
export function meaningOf(
  reading: Reading,
  { company, names, reading: kind }: NameBook,
  groupOf?: readonly number[],
): Meaning {
  const named = namesOf(reading);
  const denied = new Set(reading.denials);
  const isCompany = ({ words }: Piece): boolean => words.every((word) => company.has(word));
  /** Whether a piece may stand beside a solution, in the same group. */
  const belongs = (piece: Piece, at: number, all: readonly Piece[]): boolean => {
    const [name] = piece.match?.names ?? [];
    if (isCompany(piece)) return true;
    if (name && piece.kind === 'name') return name.role === 'right' || isFigure(name);
    if (piece.kind === 'page') return all[at + 1]?.kind !== 'name';
    const isWay = piece.words.every(isLikeWay) && all.slice(at).some((one) => one.kind === 'name');
    return piece.kind !== 'unknown' || isWay;
  };
  const asked = named.filter(({ name }) => name.role === 'right');
  const right = asked
    .filter(({ group, clause, far }) =>
      groupOf ? far < FAR.unsure && !denied.has(clause) : !group.isContext && group.pieces.every(belongs),
    )
    .toSorted((left, other) => left.far - other.far);
  const [first] = right;
  const clauses = clausesOf(right);
  const section = Math.max(-1, ...right.map((one) => one.section));
  const rivals = named.filter(
    (one) =>
      one.name.role !== 'right' &&
      !one.group.isContext &&
      !denied.has(one.clause) &&
      !isFigure(one.name) &&
      (groupOf
        ? !clauses.has(one.clause) && !one.name.words.some(hasFigure)
        : one.name.role !== 'synonym' &&
          one.kind === 'name' &&
          one.section >= section &&
          offers(one.group) &&
          !(isCompany(one) && right.some(({ group }) => one.group === group))),
  );
  if (isDenied(reading, clausesOf(asked))) return { means: 'denied' };
  // « rue Haute, Autreville »: the other name may be the town of another place.
  const isElsewhere = ({ opener, closer, pieces: [piece, more] }: Group): boolean =>
    opener === ',' && closer === '' && piece?.kind === 'unknown' && !more && clauses.has(piece.clause - 1);
  if (!groupOf && reading.groups.some(isElsewhere)) return { means: 'nothing' };
  if (reading.chooses || (first && (rivals.length > 0 || (!groupOf && reading.groups.some(isBareWay)))))
    return { means: areSeveral(named.filter(({ group }) => !group.isContext)) ? 'severalAnswers' : 'denied' };
  const isAdded = (group: Group): boolean =>
    group.pieces.at(-1)?.mark !== ':' &&
    group.pieces.some((piece) => ['unknown', 'page', 'name'].includes(piece.kind)) &&
    !right.some((one) => one.group === group);
  if (first && !groupOf && kind === 'text' && reading.groups.some(isAdded)) return { means: 'tooMuch' };
  const said = new Set(right.map(({ name }) => groupOf?.[name.index]));
  if (first && said.size === new Set(groupOf ?? [0]).size)
    return first.far < FAR.unsure ? { means: 'right', name: first.name } : { means: 'misspelt' };
  if (!groupOf && areSeveral(rivals)) return { means: 'severalAnswers' };
  const [reply] = named
    .filter(({ name, far }) => name.role === 'reply' && far < FAR.unsure)
    .toSorted(
      (left, other) => Number(left.group.isContext) - Number(other.group.isContext) || byLength(left, other),
    );
  if (reply) return { means: 'reply', name: reply.name };
  if (named.some(({ name }) => name.role === 'synonym')) return { means: 'synonym' };
  if (named.some(({ name, match }) => name.role === 'known' && match?.names[0].role === 'right'))
    return { means: 'otherWay' };
  if (asked.some(({ far }) => far >= FAR.unsure)) return { means: 'misspelt' };
  return { means: nearlyMeant(reading, names) ?? 'nothing' };
}

const ALONE = { city: new Set<string>(), pages: new Set<string>() };

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
  const meaning = meaningOf(read(typed, { ...ALONE, book }), book);
  return meaning.means === 'right' ? meaning.name.index : null;
}

const NO_NAMES = { ...ALONE, book: bookOf([], { reading: 'word', isWord: () => false }) };

/** The one number that a text gives, in digits: « 38 + 9 = 47 cm, je crois » is 47. Null for none or several. */
export function numberMeant(text: string): string | null {
  const { groups, denials, chooses } = read(text, NO_NAMES);
  const numbers = groups.flatMap(({ isContext, pieces }) =>
    pieces.filter(({ figures }) => !isContext && figures !== undefined),
  );
  const last = Math.max(...numbers.map(({ section }) => section));
  const meant = new Set(numbers.flatMap(({ section, figures = '' }) => (section === last ? figures : [])));
  const [number = null] = meant;
  return meant.size === 1 && denials.length === 0 && !chooses ? number : null;
}
