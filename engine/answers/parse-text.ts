import type { Sentence } from '../words/words.ts';
import { fold } from './fold.ts';

/** An answer parsed from the raw text, or the sentence that explains why it cannot be parsed. */
export type Parsed<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: Sentence };

/**
 * Longer than any line: what exceeds it was pasted by mistake, and would only fill the journal. The folded
 * text counts too: one sign may become eighteen letters.
 */
const MAX_LENGTH = 200;

/** Refuses a text that is too short, too long or without any letter or digit. */
export function parseText(raw: string, minLength: number, maxLength = MAX_LENGTH): Parsed<string> {
  const text = raw.trim();
  const length = [...text].length;
  if (length < minLength) return { ok: false, message: ['tooShort'] };
  const folded = fold(text);
  if (length > maxLength || folded.length > maxLength) return { ok: false, message: ['tooLong'] };
  if (folded === '') return { ok: false, message: ['nothingLegible'] };
  return { ok: true, answer: text };
}
