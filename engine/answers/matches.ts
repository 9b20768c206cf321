import { isJoining, type Name, type NameBook, ROLES, squeezed } from './names.ts';
import { FAR, farness, isInflected, isKeySlip, isOneSlip, soundsAlike } from './slip.ts';
import type { Token } from './tokens.ts';
import { kindOfWord } from './words/lexicon.ts';
import { numeralAt } from './words/numerals.ts';
import { kindsOfWay } from './words/ways.ts';

/** Some words of a text that are a name. `far`: as `farness` returns it, over all words. */
export interface Match {
  readonly from: number;
  /** After its last word. */
  readonly to: number;
  /** All that may be meant, in the order of their roles. */
  readonly names: readonly [Name, ...Name[]];
  readonly far: number;
}

/** In a text of so many words, the others tell which one is meant. */
const WORDS_OF_PHRASE = 4;

const NEVER = (): boolean => false;

/** Compares two words, or all letters of a name. A word that says something by itself is no slip. */
function wordFarness(book: NameBook, typed: string, meant: string, isPhrase: boolean): number {
  if (typed === meant) return FAR.same;
  if (isPhrase) return isInflected(typed, meant) ? FAR.inflected : farness(typed, meant, NEVER);
  if (book.isStrict) return isKeySlip(typed, meant) && !book.isWord(typed) ? FAR.slip : Infinity;
  const says = kindOfWord(typed);
  return says !== null && says !== 'title' ? Infinity : farness(typed, meant, book.isWord);
}

/** Words that all mean something by themselves are no slip of one word, unless they sound like it. */
function squeezedFarness(
  book: NameBook,
  typed: readonly string[],
  one: string,
  meant: readonly string[],
): number {
  const other = squeezed(meant);
  const isPhrase = meant.length >= WORDS_OF_PHRASE;
  const saysMore = typed.some((word) => word.length > 1 && (kindOfWord(word) ?? 'title') !== 'title');
  if (saysMore && !isPhrase) return Infinity;
  if (!isPhrase && other.length > 6 && soundsAlike(one, other)) return FAR.slip;
  if (!isOneSlip(one, other)) return Infinity;
  const areWords = typed.length > 1 && typed.every((word) => word.length < 3 || book.isWord(word));
  return areWords ? FAR.unsure : wordFarness(book, one, other, false);
}

/** Word by word; or by all their letters, where words were written together or apart. */
function nameFarness(book: NameBook, typed: readonly string[], whole: string, name: Name): number {
  const meant = name.lean;
  const isPhrase = meant.length >= WORDS_OF_PHRASE;
  if (typed.length !== meant.length) return squeezedFarness(book, typed, whole, name.words);
  let far = 0;
  for (const [index, word] of meant.entries()) {
    const one = typed[index] ?? '';
    const isInitial = book.reading === 'place' && index < meant.length - 1 && one === word[0];
    far += isInitial ? FAR.inflected : wordFarness(book, one, word, isPhrase);
    if (far === Infinity) return far;
  }
  return far;
}

/** In a long text, « 2. » or « Ligne 2 : » may stand in front of each line. */
function labelEnd(tokens: readonly Token[], from: number, at: number): number {
  const end = tokens.slice(at, at + 2).findIndex(({ mark }) => mark !== '');
  const isLabel =
    tokens[at - 1]?.mark !== '' &&
    ((at > from && tokens[at + end]?.mark === ':') || tokens[at]?.word.length === 1 || numeralAt(tokens, at));
  return end !== -1 && isLabel ? at + end + 1 : at;
}

/** « belvédère / rue Piat » are two; in « Pastel ? S’il vous plaît », a letter behind a word and a mark is no part of it. */
const isApart = (tokens: readonly Token[], at: number): boolean => {
  const [before, after] = tokens.slice(at - 1, at + 1);
  const isLetter = after?.word.length === 1 && before?.word.length !== 1;
  return before?.mark === '/' || (before?.mark !== '' && isLetter);
};

/** Longer runs of words are names of texts only. */
const MOST_WORDS = 10;

/** The names that begin at a word: letter by letter, with and without what joins; or nearly. */
function* matchesAt(
  book: NameBook,
  tokens: readonly Token[],
  from: number,
  inFigures: boolean,
): Generator<Match> {
  const isText = book.reading === 'text';
  const words: string[] = [];
  let [whole, at] = ['', from];
  while (whole.length <= book.longest + 4 && (isText || at < from + MOST_WORDS)) {
    if (isText) at = labelEnd(tokens, from, at);
    else if (at > from && isApart(tokens, at)) return;
    const numeral = inFigures ? numeralAt(tokens, at) : null;
    const word = numeral?.digits ?? tokens[at]?.word ?? '';
    if (word === '') return;
    const joins = at > from && isJoining(word);
    whole += word;
    if (!joins || isText) words.push(word);
    at += numeral?.count ?? 1;
    const lean = squeezed(words);
    const names = book.exact.get(whole) ?? (joins || lean === whole ? undefined : book.exact.get(lean));
    if (names) yield { from, to: at, names, far: FAR.same };
    const isSpelled = lean.length === words.length;
    if (inFigures || joins || isSpelled || whole.length > book.longestNear + 2) continue;
    if (isJoining(words[0] ?? '')) continue;
    for (const name of book.near) {
      const [count, letters] = name.size;
      const [more, longer] = [Math.abs(count - words.length), Math.abs(letters - whole.length)];
      if (more > 2 || longer > (more > 0 || count === 1 ? 2 : 3 * count)) continue;
      const far = nameFarness(book, words, whole, name);
      if (far > FAR.same && far < Infinity) yield { from, to: at, names: [name], far };
    }
  }
}

/** Ways, articles and titles in front of a name, and its first letter: « l » and « d » stand before a vowel. */
const IN_FRONT = new RegExp(
  `^(?:${[...kindsOfWay().flatMap(({ word, short }) => [word, ...short]), 'l[ea]s?|une?|d[eu]s?|[ld](?=[aeiouyh])|aux?|r|station|metro|monsieur|m'].join('|')})*.$`,
  'u',
);

/** Longer words are no names with their ways. */
const LONGEST_TOKEN = 60;

/** The names in one word with what stands around: « placesaintjean », « pontneufdetoulouse ». */
function inside({ exact }: NameBook, text: string, behind: RegExp): readonly [Name, ...Name[]] | undefined {
  const word = text.replace(/(?<=^|place|rue|pl)st(?=[b-df-hj-np-tv-xz]?[aeiouy])/u, 'saint');
  const bare = word.replace(behind, '');
  for (let from = 0; from < bare.length - 3; from += 1) {
    const names = exact.get(word.slice(from)) ?? exact.get(bare.slice(from));
    if (names && IN_FRONT.test(word.slice(0, from + 1))) return names;
  }
  return undefined;
}

/** Whether what is no exact name is one slip from another one, too. */
function isRivalled(book: NameBook, tokens: readonly Token[], { from, to, names: [name] }: Match): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const typed = squeezed(words.filter((word, index) => index === 0 || !isJoining(word)));
  const meant = squeezed(name.lean);
  return book.names.some(
    ({ role, lean }) =>
      (role === 'reply' || role === 'known') && squeezed(lean) !== meant && isOneSlip(typed, squeezed(lean)),
  );
}

/** More letters are better, then fewer slips, then what is right. */
const weightOf = (tokens: readonly Token[], { from, to, far, names }: Match): number =>
  squeezed(tokens.slice(from, to).map(({ word }) => word)).length * 8 -
  Math.min(far, FAR.unsure) * 4 -
  ROLES.indexOf(names[0].role);

/**
 * The names in a text, each word in one of them at most. A slip that may as well be of another name is unsure.
 * `behind`: what may follow a name without a space.
 */
export function matchesIn(book: NameBook, tokens: readonly Token[], behind: RegExp): readonly Match[] {
  const readings = tokens.some((_, at) => numeralAt(tokens, at)) ? [false, true] : [false];
  const found = tokens.flatMap(({ word }, from) => {
    const here = readings.flatMap((inFigures) => [...matchesAt(book, tokens, from, inFigures)]);
    const isLong = word.length > 5 && word.length <= LONGEST_TOKEN;
    const names = isLong && here.every(({ far }) => far > FAR.same) && inside(book, word, behind);
    if (names) here.push({ from, to: from + 1, names, far: FAR.same });
    return here.flatMap((match): Match[] => {
      if (match.far === FAR.same) return [match];
      if (match.names[0].role !== 'right') return match.far < FAR.unsure ? [match] : [];
      return [isRivalled(book, tokens, match) ? { ...match, far: match.far + FAR.unsure } : match];
    });
  });
  const best = found
    .map((match) => ({ match, weight: weightOf(tokens, match) }))
    .toSorted((left, right) => right.weight - left.weight);
  const chosen: Match[] = [];
  for (const { match } of best)
    if (chosen.every(({ from, to }) => match.to <= from || match.from >= to)) chosen.push(match);
  return chosen.toSorted((left, right) => left.from - right.from);
}
