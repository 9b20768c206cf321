import { isTooMany, type ApiFailure } from '../../api/client.ts';
import { serverErrorCode, tooManyTriesMessage, wordsFor } from '../words.ts';

/** Result of a form as displayed: the text, and advice. */
export interface FormOutcome {
  readonly ok: boolean;
  readonly text: string;
  readonly advice: string | null;
  /** Word of the rubber stamp beside it. */
  readonly stamp?: string;
}

export const FORM_FAILED = 'Une erreur est survenue';

export const done = (text: string, stamp?: string): FormOutcome => ({
  ok: true,
  text,
  advice: null,
  ...(stamp && { stamp }),
});
export const refusedForm = (text: string, advice: string | null = null): FormOutcome => ({
  ok: false,
  text,
  advice,
});

/** The server's French explanation beside its code, or null. */
export const explanationOf = ({ body }: ApiFailure): string | null =>
  typeof body.message === 'string' ? body.message : null;

/** Advice about a failed call; null without any. */
export function adviceFor(failure: ApiFailure): string | null {
  const { status, error, seconds } = failure;
  if (isTooMany(failure)) return tooManyTriesMessage(seconds);
  if (status === 0) return wordsFor(error);
  return status >= 500 ? wordsFor(serverErrorCode(error)) : null;
}

/** The text for this HTTP status if there is one, else the general one with the advice. */
export const failedWith = (
  failure: ApiFailure,
  words: Readonly<Record<number, string>> = {},
  otherwise = FORM_FAILED,
): FormOutcome => {
  const text = words[failure.status];
  return text === undefined ? refusedForm(otherwise, adviceFor(failure)) : refusedForm(text);
};
