import type { ApiFailure } from '../../api/client.ts';
import { serverTrouble, tooMany, wordsFor } from '../words.ts';

/** What came of a form that was sent, as it is read: the words, and what to do about it. */
export interface FormOutcome {
  readonly ok: boolean;
  readonly text: string;
  readonly advice: string | null;
  /** The word of the stamp that is struck beside it. */
  readonly stamp?: string;
}

export const FORM_FAILED = 'Une erreur est survenue';
const TOO_MANY = 429;

export const done = (text: string, stamp?: string): FormOutcome => ({ ok: true, text, advice: null, ...(stamp && { stamp }) });
export const refusedForm = (text: string, advice: string | null = null): FormOutcome => ({ ok: false, text, advice });

/** What the server said of it in French beside its code; null when it said nothing. */
export const explanationOf = ({ body }: ApiFailure): string | null => (typeof body.message === 'string' ? body.message : null);

/** What can be done about a call that failed, where something is known about it. */
export function adviceFor({ status, error, seconds }: ApiFailure): string | null {
  if (status === TOO_MANY) return tooMany(seconds);
  if (status === 0) return wordsFor('ERROR_NETWORK');
  return status >= 500 ? wordsFor(serverTrouble(error)) : null;
}

/** The words of a status that has its own, else the general ones with the advice. */
export const failedWith = (failure: ApiFailure, words: Readonly<Record<number, string>> = {}, otherwise = FORM_FAILED): FormOutcome => {
  const text = words[failure.status];
  return text === undefined ? refusedForm(otherwise, adviceFor(failure)) : refusedForm(text);
};
