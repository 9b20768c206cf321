import { fold, plainSigns } from './fold.ts';
import { isAbbreviation, writeOut } from './words/ways.ts';

/** One word of a typed text. */
export interface Token {
  /** As it was typed. */
  readonly raw: string;
  /** Folded, abbreviations written out. */
  readonly word: string;
  /** As the tables of words have it: « où » keeps its accent. */
  readonly listed: string;
  /** The mark behind it; empty for a space, a hyphen, an apostrophe. */
  readonly mark: Mark;
}

/** `,` stands for everything that parts two clauses of one sentence. */
export type Mark = '' | ',' | ':' | '.' | '?' | '=' | '/' | '+';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A full stop behind an abbreviation ends nothing: « St. », « M. »; behind « 2 » or « II » it does. */
const isShortened = (raw: string): boolean =>
  (raw.length === 1 && !/[\dIVX]/u.test(raw)) || isAbbreviation(fold(raw));

function markOf(gap: string, before: string): Mark {
  if (gap.includes('?')) return '?';
  if (/[=→⇒➜]|->|=>/u.test(gap)) return '=';
  if (/[!…\n]|\.\.|\.\s*$/u.test(gap) && !(/^\s*\.\s*$/u.test(gap) && isShortened(before))) return '.';
  if (gap.includes('+')) return '+';
  if (gap.includes('/')) return '/';
  if (gap.includes(':')) return ':';
  return /[,;()[\]{}<>|•]|\s[-‐‑‒–—−]\s|[–—]/u.test(gap) ? ',' : '';
}

/** Marks as telegrams and dictation spell them. */
const SAID_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bstop\b|[àa] la ligne/giu, '.'],
  [/\b(?:tiret|apostrophe|trait d.union)\b/giu, '-'],
];

const writeSigns = (text: string): string =>
  SAID_SIGNS.reduce((before, [said, sign]) => before.replaceAll(said, ` ${sign} `), text);

/** « où » keeps its accent, and the pronoun of a question its hyphen: « est-il ». */
function listedAs(raw: string, word: string, before: string): string {
  if (raw.normalize('NFC').toLowerCase() === 'où') return 'où';
  return /[\p{L}][-‐‑]$/u.test(before) && /^(?:ils?|elles?|on)$/u.test(word) ? `-${word}` : word;
}

export function tokensOf(text: string): readonly Token[] {
  const plain = writeSigns(plainSigns(text));
  const found = [...plain.matchAll(WORD)].filter(([raw]) => fold(raw) !== '');
  const words = writeOut(found.map(([raw]) => fold(raw)));
  return found.map(({ 0: raw, index }, at) => {
    const word = words[at] ?? '';
    const gap = plain.slice(index + raw.length, found[at + 1]?.index ?? plain.length);
    return {
      raw,
      word,
      listed: listedAs(raw, word, plain.slice(0, index)),
      mark: markOf(gap, raw),
    };
  });
}
