import { type Mark, type Token, tokensOf } from './tokens.ts';
import { type Match, matchesIn } from './matches.ts';
import type { NameBook } from './names.ts';
import type { WordKind } from './words/kinds.ts';
import { phraseAt } from './words/lexicon.ts';
import { numeralAt } from './words/numerals.ts';
import { isKindOfWay, isLikeWay } from './words/ways.ts';

/** Some words of a text that play one part. */
export interface Piece {
  readonly kind: WordKind | 'name' | 'number' | 'city' | 'page' | 'letter' | 'unknown';
  readonly words: readonly string[];
  /** The mark between it and the next one. */
  readonly mark: Mark;
  /** Of a name. */
  readonly match?: Match;
  /** Of a number, in digits. */
  readonly figures?: string;
  /** How many marks of each kind stand before it. */
  readonly clause: number;
  readonly section: number;
}

/** A noun with what belongs to it, between two marks or words that part. */
export interface Group {
  /** The mark or the kind of word before it, or the start of the text. */
  readonly opener: Mark | WordKind | 'start';
  /** The kind of the word that ends it; empty when a mark or the end of the text does. */
  readonly closer: WordKind | '';
  readonly pieces: readonly Piece[];
  /** Whether it explains or says where: what it names is not meant. */
  readonly isContext: boolean;
}

/** A typed text as it is understood. */
export interface Reading {
  readonly pieces: readonly Piece[];
  readonly groups: readonly Group[];
  /** The clauses with a denial, outside of context. */
  readonly denials: readonly Denial[];
  /** Whether something else is offered, outside of context. */
  readonly chooses: boolean;
}

/** `hasSubject`: whether its clause speaks of a thing of its own: « le roi n’a pas … ». */
export interface Denial {
  readonly clause: number;
  readonly hasSubject: boolean;
  /** Whether its clause says nothing else: « non », « c’est faux ». */
  readonly isBare: boolean;
}

/** The names and words of a city and a step, by which a text is read. */
export interface Surroundings {
  readonly book: NameBook;
  /** Words of the city's name and its aliases. */
  readonly city: ReadonlySet<string>;
  /** Words that the pages say. */
  readonly pages: ReadonlySet<string>;
}

const DISTRICT = new Set('france cedex arrondissement centre ville district'.split(' '));

/** « 19 » and « paris19 », behind a name without a space. */
const behindName = ({ city }: Surroundings): ((rest: string) => boolean) => {
  const name = [...city].filter((word) => word.length > 3).join('|') || 'france';
  const pattern = new RegExp(`^(?:(?:a|de)?(?:${name}))?(?:\\d{1,2}e?)?$`, 'u');
  return (rest) => pattern.test(rest);
};

/** The listed words from each token on, as a line, each with a space before it and marks as words. */
const lineOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ listed, mark }) => (mark === '' ? ` ${listed}` : ` ${listed} ${mark}`))
    .join('');

const PHRASE_WORDS = 12;

type Part = Pick<Piece, 'kind' | 'figures'> & { readonly count: number };

function pieceAt(tokens: readonly Token[], from: number, end: number, { city, pages }: Surroundings): Part {
  if (/^(?:no|nos|num)$/u.test(tokens[from]?.word ?? '') && numeralAt(tokens, from + 1))
    return { kind: 'filler', count: 1 };
  const phrase = phraseAt(lineOf(tokens, from, Math.min(end, from + PHRASE_WORDS)));
  if (phrase) {
    const count = phrase.text.match(/ [^ ,:.?=/+]+/gu)?.length ?? 1;
    const isChoiceByAccident =
      phrase.kind === 'either' &&
      phrase.text === ' or' &&
      /^(?:l|d|en|cet)$/u.test(tokens[from - 1]?.word ?? '');
    if (!isChoiceByAccident) return { kind: phrase.kind, count };
  }
  const { word = '' } = tokens[from] ?? {};
  if (city.has(word) || city.has(word.replace(/s$/u, '')) || DISTRICT.has(word) || /^\d{5}$/u.test(word))
    return { kind: 'city', count: 1 };
  const numeral = numeralAt(tokens.slice(0, end), from);
  if (numeral?.digits.endsWith('e')) return { kind: 'city', count: numeral.count };
  if (numeral) return { kind: 'number', figures: numeral.digits, count: numeral.count };
  if (isKindOfWay(word)) return { kind: 'way', count: 1 };
  if (word.length === 1) return { kind: 'letter', count: 1 };
  return { kind: pages.has(word) ? 'page' : 'unknown', count: 1 };
}

/** A reply to the city’s own name does not make a rival of it. */
const isCityName = ({ names: [{ role, words }] }: Match, { city }: Surroundings): boolean =>
  role !== 'right' && words.some((word) => city.has(word));

function piecesOf(
  tokens: readonly Token[],
  matches: readonly Match[],
  surroundings: Surroundings,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let [clause, section] = [0, 0];
  for (let at = 0; at < tokens.length;) {
    const match = matches.find(({ from }) => from === at);
    const end = matches.find(({ from }) => from > at)?.from ?? tokens.length;
    const { count, ...part }: Part = match
      ? {
          kind: isCityName(match, surroundings) ? ('city' as const) : ('name' as const),
          count: match.to - match.from,
        }
      : pieceAt(tokens, at, end, surroundings);
    const words = tokens.slice(at, at + count);
    const mark = words.at(-1)?.mark ?? '';
    pieces.push({
      ...part,
      words: words.map(({ word }) => word),
      mark,
      clause,
      section,
      ...(match && { match }),
    });
    if (mark !== '') clause += 1;
    if (mark === '=' || mark === ':') section += 1;
    at += count;
  }
  return pieces;
}

/** Kinds that part two groups. */
const PARTING: ReadonlySet<Piece['kind']> = new Set([
  'hedge',
  'denial',
  'either',
  'because',
  'near',
  'at',
  'greeting',
  'and',
  'verb',
  'filler',
]);

const isNoun = ({ kind }: Piece): boolean => ['name', 'page', 'unknown', 'way', 'title'].includes(kind);

/** A pronoun before the verb: what stands before it is the subject. */
const isClitic = ({ kind, words: [word = ''] }: Piece): boolean =>
  kind === 'filler' && /^(?:ne?|se?|me?|te?|y|nous|vous)$/u.test(word);

/** « elle ne cale rien », « vous n’êtes plus … »: words that deny behind « ne » alone. */
const isDenial = (pieces: readonly Piece[], { kind, words: [word = ''], clause }: Piece): boolean =>
  kind === 'denial' ||
  (kind !== 'name' &&
    /^(?:rien|plus|aucune?|guere|personne)$/u.test(word) &&
    pieces.some(
      ({ kind: before, words: [ne = ''], clause: own }) =>
        before === 'filler' && own === clause && /^ne?$/u.test(ne),
    ));

/** A denial with its clause; « no sea in sight » and « le roi n’en a pas » have a subject. */
function denialOf(pieces: readonly Piece[], denial: Piece): Denial {
  const own = pieces.filter(({ clause }) => clause === denial.clause);
  const at = own.indexOf(denial);
  const hasSubject =
    denial.words[0] === 'no'
      ? own.length > at + 1
      : own.slice(0, at).some((piece, index) => isNoun(piece) && own[index - 1]?.kind === 'article');
  const isBare = own.every(({ kind }) => ['denial', 'hedge', 'filler', 'verb'].includes(kind));
  return { clause: denial.clause, hasSubject, isBare };
}

/** The groups of a text, and whether it denies or offers something. */
export function readPieces(pieces: readonly Piece[]): Reading {
  const groups: Group[] = [];
  const denials: Denial[] = [];
  let [chooses, isBecause, isNear] = [false, false, false];
  let opener: Group['opener'] = 'start';
  let current: Piece[] = [];
  const close = (closer: Group['closer'], next: Group['opener']): void => {
    if (current.length > 0) groups.push({ opener, closer, pieces: current, isContext: isBecause || isNear });
    if (current.some(isNoun) && next !== 'and') isNear = false;
    current = [];
    opener = next;
  };
  const hasRight = (): boolean =>
    groups.some(
      ({ isContext, pieces: own }) => !isContext && own.some(({ match }) => match?.names[0].role === 'right'),
    );
  for (const piece of pieces) {
    const { kind, mark } = piece;
    if (PARTING.has(kind) || isDenial(pieces, piece)) {
      close(isClitic(piece) ? 'verb' : (kind as WordKind), kind as WordKind);
      if (kind === 'because') isBecause = true;
      else if (kind === 'near') isNear = true;
      else if (kind === 'verb') isNear = false;
      else if (isDenial(pieces, piece) && !isBecause) denials.push(denialOf(pieces, piece));
      else if (kind === 'either' && !isBecause) chooses = true;
    } else {
      // « elle habite une ruche »: an article begins another noun, « de la » does not.
      if (kind === 'article' && current.some(isNoun) && current.at(-1)?.kind !== 'of') close('', 'article');
      current.push(piece);
    }
    if (mark === '') continue;
    close('', mark);
    isNear = false;
    if (/[.?=:]/u.test(mark) || !hasRight()) isBecause = false;
  }
  close('', '');
  return { pieces, groups, denials, chooses };
}

/** Reads a text: its words, their parts, and the nouns among them. */
export function read(text: string, surroundings: Surroundings): Reading {
  const tokens = tokensOf(text);
  const matches = matchesIn(surroundings.book, tokens, behindName(surroundings));
  return readPieces(piecesOf(tokens, matches, surroundings));
}

/** Kinds of pieces beside which a name stays the same name. */
const COMPANY: ReadonlySet<Piece['kind']> = new Set([
  'article',
  'of',
  'number',
  'city',
  'way',
  'title',
  'letter',
]);

/** « dess Carmes »: an article that was misspelt. */
const LIKE_ARTICLE = /^(?:d[eé]?[sz]{1,2}|lee?s?)$/u;

/** Whether all that stands beside the names of a group belongs to them. `company`: words that do. */
export function isClean({ pieces }: Group, allowsPages: boolean, company?: ReadonlySet<string>): boolean {
  return pieces.every(
    ({ kind, words }, index) =>
      kind === 'name' ||
      COMPANY.has(kind) ||
      (kind === 'page' && allowsPages && pieces[index + 1]?.kind !== 'name') ||
      words.every((word) => company?.has(word)) ||
      (kind === 'unknown' &&
        words.every((word) => isLikeWay(word) || LIKE_ARTICLE.test(word)) &&
        pieces.slice(index + 1).some((piece) => piece.kind === 'name')),
  );
}
