import { CODE_LENGTH, normalizeCode } from '../../state/session/activation-code.ts';

const last = (words: readonly string[]): string | undefined => words.findLast((word) => /\d/.test(word)) ?? words.at(-1);

/**
 * The code in a text as people copy it: « ABC-123 », « Code : ABC123 », the address of a letter. That of the address comes first, then
 * the last word of six signs, one with a figure rather than one without, then all signs that are left.
 */
export function codeIn(text: string): string {
  const upper = text.toUpperCase();
  const address = /\/A\/([A-Z0-9]{6})\b/.exec(upper)?.[1];
  const told = upper.slice(upper.lastIndexOf(':') + 1);
  const words = told.split(/[^A-Z0-9]+/).filter(({ length }) => length === CODE_LENGTH);
  return address ?? last(words) ?? normalizeCode(told);
}
