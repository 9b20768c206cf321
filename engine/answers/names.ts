import { isJoining, nameStart } from './reading.ts';
import { FAR, farness } from './slip.ts';
import { tokensOf } from './tokens.ts';
import { kindOfWord } from './words/lexicon.ts';
import { withDigits } from './words/numerals.ts';
import { isKindOfWay } from './words/ways.ts';

/**
 * `right`: a solution; `reply`: the author answers it; `synonym`: it means the same; `known`: something else that
 * the city knows.
 */
export const ROLES = ['right', 'reply', 'synonym', 'known'] as const;

export type Role = (typeof ROLES)[number];

export interface NameText {
  readonly text: string;
  readonly role: Role;
  /** Which solution or which reply it is. */
  readonly index: number;
}

/** A name that a text can contain. */
export interface Name extends NameText {
  /** Its words without the articles and the kinds of way in front. */
  readonly words: readonly string[];
  /** The same without the articles between, except in a text. */
  readonly lean: readonly string[];
  /** Of its words, without spaces; and how many words those without the articles are. */
  readonly letters: string;
  readonly count: number;
  /** Each way to write it, without spaces: with and without the articles, and with figures. */
  readonly spellings: readonly string[];
  /** The kind of way in front. */
  readonly way: string | null;
}

/** The names that texts of a step are searched for. */
export interface NameBook {
  readonly names: readonly Name[];
  /** By their letters without spaces. */
  readonly exact: ReadonlyMap<string, readonly [Name, ...Name[]]>;
  /** The names that take slips. */
  readonly near: readonly Name[];
  /** Letters of the longest name. */
  readonly longest: number;
  /** Longer runs of words are names of texts only. */
  readonly mostWords: number;
  /** `text`: several lines are asked: every word of them counts, and nothing may be added. */
  readonly reading: 'place' | 'word' | 'text';
  /** Words that are no slips. */
  readonly isWord: (word: string) => boolean;
  /** Letters that were found one by one: fingers alone slip, ears do not. */
  readonly isStrict: boolean;
  /** Words of fuller forms of the solutions, first names above all: they may stand beside a solution. */
  readonly company: ReadonlySet<string>;
}

/** Of names: most are shorter, and one may be spelled letter by letter. */
const MOST_WORDS = 10;

export const squeezed = (words: readonly string[]): string => words.join('');

function readName(text: NameText, reading: NameBook['reading']): Name | null {
  const words = tokensOf(text.text).map(({ word }) => word);
  if (words.length === 0) return null;
  const isText = reading === 'text';
  const from = isText ? 0 : nameStart(words, reading === 'place');
  const own = words.slice(from);
  const lean = isText ? own : own.filter((word, index) => index === 0 || !isJoining(word));
  const way = words.slice(0, from).findLast(isKindOfWay) ?? null;
  const figures = /\d|[MDCLXVI]{2}/u.test(text.text) ? [own, lean].map(withDigits) : [];
  const spellings = [...new Set([own, lean, ...figures].map(squeezed))];
  return { ...text, words: own, lean, letters: squeezed(own), count: lean.length, spellings, way };
}

/** In a text, short names and words that say something else by themselves are found only where they stand alone. */
function isFindable({ role, words, letters }: Name): boolean {
  const says = (word: string): boolean => {
    const kind = kindOfWord(word);
    const isNoun = role === 'reply' && word.length > 3 && kind === 'filler';
    return isKindOfWay(word) || (kind !== null && kind !== 'title' && !isNoun);
  };
  return role === 'right' || (letters.length > 2 && !words.every(says));
}

/** Reads texts as names; without those that are found nowhere in a longer text. */
export const namesOf = (texts: readonly NameText[], reading: NameBook['reading']): readonly Name[] =>
  texts.flatMap((text) => readName(text, reading) ?? []).filter(isFindable);

interface BookOptions extends Pick<NameBook, 'reading' | 'isWord'> {
  /** The other names of the city, already read. */
  readonly known?: readonly Name[];
  /** Texts that are right: the kinds of way in them are the solution’s own. */
  readonly accepted?: readonly string[];
  readonly isStrict?: boolean;
  /** Words of a dictionary: they are no first names. */
  readonly isCommon?: (word: string) => boolean;
}

const holdsAt = (words: readonly string[], part: readonly string[], at: number): boolean =>
  part.every((word, index) => words[at + index] === word);

export function bookOf(
  texts: readonly NameText[],
  { reading, isWord, known = [], accepted = [], isStrict = false, isCommon = isWord }: BookOptions,
): NameBook {
  const all = [...namesOf(texts, reading), ...known];
  const right = all.filter(({ role }) => role === 'right');
  const isFuller = ({ role, words, way }: Name): boolean =>
    role === 'known' &&
    right.some(
      ({ words: own }) =>
        own.length < words.length &&
        (holdsAt(words, own, 0) || (way === null && holdsAt(words, own, words.length - own.length))),
    );
  const own = [
    ...right,
    ...namesOf(
      accepted.map((text) => ({ text, role: 'right', index: 0 })),
      reading,
    ),
  ];
  /** « rue Haute » is another place than the « place Haute » that is asked; « Haute » is not. */
  const isSame = ({ role, letters, way }: Name): boolean => {
    if (role !== 'known') return false;
    const ways = own.flatMap((one) => (one.letters === letters ? [one.way] : []));
    return ways.length > 0 && (way === null || ways.includes(way) || ways.every((one) => one === null));
  };
  const names = ROLES.flatMap((role) =>
    all.filter((name) => name.role === role && !isFuller(name) && !isSame(name)),
  );
  const usual = right[0]?.letters ?? '';
  /** « Belcour », which its writer gave beside « Bellecour », takes no slips of its own. */
  const isVariant = ({ letters }: Name): boolean => letters !== usual && farness(letters, usual) < FAR.unsure;
  const exact = new Map<string, [Name, ...Name[]]>();
  for (const name of names)
    for (const key of name.spellings) exact.set(key, [...(exact.get(key) ?? []), name] as [Name, ...Name[]]);
  const takesSlips = names.filter(
    (name) => name.role !== 'known' && !(name.role === 'right' && isVariant(name)),
  );
  const near = [...new Map(takesSlips.toReversed().map((name) => [squeezed(name.lean), name])).values()];
  return {
    names,
    exact,
    near,
    longest: Math.max(0, ...[...exact.keys()].map(({ length }) => length)),
    mostWords: Math.max(MOST_WORDS, ...right.map(({ words }) => words.length)),
    reading,
    isWord,
    isStrict,
    company: new Set(
      [...right, ...all.filter(isFuller)].flatMap(({ words }) => words.filter((word) => !isCommon(word))),
    ),
  };
}
