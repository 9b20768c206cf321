import { isJoining, type Name, type NameBook, ROLES, squeezed, withoutJoining } from './names.ts';
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

/** Words that make two words of one only where somebody meant to: « pas tel » is not pastel. */
const keepsApart = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from > 1 &&
  (isVerbDenied(tokens, from, to) ||
    (tokens.slice(from, to).some(({ listed }) => ['denial', 'either'].includes(kindOfWord(listed) ?? '')) &&
      tokens.slice(from, to).some(({ word }) => word.length > 1)));

/** « ce n’est plus … »: the verb, and no name. */
const isVerbDenied = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^ne?$/u.test(tokens[from]?.word ?? '') && /^(?:plus|pas|jamais|guere|rien)$/u.test(tokens[to]?.word ?? '');

/** A letter behind a word is seldom a part of it: « la ruche r… » spells the word. */
const MIXED = 3;

const isMixed = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from > 1 && tokens[to - 1]?.word.length === 1 && (tokens[to - 2]?.word.length ?? 0) > 1;

/** The names that are written letter by letter, with and without spaces, articles and words for numbers. */
function* exactAt(book: NameBook, tokens: readonly Token[], from: number): Generator<Match> {
  for (const figures of [false, true]) {
    let [whole, lean, at] = ['', '', from];
    while (at < tokens.length && whole.length <= book.longest + 4) {
      const word = tokens[at]?.word ?? '';
      const numeral = figures ? numeralAt(tokens, at) : null;
      const part = numeral?.digits ?? word;
      whole += part;
      if (at === from || !isJoining(word)) lean += part;
      at += numeral?.count ?? 1;
      const isEnd = at === from + 1 || !isJoining(word);
      const names = book.exact.get(whole) ?? (isEnd ? book.exact.get(lean) : undefined);
      if (
        names &&
        !((names[0].words.length === 1 || isVerbDenied(tokens, from, at)) && keepsApart(tokens, from, at))
      )
        yield { from, to: at, names, far: isMixed(tokens, from, at) ? MIXED : 0 };
    }
  }
}

const FRONT = [
  ...kindsOfWay().flatMap(({ word, short }) => [word, ...short]),
  ...'le la les l un une du de des d au aux r station metro quartier monsieur madame m cathedrale fontaine'.split(
    ' ',
  ),
].join('|');
const TITLE = /^(?:monsieur|madame|m)$/u;
const IN_FRONT = new RegExp(`^(?:${FRONT})+$`, 'u');

/** Longer words are no names with their ways. */
const LONGEST_TOKEN = 60;

/** The names in one word with what stands around: « placestjean », « pontneufdetoulouse ». */
function inside(
  book: NameBook,
  { word }: Token,
  isBehind: (rest: string) => boolean,
): readonly [Name, ...Name[]] | null {
  const text = word.replace(/(?<=^|place|rue|pl)st(?=[b-df-hj-np-tv-xz]?[aeiouy])/u, 'saint');
  for (let from = 0; from <= text.length - 4; from += 1) {
    for (let to = text.length; to >= from + 4; to -= 1) {
      const names = book.exact.get(text.slice(from, to));
      if (
        names &&
        (from === 0 || (book.isPerson ? TITLE : IN_FRONT).test(text.slice(0, from))) &&
        (to === text.length || isBehind(text.slice(to)))
      )
        return names;
    }
  }
  return null;
}

/** A typed word and one of a name. A word that says something by itself is no slip. */
function wordFarness(book: NameBook, typed: string, meant: string, isPhrase: boolean): number {
  if (typed === meant) return 0;
  if ((isPhrase || book.isText) && isInflected(typed, meant)) return FAR.inflected;
  if (isPhrase) return farness(typed, meant, NEVER);
  if (book.isStrict)
    return isKeySlip(typed, meant) && !book.isWord(typed) && meant.length > 4 ? FAR.slip : Infinity;
  if (
    !book.allowsInitials &&
    meant.length < LETTERS_WITH_ENDING &&
    typed !== meant &&
    isInflected(typed, meant)
  )
    return Infinity;
  return kindOfWord(typed) !== null && kindOfWord(typed) !== 'title'
    ? Infinity
    : farness(typed, meant, book.isWord);
}

/** A shorter word that is no place has no plural. */
const LETTERS_WITH_ENDING = 5;

const NEVER = (): boolean => false;

/** In a text of so many words, the others tell which one is meant. */
const WORDS_OF_PHRASE = 4;

/** Between the words of a name, the first names of a person and « de » may stand. */
const isBetween = (word: string): boolean => isJoining(word) || kindOfWord(word) === 'title';

/** In a long text, « 2. » or « Ligne 2 : » may stand in front of each line: where the line begins. */
const LABEL_WORDS = 3;

function labelEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.slice(from, from + LABEL_WORDS).findIndex(({ mark }) => mark !== '');
  return end === -1 || (from > 0 && tokens[from - 1]?.mark === '') ? from : from + end + 1;
}

/** Compares word by word; articles on both sides are left out. Null when the words are others. */
function nearWordByWord(book: NameBook, tokens: readonly Token[], from: number, name: Name): Match | null {
  const meant = book.isText ? name.words : withoutJoining(name.words);
  const isPhrase = meant.length >= WORDS_OF_PHRASE;
  let [at, far, exact] = [from, 0, 0];
  for (const [index, word] of meant.entries()) {
    while (
      index > 0 &&
      !book.isText &&
      at < tokens.length &&
      tokens[at]?.word !== word &&
      isBetween(tokens[at]?.word ?? '')
    )
      at += 1;
    if (isPhrase && index > 0 && tokens[at]?.word !== word) at = labelEnd(tokens, at);
    const typed = tokens[at]?.word ?? '';
    const isInitial =
      book.allowsInitials && index < meant.length - 1 && typed.length === 1 && typed === word[0];
    const one = isInitial ? 1 : typed === '' ? Infinity : wordFarness(book, typed, word, isPhrase);
    if (one === 0) exact += 1;
    // Beside a word that is written right, another word that sounds the same is a slip: « Armant Carrel ».
    far += one === FAR.unsure && meant.length > 1 && soundsAlike(typed, word) ? FAR.slip : one;
    if (far === Infinity) return null;
    at += 1;
  }
  return {
    from,
    to: at,
    names: [name],
    far: meant.length === 2 && exact === 0 && far > 2 * FAR.slip ? far + FAR.unsure : far,
  };
}

/** Compares without spaces, where words were written together or apart. */
function nearSqueezed(book: NameBook, tokens: readonly Token[], from: number, name: Name): Match | null {
  const key = squeezed(name.words);
  if (name.role === 'right' && (book.isStrict || (!book.allowsInitials && key.length < LETTERS_WITH_ENDING)))
    return null;
  let best: Match | null = null;
  for (let to = from + 1; to <= Math.min(tokens.length, from + name.words.length + 1); to += 1) {
    if (to - from === name.words.length) continue;
    const window = tokens.slice(from, to).map(({ word }) => word);
    const typed = squeezed(window);
    if (
      Math.abs(typed.length - key.length) > 2 ||
      (name.words.length < WORDS_OF_PHRASE &&
        window.some((word, index) => index > 0 && kindOfWord(word) !== null && word.length > 1))
    )
      continue;
    const areWords = window.length > 1 && window.every((word) => word.length < 3 || book.isWord(word));
    const isSound = key.length > 6 && soundsAlike(typed, key);
    const isOne = isSound || isInflected(typed, key) || isOneSlip(typed, key);
    if (!isOne) continue;
    const far =
      farness(typed, key, (word) => (areWords && !isSound) || book.isWord(word)) +
      (isMixed(tokens, from, to) ? MIXED : 0);
    if (far < (best?.far ?? Infinity)) best = { from, to, names: [name], far };
  }
  return best;
}

function* nearAt(book: NameBook, tokens: readonly Token[], from: number): Generator<Match> {
  const first = tokens[from]?.word ?? '';
  if (isJoining(first)) return;
  for (const name of book.names) {
    if (name.isVariant || name.role === 'known') continue;
    const match = nearWordByWord(book, tokens, from, name) ?? nearSqueezed(book, tokens, from, name);
    if (match) yield match;
  }
}

const SAYS_ANOTHER: ReadonlySet<Name['role']> = new Set(['reply', 'known']);

/** Whether what is no exact name is one slip from another one, too. */
function isRivalled(book: NameBook, tokens: readonly Token[], { from, to, names, far }: Match): boolean {
  const keyOf = (words: readonly string[]): string => squeezed(withoutJoining(words));
  const typed = keyOf(tokens.slice(from, to).map(({ word }) => word));
  const meant = keyOf(names[0].words);
  return (
    far > FAR.same &&
    book.names.some(({ role, words }) => {
      const other = SAYS_ANOTHER.has(role) ? keyOf(words) : meant;
      return other !== meant && isOneSlip(typed, other);
    })
  );
}

const lettersOf = (tokens: readonly Token[], { from, to }: Match): number =>
  tokens.slice(from, to).reduce((sum, { word }) => sum + word.length, 0);

/** More letters are better, then fewer slips, then what is right. */
const weightOf = (tokens: readonly Token[], match: Match): number =>
  lettersOf(tokens, match) * 8 - Math.min(match.far, FAR.unsure) * 4 - ROLES.indexOf(match.names[0].role);

/**
 * The names in a text, each word in one of them at most. A slip that may as well be of another name is unsure.
 * `isBehind`: whether a text may follow a name without a space.
 */
export function matchesIn(
  book: NameBook,
  tokens: readonly Token[],
  isBehind: (rest: string) => boolean,
): readonly Match[] {
  const found: Match[] = [];
  tokens.forEach((token, from) => {
    const exact = [...exactAt(book, tokens, from)];
    const around =
      exact.length === 0 && token.word.length > 5 && token.word.length <= LONGEST_TOKEN
        ? inside(book, token, isBehind)
        : null;
    if (around) exact.push({ from, to: from + 1, names: around, far: 0 });
    found.push(...exact);
    const near = [...nearAt(book, tokens, from)];
    const rightEnds = new Set(near.filter(({ names }) => names[0].role === 'right').map(({ to }) => to));
    for (const match of near) {
      const { role } = match.names[0];
      if (role !== 'right' && (match.far >= FAR.unsure || (match.far > 0 && rightEnds.has(match.to))))
        continue;
      const isAmbiguous = role === 'right' && isRivalled(book, tokens, match);
      found.push(isAmbiguous ? { ...match, far: match.far + FAR.unsure } : match);
    }
  });
  const weights = new Map(found.map((match) => [match, weightOf(tokens, match)]));
  const chosen: Match[] = [];
  for (const match of found.toSorted((left, right) => (weights.get(right) ?? 0) - (weights.get(left) ?? 0)))
    if (chosen.every(({ from, to }) => match.to <= from || match.from >= to)) chosen.push(match);
  return chosen.toSorted((left, right) => left.from - right.from);
}
