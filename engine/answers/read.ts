import { type Match, matchesIn } from './matches.ts';
import type { NameBook } from './names.ts';
import { type Mark, type Token, tokensOf } from './tokens.ts';
import { phraseAt } from './words/lexicon.ts';
import { numeralAt } from './words/numerals.ts';
import type { WordKind } from './words/tables.ts';
import { isKindOfWay } from './words/ways.ts';

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
  /** How many marks and « et » stand before it, and how many marks among them are « = » or « : ». */
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
    if (mark !== '' || part.kind === 'and') clause += 1;
    if (mark === '=' || mark === ':') section += 1;
    at += count;
  }
  return pieces;
}

const NOUNS = ['name', 'page', 'unknown', 'way', 'title'];

/** Kinds that belong to a noun; all others part two groups. */
const BELONGS = new Set<string>([...NOUNS, 'article', 'of', 'number', 'city', 'letter']);

export const isNoun = ({ kind }: Piece): boolean => NOUNS.includes(kind);

/** « pas tout à fait sûr »: a denial, or a choice, that leads to a doubt without a noun between is a part of it. */
function withDoubts(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, at) => {
    if (!['denial', 'either', 'near'].includes(piece.kind)) return piece;
    const next = pieces.slice(at + 1).find((one) => one.kind === 'doubt' || isNoun(one));
    return next?.kind === 'doubt' && next.clause === piece.clause ? { ...piece, kind: 'doubt' } : piece;
  });
}

/** « elle ne cale rien », « vous n’êtes plus … »: words that deny behind « ne » alone. */
const isDenial = (pieces: readonly Piece[], { kind, words: [word = ''], clause }: Piece): boolean =>
  kind === 'denial' ||
  (kind !== 'name' &&
    /^(?:rien|plus|aucune?|guere|personne)$/u.test(word) &&
    pieces.some((one) => one.clause === clause && /^ne?$/u.test(one.words[0] ?? '')));

/** Reads a text: its words, their parts, the nouns among them, and whether it denies or offers something. */
export function read(text: string, surroundings: Surroundings): Reading {
  const pieces = withDoubts(piecesOf(text, surroundings));
  const groups: Group[] = [];
  const denials: number[] = [];
  let chooses = false;
  let context: 'because' | 'near' | null = null;
  let opener: Group['opener'] = 'start';
  let current: Piece[] = [];
  const close = (closer: Group['closer'], next: Group['opener']): void => {
    if (current.length > 0) groups.push({ opener, closer, pieces: current, isContext: context !== null });
    if (context === 'near' && next !== 'and' && current.some(isNoun)) context = null;
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
      current.push(piece);
    } else {
      close(kind as WordKind, kind as WordKind);
      if (context !== 'because') {
        if (kind === 'because' || kind === 'near') context = kind;
        if (kind === 'verb') context = null;
        if (denies) denials.push(piece.clause);
        chooses ||= kind === 'either';
      }
    }
    if (mark === '') continue;
    close('', mark);
    if (context !== 'because' || /[.?=:]/u.test(mark) || !hasRight()) context = null;
  }
  close('', '');
  return { pieces, groups, denials, chooses };
}
