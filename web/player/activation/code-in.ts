import { CODE_LENGTH } from '../../state/session/activation-code.ts';

const last = (words: readonly string[]): string | undefined =>
  words.findLast((word) => /\d/.test(word)) ?? words.at(-1);

/**
 * Extracts the code from copied text: « ABC-123 », « Code : ABC123 », the address of a letter. The address
 * has priority, then the last word of six characters (one with a digit first), then all remaining characters.
 * Empty for a longer text.
 */
export function codeIn(text: string): string {
  const upper = text.toUpperCase();
  const address = /\/A\/([A-Z0-9]{6})\b/.exec(upper)?.[1];
  const candidate = upper.slice(upper.lastIndexOf(':') + 1);
  const all = candidate.replace(/[^A-Z0-9]/g, '');
  const words = candidate.split(/[^A-Z0-9]+/).filter(({ length }) => length === CODE_LENGTH);
  return address ?? last(words) ?? (all.length > CODE_LENGTH ? '' : all);
}
