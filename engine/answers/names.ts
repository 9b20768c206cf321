import { FAR, farness } from './slip.ts';
import { numeralAt } from './words/numerals.ts';
import { kindOfWord } from './words/lexicon.ts';
import { isKindOfWay } from './words/ways.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * `right`: a solution; `reply`: the author answers it; `synonym`: it means the same; `known`: something else that
 * the city knows.
 */
export type Role = 'right' | 'reply' | 'synonym' | 'known';

/** A name that a text can contain. */
export interface Name {
  readonly text: string;
  readonly role: Role;
  /** Its words without the articles and the kinds of way in front. */
  readonly words: readonly string[];
  /** The kind of way in front. */
  readonly way: string | null;
  /** Which solution or which reply it is. */
  readonly index: number;
  /** A spelling that its writer gave beside the usual one: it takes no slips of its own. */
  readonly isVariant: boolean;
}

const JOINING = new Set(['article', 'of']);

/** An article, or « de »: names may lack them, and texts add them. */
export const isJoining = (word: string): boolean =>
  JOINING.has(kindOfWord(word) ?? '') || /^(?:aux?|a)$/u.test(word);

export const squeezed = (words: readonly string[]): string => words.join('');

export const withoutJoining = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => index === 0 || !isJoining(word));

/** With its numbers in digits: « Louis XIV » is louis 14. */
function withDigits(tokens: readonly Token[]): readonly string[] {
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const numeral = numeralAt(tokens, at);
    words.push(numeral?.digits ?? tokens[at]?.word ?? '');
    at += numeral?.count ?? 1;
  }
  return words;
}

export interface NameText {
  readonly text: string;
  readonly role: Role;
  readonly index: number;
}

function readName({ text, role, index }: NameText, reading: 'place' | 'word' | 'text'): Name | null {
  const words = tokensOf(text).map(({ word }) => word);
  const isFront = (word: string): boolean => isJoining(word) || (reading === 'place' && isKindOfWay(word));
  const first = reading === 'text' ? 0 : words.findIndex((word) => !isFront(word));
  const from = first === -1 ? words.length - 1 : first;
  const way = words.slice(0, from).findLast((word) => isKindOfWay(word)) ?? null;
  return words.length === 0 ? null : { text, role, index, words: words.slice(from), way, isVariant: false };
}

export const ROLES: readonly Role[] = ['right', 'reply', 'synonym', 'known'];

/** Whether a word plays a part of its own in sentences, and is no name by itself. */
const saysSomethingElse = (word: string, isNoun: boolean): boolean => {
  const kind = kindOfWord(word);
  return isKindOfWay(word) || (kind !== null && kind !== 'title' && !isNoun);
};

/** In a text, short names and words that say something else by themselves are found only where they stand alone. */
const standsAlone = ({ role, words }: Name): boolean =>
  role !== 'right' &&
  (squeezed(words).length < 3 ||
    words.every((word) =>
      saysSomethingElse(word, role === 'reply' && word.length > 3 && kindOfWord(word) === 'filler'),
    ));

/** The names that texts of a step are searched for. */
export interface NameBook {
  readonly exact: ReadonlyMap<string, readonly [Name, ...Name[]]>;
  readonly names: readonly Name[];
  readonly longest: number;
  /** Words that are no slips. */
  readonly isWord: (word: string) => boolean;
  readonly allowsInitials: boolean;
  /** Letters that were found one by one: fingers alone slip, ears do not. */
  readonly isStrict: boolean;
  /** Several lines are asked: every word of them counts, and nothing may be added. */
  readonly isText: boolean;
  /** Words of fuller forms of the solutions, first names above all: they may stand beside a solution. */
  readonly company: ReadonlySet<string>;
  /** Whether a solution is a person, who has no article. */
  readonly isPerson: boolean;
}

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.every((word, index) => words[index] === word);

const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  end.every((word, index) => words[words.length - end.length + index] === word);

interface BookOptions {
  readonly reading: 'place' | 'word' | 'text';
  readonly isWord: (word: string) => boolean;
  /** Texts that are right: the kinds of way in them are the solution’s own. */
  readonly accepted?: readonly string[];
  readonly isStrict?: boolean;
  /** Words of a dictionary: they are no first names. */
  readonly isCommon?: (word: string) => boolean;
}

const PERSON = /^(?:m|mr|monsieur|madame|mademoiselle)$/u;

export function bookOf(
  texts: readonly NameText[],
  { reading, isWord, accepted = [], isStrict = false, isCommon = isWord }: BookOptions,
): NameBook {
  const all = texts.flatMap((text) => readName(text, reading) ?? []).filter((name) => !standsAlone(name));
  const right = all.filter(({ role }) => role === 'right');
  const isFuller = ({ role, words, way }: Name): boolean =>
    role === 'known' &&
    right.some(
      (one) =>
        one.words.length < words.length &&
        ((way === null && endsWith(words, one.words)) || startsWith(words, one.words)),
    );
  const ways = new Map<string, (string | null)[]>();
  const own = accepted.map((text): NameText => ({ text, role: 'right', index: 0 }));
  for (const { words, way } of [...right, ...own.flatMap((text) => readName(text, reading) ?? [])])
    ways.set(squeezed(words), [...(ways.get(squeezed(words)) ?? []), way]);
  /** « rue Haute » is another place than the « place Haute » that is asked; « Haute » is not. */
  const isSame = ({ role, words, way }: Name): boolean => {
    const known = role === 'known' ? ways.get(squeezed(words)) : undefined;
    return known !== undefined && (way === null || known.includes(way) || known.every((one) => one === null));
  };
  /** « Belcour » beside « Bellecour ». */
  const isVariant = (name: Name): boolean => {
    const [key, usual] = [squeezed(name.words), squeezed(right[0]?.words ?? [])];
    return name.role === 'right' && key !== usual && farness(key, usual, () => false) < FAR.unsure;
  };
  const names = all
    .filter((name) => !isFuller(name) && !isSame(name))
    .map((name) => ({ ...name, isVariant: isVariant(name) }))
    .toSorted((left, right) => ROLES.indexOf(left.role) - ROLES.indexOf(right.role));
  const exact = new Map<string, [Name, ...Name[]]>();
  const add = (key: string, name: Name): void => {
    const others = exact.get(key);
    if (others) others.push(name);
    else exact.set(key, [name]);
  };
  for (const name of names) {
    const figures = /\d|\b[MDCLXVI]{2,}/u.test(name.text)
      ? withDigits(tokensOf(name.words.join(' ').toUpperCase()))
      : [];
    const spellings = [
      name.words,
      figures,
      ...(reading === 'text' ? [] : [name.words, figures].map(withoutJoining)),
    ].map(squeezed);
    for (const key of new Set(spellings)) if (key !== '') add(key, name);
  }
  const longest = Math.max(0, ...[...exact.keys()].map(({ length }) => length));
  return {
    exact,
    names,
    longest,
    isWord,
    allowsInitials: reading === 'place',
    isStrict,
    isText: reading === 'text',
    company: new Set(
      [...right, ...all.filter(isFuller)].flatMap(({ words }) => words.filter((word) => !isCommon(word))),
    ),
    isPerson: right.some(({ words: [first = ''] }) => PERSON.test(first)),
  };
}
