import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { WORD_KINDS, type WordKind, type WordTable } from './kinds.ts';

/** A new language is one more row. */
const TABLES: readonly WordTable[] = [fr, en, de];

const escaped = (word: string): string => word.replace(/[.?]/gu, '\\$&');

/** « a|b~ c » as a regular expression. Every word takes the space before it. */
const patternOf = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => {
      const isOptional = word.endsWith('~');
      const choices = word.split('|').map((one) => escaped(one.replace('~', '')));
      return `(?: (?:${choices.join('|')}))${isOptional ? '?' : ''}`;
    })
    .join('');

const matchers = WORD_KINDS.map((kind) => {
  const phrases = TABLES.flatMap((table) => table[kind] ?? []);
  return [kind, new RegExp(`^(?:${phrases.map(patternOf).join('|')})(?= |$)`, 'u')] as const;
});

/** The longest phrase of the tables at the beginning of a line of words, each with a space before it. */
export function phraseAt(line: string): { readonly kind: WordKind; readonly text: string } | null {
  let found: { kind: WordKind; text: string } | null = null;
  for (const [kind, pattern] of matchers) {
    const text = pattern.exec(line)?.[0] ?? '';
    if (text.length > (found?.text.length ?? 0)) found = { kind, text };
  }
  return found;
}

const SINGLE = new Map<string, WordKind | null>();

/** What a single word is by itself. */
export function kindOfWord(word: string): WordKind | null {
  const known = SINGLE.get(word);
  if (known !== undefined) return known;
  const found = phraseAt(` ${word}`);
  const kind = found?.text === ` ${word}` ? found.kind : null;
  if (SINGLE.size < 4096) SINGLE.set(word, kind);
  return kind;
}
