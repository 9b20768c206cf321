import { type Match, matchesIn } from './matches.ts';
import type { NameBook } from './names.ts';
import { type Mark, type Token, tokensOf } from './tokens.ts';
import { phraseAt } from './words/lexicon.ts';
import { numeralAt } from './words/numerals.ts';
import type { WordKind } from './words/tables.ts';
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
  /** How many marks stand before it, and how many of them are « = » or « : ». */
  readonly clause: number;
  readonly section: number;
}

/** A noun with what belongs to it, between two marks or words that part. */
export interface Group {
  /** The mark or the kind of word before it, and the kind of the word that ends it; empty at an end of the text. */
  readonly opener: Mark | WordKind | 'start';
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
  readonly denials: readonly number[];
  /** Whether something else is offered, outside of context. */
  readonly chooses: boolean;
}

/** The names and words of a city and a step, by which a text is read. */
export interface Surroundings {
  readonly book: NameBook;
  /** Words of the city's name and its aliases. */
  readonly city: ReadonlySet<string>;
  /** Words that the pages say. */
  readonly pages: ReadonlySet<string>;
}

const DISTRICT = /^(?:france|cedex|arrondissement|centre|ville|district|\d{5})$/u;

/** « 19 » and « paris19 », behind a name without a space. */
const behindName = ({ city }: Surroundings): RegExp => {
  const names = [...city].filter(({ length }) => length > 3).join('|') || 'france';
  return new RegExp(`(?:(?:a|de)?(?:${names}))?(?:\\d{1,2}e?)?$`, 'u');
};

const PHRASE_WORDS = 12;

/** The listed words of some tokens as a line, each with a space before it and marks as words. */
const lineOf = (tokens: readonly Token[]): string =>
  tokens.map(({ listed, mark }) => ` ${listed}${mark && ` ${mark}`}`).join('');

type Part = Pick<Piece, 'kind' | 'figures'> & { readonly count: number };

function partAt(tokens: readonly Token[], from: number, end: number, { city, pages }: Surroundings): Part {
  const { word = '' } = tokens[from] ?? {};
  const number = numeralAt(tokens.slice(0, end), from);
  if (/^(?:nos?|num)$/u.test(word) && numeralAt(tokens, from + 1)) return { kind: 'filler', count: 1 };
  const phrase = phraseAt(lineOf(tokens.slice(from, Math.min(end, from + PHRASE_WORDS))));
  if (phrase) return { kind: phrase.kind, count: phrase.text.match(/ [^ ,:.?=/+]+/gu)?.length ?? 1 };
  if (city.has(word) || city.has(word.replace(/s$/u, '')) || DISTRICT.test(word))
    return { kind: 'city', count: 1 };
  if (number?.digits.endsWith('e')) return { kind: 'city', count: number.count };
  if (number) return { kind: 'number', figures: number.digits, count: number.count };
  if (isKindOfWay(word)) return { kind: 'way', count: 1 };
  return { kind: word.length === 1 ? 'letter' : pages.has(word) ? 'page' : 'unknown', count: 1 };
}

function piecesOf(text: string, surroundings: Surroundings): readonly Piece[] {
  const { book, city } = surroundings;
  const tokens = tokensOf(text);
  const matches = matchesIn(book, tokens, behindName(surroundings));
  const pieces: Piece[] = [];
  let [clause, section] = [0, 0];
  for (let at = 0; at < tokens.length;) {
    const match = matches.find(({ from }) => from === at);
    const end = matches.find(({ from }) => from > at)?.from ?? tokens.length;
    const [name] = match?.names ?? [];
    // A reply to the city’s own name does not make a rival of it.
    const isCity = name && name.role !== 'right' && name.words.some((word) => city.has(word));
    const { count, ...part }: Part = match
      ? { kind: isCity ? 'city' : 'name', count: match.to - match.from }
      : partAt(tokens, at, end, surroundings);
    const own = tokens.slice(at, at + count);
    const mark = own.at(-1)?.mark ?? '';
    pieces.push({
      ...part,
      words: own.map(({ word }) => word),
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

/** Kinds that belong to a noun; all others part two groups. */
const BELONGS: ReadonlySet<Piece['kind']> = new Set([
  ...(['name', 'page', 'unknown', 'way', 'title', 'article', 'of', 'number', 'city', 'letter'] as const),
]);

export const isNoun = ({ kind }: Piece): boolean =>
  ['name', 'page', 'unknown', 'way', 'title'].includes(kind);

/** A pronoun before the verb: what stands before it is the subject. */
const isClitic = ({ kind, words: [word = ''] }: Piece): boolean =>
  kind === 'filler' && /^(?:ne?|se?|me?|te?|y|nous|vous)$/u.test(word);

/** « elle ne cale rien », « vous n’êtes plus … »: words that deny behind « ne » alone. */
const isDenial = (pieces: readonly Piece[], { kind, words: [word = ''], clause }: Piece): boolean =>
  kind === 'denial' ||
  (kind !== 'name' &&
    /^(?:rien|plus|aucune?|guere|personne)$/u.test(word) &&
    pieces.some((one) => one.clause === clause && /^ne?$/u.test(one.words[0] ?? '')));

/** Reads a text: its words, their parts, the nouns among them, and whether it denies or offers something. */
export function read(text: string, surroundings: Surroundings): Reading {
  const pieces = piecesOf(text, surroundings);
  const groups: Group[] = [];
  const denials: number[] = [];
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
    const denies = isDenial(pieces, piece);
    if (BELONGS.has(kind) && !denies) {
      // « elle habite une ruche »: an article begins another noun, « de la » does not.
      if (kind === 'article' && current.some(isNoun) && current.at(-1)?.kind !== 'of') close('', 'article');
      current.push(piece);
    } else {
      close(isClitic(piece) ? 'verb' : (kind as WordKind), kind as WordKind);
      if (kind === 'because') isBecause = true;
      if (kind === 'near' || kind === 'verb') isNear = kind === 'near';
      if (denies && !isBecause) denials.push(piece.clause);
      if (kind === 'either' && !isBecause) chooses = true;
    }
    if (mark === '') continue;
    close('', mark);
    isNear = false;
    if (/[.?=:]/u.test(mark) || !hasRight()) isBecause = false;
  }
  close('', '');
  return { pieces, groups, denials, chooses };
}

/** Whether all that stands beside the names of a group belongs to them. `company`: words that do. */
export const isClean = ({ pieces }: Group, company: ReadonlySet<string>): boolean =>
  pieces.every(
    ({ kind, words }, index) =>
      (kind === 'page' ? pieces[index + 1]?.kind !== 'name' : kind !== 'unknown') ||
      words.every((word) => company.has(word)) ||
      (kind === 'unknown' &&
        words.every(isLikeWay) &&
        pieces.slice(index + 1).some((one) => one.kind === 'name')),
  );
