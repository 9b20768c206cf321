import { randomInt } from 'node:crypto';

/** No two of these are taken for each other, on paper or over the telephone: neither 0 and O, nor 1, I and L, 2 and Z, 5 and S, 8 and B. */
export const CODE_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679';
const LENGTH = 6;

/** A code that nobody can guess from another one. */
export function drawCode(): string {
  return Array.from({ length: LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}
