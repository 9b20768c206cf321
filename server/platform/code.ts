import { randomInt } from 'node:crypto';

/** Without look-alikes: 0/O, 1/I/L, 2/Z, 5/S, 8/B. */
export const CODE_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679';
const LENGTH = 6;

export function drawCode(): string {
  return Array.from({ length: LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}
