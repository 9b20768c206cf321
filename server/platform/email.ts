import type { Refusal } from '../words/words.ts';

/**
 * Normalises an e-mail: phones capitalise the first letter and append a space, and Unicode has several forms
 * of one character.
 */
export function foldEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

const LONGEST_EMAIL = 254;
const SHAPE =
  /^[^\s@<>()[\],;:"\\]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]*\p{L}[\p{L}\p{M}\p{N}-]*$/u;

/**
 * Invisible characters: lone surrogates, control, format, filler and unassigned ones, and the Braille blank.
 */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

const SCRIPTS = [
  /\p{sc=Latin}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Cyrillic}/u,
  /(?!\p{sc=Latin}|\p{sc=Greek}|\p{sc=Cyrillic})\p{L}/u,
];
/** Phonetic and dotless Latin letters: look-alikes that no e-mail uses. */
const PHONETIC = /[\u0131\u0237\u0250-\u02ff\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f]/u;

const looksLikeAnother = (email: string): boolean =>
  PHONETIC.test(email) || SCRIPTS.filter((script) => script.test(email)).length > 1;

/** Why a normalised text is no valid e-mail; null when it is. */
export function emailProblem(email: string): Refusal | null {
  if (INVISIBLE.test(email)) return ['emailInvisible'];
  if (email.length > LONGEST_EMAIL || !SHAPE.test(email)) return ['emailMisspelt'];
  return looksLikeAnother(email) ? ['emailAlphabets'] : null;
}

/**
 * Whether a normalised text may be looked up; looser than `emailProblem`, for accounts that are older than
 * its rules.
 */
export const mayBeEmail = (email: string): boolean =>
  email.length <= LONGEST_EMAIL && !/\p{Cc}/u.test(email) && email.includes('@');
