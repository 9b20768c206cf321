import type { Match } from './matches.ts';
import type { Name, NameBook } from './names.ts';
import { type Nearly, nearlyMeant } from './nearly.ts';
import { FAR } from './slip.ts';
import { type Group, isClean, type Piece, type Reading } from './read.ts';

/** The meaning of a text at a step. */
export type Meaning =
  | { readonly means: 'right'; readonly name: Name }
  /** A slip that may as well be another word. */
  | { readonly means: 'unsure' }
  | { readonly means: 'reply'; readonly name: Name }
  /** Several things at once. */
  | { readonly means: 'several' }
  /** The same idea, in other words. */
  | { readonly means: 'synonym' }
  /** The right name, with the kind of way of another place. */
  | { readonly means: 'otherWay' }
  /** The right text, and more that does not belong to it. */
  | { readonly means: 'tooMuch' }
  | { readonly means: Nearly }
  /** The text denies the name that it contains. */
  | { readonly means: 'denied' }
  | { readonly means: 'nothing' };

interface Named {
  readonly group: Group;
  readonly match: Match;
  readonly name: Name;
  readonly piece: Piece;
}

const sectionOf = ({ piece }: Named): number => piece.section;

const wayOf = ({ pieces }: Group, match: Match): string | null =>
  pieces
    .slice(
      0,
      pieces.findIndex((piece) => piece.match === match),
    )
    .findLast(({ kind }) => kind === 'way')
    ?.words.at(-1) ?? null;

const namesOf = ({ groups }: Reading): readonly Named[] =>
  groups.flatMap((group) =>
    group.pieces.flatMap((piece) => {
      const { match } = piece;
      if (!match) return [];
      const way = wayOf(group, match);
      const name = (way !== null && match.names.find((one) => one.way === way)) || match.names[0];
      return [{ group, match, name, piece }];
    }),
  );

const NOT_RIVAL: ReadonlySet<string> = new Set([
  'verb',
  'at',
  'because',
  'near',
  'greeting',
  'article',
  'of',
]);

const SPEAKS_OF: ReadonlySet<string> = new Set(['verb', 'at', 'because', 'near']);

/** Whether a group offers what it names as an answer, and does not just speak of it. */
const offers = (group: Group): boolean =>
  !group.isContext &&
  !NOT_RIVAL.has(group.opener) &&
  !SPEAKS_OF.has(group.closer) &&
  group.pieces[0]?.kind !== 'of' &&
  group.pieces.every(
    ({ kind, words }) => kind !== 'number' && (kind !== 'name' || words.some(({ length }) => length > 1)),
  ) &&
  isClean(group, false);

/** « lions / un pont »: a kind of place that is offered beside the answer. */
const isBareWay = ({ opener, closer, pieces }: Group): boolean =>
  (opener === 'and' || opener === '/' || closer === 'and') &&
  pieces.some(({ kind }) => kind === 'way') &&
  pieces.every(({ kind }) => kind === 'way' || kind === 'article');

/** Years and numbers say something of a thing more often than they are one. */
const isFigure = ({ words }: Name): boolean => words.every((word) => /\d/u.test(word));

const wordsOf = (name: Name): string => name.words.join('');

/** Returns the meaning of a reading; depends on nothing else. */
export function meaningOf(reading: Reading, { company, names, isText }: NameBook): Meaning {
  const named = namesOf(reading);
  const right = named.filter(({ group, match, name }) => {
    const at = group.pieces.findIndex((piece) => piece.match === match);
    const beside = group.pieces.filter(
      (piece, index) =>
        piece.kind === 'name' &&
        piece.match !== match &&
        !(index > at && group.pieces.slice(at, index).some(({ kind }) => kind === 'of')),
    );
    return (
      name.role === 'right' &&
      !group.isContext &&
      group.opener !== 'denial' &&
      isClean(group, true, company) &&
      beside.every(
        ({ match: other, words }) =>
          other &&
          (other.names[0].role === 'right' ||
            isFigure(other.names[0]) ||
            words.every((word) => company.has(word))),
      )
    );
  });
  const [first] = right.toSorted((left, other) => left.match.far - other.match.far);
  const rightGroups = new Set(right.map(({ group }) => group));
  const section = Math.max(-1, ...right.map(sectionOf));
  const rivals = named.filter(
    (one) =>
      one.name.role !== 'right' &&
      one.name.role !== 'synonym' &&
      one.piece.kind === 'name' &&
      !isFigure(one.name) &&
      !(rightGroups.has(one.group) && one.piece.words.every((word) => company.has(word))) &&
      offers(one.group) &&
      (!first || sectionOf(one) >= section),
  );
  const clauses = new Set(right.map(({ piece }) => piece.clause));
  if (reading.denials.some(({ clause, hasSubject }) => !hasSubject || clauses.has(clause)))
    return { means: 'denied' };
  const others = new Set(named.filter(({ group }) => !group.isContext).map(({ name }) => wordsOf(name)));
  // « rue Haute, Autreville »: the other name may be the town of another place.
  const isElsewhere = reading.groups.some(
    ({ opener, closer, pieces: [piece, ...more] }) =>
      opener === ',' &&
      closer === '' &&
      piece?.kind === 'unknown' &&
      more.length === 0 &&
      clauses.has(piece.clause - 1),
  );
  if (first && (isElsewhere || reading.groups.some(isBareWay))) return { means: 'nothing' };
  if (reading.chooses || (first && rivals.length > 0))
    return { means: others.size > 1 ? 'several' : 'denied' };
  const isAdded = ({ pieces }: Group): boolean =>
    pieces.at(-1)?.mark !== ':' &&
    pieces.some(({ kind }) => kind === 'unknown' || kind === 'page' || kind === 'name') &&
    !right.some(({ group }) => group.pieces === pieces);
  if (first && isText && reading.groups.some(isAdded)) return { means: 'tooMuch' };
  if (first)
    return first.match.far >= FAR.unsure ? { means: 'unsure' } : { means: 'right', name: first.name };
  const wrongWay = named.find(({ name, match }) => name.role === 'known' && match.names[0].role === 'right');
  const replies = named.filter(({ name, match }) => name.role === 'reply' && match.far < FAR.unsure);
  const [reply] = replies.toSorted(
    (left, other) =>
      Number(left.group.isContext) - Number(other.group.isContext) ||
      wordsOf(other.name).length - wordsOf(left.name).length,
  );
  if (new Set(rivals.map(({ name }) => wordsOf(name))).size > 1) return { means: 'several' };
  if (reply) return { means: 'reply', name: reply.name };
  if (named.some(({ name }) => name.role === 'synonym')) return { means: 'synonym' };
  if (wrongWay) return { means: 'otherWay' };
  if (named.some(({ name, match }) => name.role === 'right' && match.far >= FAR.unsure))
    return { means: 'unsure' };
  return { means: nearlyMeant(reading, names) ?? 'nothing' };
}

/** « sous les pieds d’Irma » */
function isOfAnother({ pieces }: Group, piece: Piece): boolean {
  const [joint, owner] = pieces.slice(pieces.indexOf(piece) + 1);
  return joint?.kind === 'of' && (owner?.kind === 'page' || owner?.kind === 'unknown');
}

/** Whether « et » stands between a name and what is said. */
function hasBetween({ pieces }: Reading, said: readonly Named[], piece: Piece): boolean {
  const at = pieces.indexOf(piece);
  return said.some((one) => {
    const [from, to] = [at, pieces.indexOf(one.piece)].sort((left, right) => left - right);
    return pieces.slice(from, to).some(({ kind }) => kind === 'and');
  });
}

/**
 * What a free text means that must say several things. `groupOf`: to which of them a solution belongs. Whatever
 * else it says, a thing is said unless its own clause denies it, or offers it beside another one.
 */
export function meaningOfAll(reading: Reading, groupOf: (index: number) => number, count: number): Meaning {
  const named = namesOf(reading).filter(({ match }) => match.far < FAR.unsure);
  const denied = new Set(reading.denials.map(({ clause }) => clause));
  const said = named.filter(
    ({ group, match, name, piece }) =>
      name.role === 'right' && !denied.has(piece.clause) && !(match.far > 0 && isOfAnother(group, piece)),
  );
  const isDenied = said.length < named.filter(({ name }) => name.role === 'right').length;
  const others = named.filter(({ name }) => name.role !== 'right');
  const clauses = new Set(said.map(({ piece }) => piece.clause));
  // « le 10 mars », « et personne ne vieillit »: a figure, and what is denied, are no other answer.
  const isDetail = ({ piece, name }: Named): boolean =>
    name.role === 'reply' && (denied.has(piece.clause) || name.words.some((word) => /\d/u.test(word)));
  const isBeside = (one: Named): boolean =>
    !isDetail(one) &&
    !one.group.isContext &&
    (!clauses.has(one.piece.clause) || hasBetween(reading, said, one.piece));
  if (said.length > 0 && others.some((one) => reading.chooses || isBeside(one))) return { means: 'several' };
  if (isDenied || reading.denials.some(({ isBare }) => isBare)) return { means: 'denied' };
  const [first] = said;
  const groups = new Set(said.map(({ name }) => groupOf(name.index)));
  if (first && groups.size === count) return { means: 'right', name: first.name };
  const [reply] = others.toSorted((left, other) => wordsOf(other.name).length - wordsOf(left.name).length);
  if (!reply) return { means: 'nothing' };
  return reply.name.role === 'reply'
    ? { means: 'reply', name: reply.name }
    : { means: reply.name.role === 'synonym' ? 'synonym' : 'nothing' };
}
