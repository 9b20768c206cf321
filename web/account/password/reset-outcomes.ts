import type { ApiResult } from '../../api/client.ts';
import { done, failedWith, explanationOf, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import type { ErrorWords } from '../../state/words.ts';
import type { Catalogue } from '../../words/catalogues.ts';

type Words = Catalogue<'account'>['reset'];

export function requestOutcome(result: ApiResult<unknown>, words: Words, errors: ErrorWords): FormOutcome {
  if (result.ok) return done(words.sent, words.sentStamp);
  if (result.error === 'INVALID_EMAIL') return refusedForm(words.invalidEmail, explanationOf(result));
  if (result.error === 'MAIL_DELAYED') return refusedForm(errors.failed, words.delayed);
  return failedWith(result, errors, { 404: words.noAccount });
}

interface ChoiceOutcome extends FormOutcome {
  /** The link is no longer valid: the page offers a new one. */
  readonly needsLink?: boolean;
}

export function choiceOutcome(
  result: ApiResult<unknown>,
  { reset: words, password }: Pick<Catalogue<'account'>, 'reset' | 'password'>,
  errors: ErrorWords,
): ChoiceOutcome {
  if (result.ok) return done(words.changed, words.changedStamp);
  if (result.status === 403 && result.error === 'TOKEN_EXPIRED')
    return { ...refusedForm(words.expired, words.expiredAdvice), needsLink: true };
  if (result.status === 401) return { ...refusedForm(words.invalid, words.invalidAdvice), needsLink: true };
  if (result.error === 'PASSWORD_TOO_SHORT') return refusedForm(password.tooShort, explanationOf(result));
  if (result.status === 400) return refusedForm(errors.failed, explanationOf(result));
  return failedWith(result, errors);
}
