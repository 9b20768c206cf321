import { tabStorage } from './storage.ts';
import { setState } from './store.ts';

const KEY = 'activation-code';
export const CODE_LENGTH = 6;

/** As it is shown and sent: upper case, nothing but what a code is made of, never longer than a code. */
export const normalizeCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);

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

/** Keeps the code through login and registration, in this tab. */
export function rememberActivationCode(code: string): void {
  const activationCode = normalizeCode(code);
  tabStorage.write(KEY, activationCode);
  setState({ activationCode });
}

export function clearActivationCode(): void {
  tabStorage.remove(KEY);
  setState({ activationCode: null });
}

export function restoreActivationCode(): void {
  const kept = tabStorage.read(KEY);
  if (kept) setState({ activationCode: normalizeCode(kept) });
}
