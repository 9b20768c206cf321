import { plainDigits } from '../../text/digits.ts';
import type { Parsed } from '../../answers/parsed.ts';

/**
 * The digits of a text, whatever keyboard wrote them, without what decorates them on a screen: spaces of any kind, degrees, minutes, quotes, dashes.
 * A letter among them, and it is no number: empty.
 */
export function onlyDigits(raw: string): string {
  const text = plainDigits(raw.normalize('NFKC'));
  return /\p{L}/u.test(text) ? '' : text.replace(/\D/gu, '');
}

/** Reads exactly `count` digits. */
export function parseDigits(raw: string, count: number): Parsed<string> {
  const answer = onlyDigits(raw);
  return answer.length === count ? { ok: true, answer } : { ok: false, message: `Il faut ${count} chiffres` };
}
