import type { ByLanguage, Language } from '../words/language.ts';

const NARROW = '\u202F';
const NO_BREAK = '\u00A0';
const SPACES = '[ \\u00A0\\u202F]*';

/** Passages left unchanged: web addresses, e-mail addresses, hours such as 12:30. */
const NOT_PROSE = String.raw`(?:https?:\/\/|www\.)[^\s«»]*[^\s«».,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\d{1,2}:\d{2}(?::\d{2})?(?!\d)`;

interface Rule {
  readonly pattern: RegExp;
  readonly set: (match: string) => string;
}

/**
 * No pattern may match the empty string: V8 loses matches of such a pattern when the text holds characters
 * beyond Latin-1, as every ’ does, and a function makes the replacement.
 */
const rule = (pattern: string, set: Rule['set']): Rule => ({
  pattern: new RegExp(`(${NOT_PROSE})|${pattern}`, 'gu'),
  set,
});

/**
 * Applied in order. French: curly apostrophes, a narrow no-break space before ; ! ? and a no-break space before
 * :, inside « » and between a number and its unit; initials stay together. English: apostrophes, numbers and
 * initials alike.
 */
const RULES: ByLanguage<readonly Rule[]> = {
  fr: [
    rule(`'`, () => '’'),
    rule(`(?<=[^\\s;!?])${SPACES}[;!?]`, (match) => NARROW + match.slice(-1)),
    rule(`(?<=[^\\s:])${SPACES}:`, () => `${NO_BREAK}:`),
    rule(`«${SPACES}(?=\\S)`, () => `«${NO_BREAK}`),
    rule(`(?<=\\S)${SPACES}»`, () => `${NO_BREAK}»`),
    rule(`(?<=\\d)[ \\u202F](?=(?:h|min|m|km|s|kHz|€|%)(?![\\p{L}\\p{N}]))`, () => NO_BREAK),
    rule(`(?<=(?<!\\d)\\d{1,2}\\u00A0h)[ \\u202F](?=\\d{2}(?!\\d))`, () => NO_BREAK),
    rule(`(?<=(?<![\\p{L}.])\\p{Lu}\\.) (?=\\p{Lu}\\.)`, () => NO_BREAK),
    rule(`(?<=—) (?=\\p{Lu}\\.)`, () => NO_BREAK),
  ],
  en: [
    rule(`'`, () => '’'),
    rule(`(?<=\\d)[ \\u202F](?=(?:h|min|m|km|s|kHz)(?![\\p{L}\\p{N}]))`, () => NO_BREAK),
    rule(`(?<=(?<![\\p{L}.])\\p{Lu}\\.) (?=\\p{Lu}\\.)`, () => NO_BREAK),
    rule(`(?<=—) (?=\\p{Lu}\\.)`, () => NO_BREAK),
  ],
};

/**
 * The typography of a language, applied where text is displayed. Web and e-mail addresses, and hours such as
 * 12:30 or 12:30:05, are not changed. Idempotent.
 */
export function typeset(text: string, language: Language = 'fr'): string {
  return RULES[language].reduce(
    (result, { pattern, set }) =>
      result.replace(pattern, (match, unchanged?: string) => unchanged ?? set(match)),
    text,
  );
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** In Unicode the ten digits of an alphabet are consecutive and begin at a multiple of 16, or 6 after it. */
function valueOf(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  const row = code & ~0xf;
  return String(code - row - (isDigit(row) ? 0 : 6));
}

/** Converts digits of other alphabets, « ٣ », « ३ », « ３ », to 0-9. */
export const plainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, valueOf);

/** A word contains a letter or a digit; an elided article does not count as a word. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
