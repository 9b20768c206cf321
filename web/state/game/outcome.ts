import { isTooMany, type ApiFailure } from '../../api/client.ts';
import { serverErrorCode, wordsFor, type ErrorWords } from '../words.ts';

/** Result of a form as displayed: the text, and advice. */
export interface FormOutcome {
  readonly ok: boolean;
  readonly text: string;
  readonly advice: string | null;
  /** Word of the rubber stamp beside it. */
  readonly stamp?: string;
}

export type RefusedForm = FormOutcome & { readonly ok: false };

export const done = (text: string, stamp?: string): FormOutcome => ({
  ok: true,
  text,
  advice: null,
  ...(stamp && { stamp }),
});
export const refusedForm = (text: string, advice: string | null = null): RefusedForm => ({
  ok: false,
  text,
  advice,
});

/** The server's explanation beside its code, or null. */
export const explanationOf = ({ body }: ApiFailure): string | null =>
  typeof body.message === 'string' ? body.message : null;

/** Advice about a failed call; null without any. */
export function adviceFor(failure: ApiFailure, errors: ErrorWords): string | null {
  const { status, error, seconds } = failure;
  if (isTooMany(failure)) return errors.tooManyTries(seconds);
  if (status === 0) return wordsFor(error, errors);
  return status >= 500 ? wordsFor(serverErrorCode(error), errors) : null;
}

/** The text for this HTTP status if there is one, else the general one with the advice. */
export const failedWith = (
  failure: ApiFailure,
  errors: ErrorWords,
  byStatus: Readonly<Record<number, string>> = {},
): RefusedForm => {
  const text = byStatus[failure.status];
  return text === undefined ? refusedForm(errors.failed, adviceFor(failure, errors)) : refusedForm(text);
};

/** The server's own explanation where it gives one. */
export function explainedFailure(failure: ApiFailure, errors: ErrorWords): RefusedForm {
  const explained = explanationOf(failure);
  return explained === null ? failedWith(failure, errors) : refusedForm(explained);
}
