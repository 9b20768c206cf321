import { memoised } from '../../text/memoise.ts';
import { PHRASES, SETS, type WordKind } from './tables.ts';

/** One word of a phrase as a regular expression. It takes the space before it. */
const wordPattern = (word: string): string => {
  const choices = word
    .replace('~', '')
    .replace(/@(\w+)/gu, (_set, name: string) => SETS[name] ?? '')
    .replace(/[.?]/gu, '\\$&')
    .replaceAll('*', '(?:e[srz]?|ees?|ent|ons|ai[st]|aient|ant|st?|t|ed|ing)?');
  return `(?: (?:${choices}))${word.endsWith('~') ? '?' : ''}`;
};

const matchers = (Object.keys(PHRASES) as WordKind[]).map((kind) => {
  const phrases = Object.values(PHRASES[kind]).flat();
  const patterns = phrases.map((phrase) => phrase.split(' ').map(wordPattern).join(''));
  return [kind, new RegExp(`^(?:${patterns.join('|')})(?= |$)`, 'u')] as const;
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

/** The kind of a single word; null for a word of no table. */
export const kindOfWord = memoised((word): WordKind | null => {
  const found = phraseAt(` ${word}`);
  return found?.text === ` ${word}` ? found.kind : null;
});
