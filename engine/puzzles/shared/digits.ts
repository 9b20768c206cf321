import { plainDigits } from '../../text/typeset.ts';
import type { Parsed } from '../../answers/parse-text.ts';

/**
 * The digits of a text, in any alphabet, without spaces, degrees, minutes, quotes and dashes. Empty when the
 * text contains a letter.
 */
export function onlyDigits(raw: string): string {
  const text = plainDigits(raw.normalize('NFKC'));
  return /\p{L}/u.test(text) ? '' : text.replace(/\D/gu, '');
}

export function parseDigits(raw: string, count: number): Parsed<string> {
  const answer = onlyDigits(raw);
  return answer.length === count ? { ok: true, answer } : { ok: false, message: `Il faut ${count} chiffres` };
}
