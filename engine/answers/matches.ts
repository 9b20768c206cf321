import { type Name, type NameBook, ROLES, squeezed } from './names.ts';
import { isJoining } from './reading.ts';
import { FAR, farness, isInflected, isKeySlip, isOneSlip, isRoman } from './slip.ts';
import type { Token } from './tokens.ts';
import { kindOfWord } from './words/lexicon.ts';
import { numeralAt } from './words/numerals.ts';
import { isKindOfWay, WAYS } from './words/ways.ts';

/** Some words of a text that are a name. `far`: as `farness` returns it, over all words. */
export interface Match {
  readonly from: number;
  /** After its last word. */
  readonly to: number;
  /** All that may be meant, in the order of their roles. */
  readonly names: readonly [Name, ...Name[]];
  readonly far: number;
  readonly letters: number;
}

/** In a text of so many words, the others tell which one is meant. */
const WORDS_OF_PHRASE = 4;

/** Compares two words, or all letters of a name. A word that says something by itself is no slip. */
function wordFarness(book: NameBook, typed: string, meant: string, isPhrase: boolean): number {
  if (typed === meant) return FAR.same;
  if (isPhrase) return isInflected(typed, meant) ? FAR.inflected : farness(typed, meant);
  if (book.isStrict) return isKeySlip(typed, meant) && !book.isWord(typed) ? FAR.slip : Infinity;
  const says = kindOfWord(typed);
  return says !== null && says !== 'title' ? Infinity : farness(typed, meant, book.isWord);
}

/** Words that all mean something by themselves are no slip of one word. */
function squeezedFarness(
  book: NameBook,
  typed: readonly string[],
  one: string,
  meant: readonly string[],
): number {
  const other = squeezed(meant);
  const isPhrase = meant.length >= WORDS_OF_PHRASE;
  const saysMore = typed.some((word) => word.length > 1 && (kindOfWord(word) ?? 'title') !== 'title');
  if ((saysMore && !isPhrase) || meant.some(isRoman)) return Infinity;
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

/** Whether what is nearly a solution is one slip from another name, too. */
const isRivalled = ({ names }: NameBook, typed: string, { role, lean: meant }: Name): boolean =>
  role === 'right' &&
  names.some(
    ({ role: other, lean }) =>
      (other === 'reply' || other === 'known') &&
      squeezed(lean) !== squeezed(meant) &&
      isOneSlip(typed, squeezed(lean)),
  );

/** Whether a text is about as long as a name, and begins as it does: one word may end as it does instead. */
const mayBe = ({ letters, count }: Name, whole: string, words: number): boolean =>
  Math.abs(letters.length - whole.length) <= (count === words ? count + 2 : 1) &&
  (letters[0] === whole[0] || (count === 1 && letters.at(-1) === whole.at(-1)));

/**
 * The names that begin at a word: letter by letter, with and without what joins; or nearly. A slip that may as well
 * be of another name is unsure.
 */
function* matchesAt(
  book: NameBook,
  tokens: readonly Token[],
  from: number,
  inFigures: boolean,
): Generator<Match> {
  const isText = book.reading === 'text';
  const words: string[] = [];
  let [whole, at] = ['', from];
  while (whole.length <= book.longest + 4 && (isText || at < from + book.mostWords)) {
    if (isText) at = labelEnd(tokens, from, at);
    const numeral = inFigures ? numeralAt(tokens, at) : null;
    const word = numeral?.digits ?? tokens[at]?.word ?? '';
    if (word === '') return;
    const joins = at > from && isJoining(word);
    // « belvédère / la rue Piat » are two, « Pont / Neuf » is one.
    const beginsAnother = joins || (at > from && isKindOfWay(word));
    if (beginsAnother && tokens[at - 1]?.mark === '/' && !isText) return;
    whole += word;
    if (!joins || isText) words.push(word);
    at += numeral?.count ?? 1;
    const lean = squeezed(words);
    const isSpelled = lean.length === words.length;
    const found = { from, to: at, letters: whole.length };
    const isLean = !joins && !isSpelled && lean !== whole;
    const names = book.exact.get(whole) ?? (isLean ? book.exact.get(lean) : undefined);
    if (names) yield { ...found, names, far: FAR.same };
    if (names || inFigures || joins || isSpelled || isJoining(words[0] ?? '')) continue;
    for (const name of book.near) {
      if (!mayBe(name, whole, words.length)) continue;
      const far = nameFarness(book, words, whole, name);
      const most = name.role === 'right' ? Infinity : FAR.unsure;
      if (far === FAR.same || far >= most) continue;
      yield { ...found, names: [name], far: isRivalled(book, lean, name) ? far + FAR.unsure : far };
    }
  }
}

/** Ways, articles and titles in front of a name, and its first letter: « l » and « d » stand before a vowel. */
const IN_FRONT = new RegExp(
  `^(?:${[...WAYS.flat(), 'l[ea]s?|une?|d[eu]s?|[ld](?=[aeiouyh])|aux?|r|station|metro|monsieur|m'].join('|')})*.$`,
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

/** More letters are better, then fewer slips, then what is right. */
const weightOf = ({ letters, far, names: [{ role }] }: Match): number =>
  letters * 8 - Math.min(far, FAR.unsure) * 4 - ROLES.indexOf(role);

/** The names in a text, each word in one of them at most. `behind`: what may follow a name without a space. */
export function matchesIn(book: NameBook, tokens: readonly Token[], behind: RegExp): readonly Match[] {
  const readings = tokens.some((_, at) => numeralAt(tokens, at)) ? [false, true] : [false];
  const found = tokens.flatMap(({ word }, from) => {
    const here = readings.flatMap((inFigures) => [...matchesAt(book, tokens, from, inFigures)]);
    const { length: letters } = word;
    const isLong = letters > 5 && letters <= LONGEST_TOKEN && here.every(({ far }) => far > FAR.same);
    const names = isLong && inside(book, word, behind);
    return names ? [...here, { from, to: from + 1, names, far: FAR.same, letters }] : here;
  });
  const chosen: Match[] = [];
  for (const match of found.toSorted((left, right) => weightOf(right) - weightOf(left)))
    if (chosen.every(({ from, to }) => match.to <= from || match.from >= to)) chosen.push(match);
  return chosen.toSorted((left, right) => left.from - right.from);
}
