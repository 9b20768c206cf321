import type { ApiResult } from '../../api/client.ts';
import { done, failedWith, explanationOf, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import type { ErrorWords } from '../../state/words.ts';

export const RESET_MAIL_INVALID = 'Mail invalide';
const DELAYED = 'Le mail n’a pas pu partir tout de suite : il est gardé, et part dès que possible.';

export function requestOutcome(result: ApiResult<unknown>, errors: ErrorWords): FormOutcome {
  if (result.ok) return done('Mail envoyé', 'Expédié');
  if (result.error === 'INVALID_EMAIL') return refusedForm(RESET_MAIL_INVALID, explanationOf(result));
  if (result.error === 'MAIL_DELAYED') return refusedForm(errors.failed, DELAYED);
  return failedWith(result, errors, { 404: 'Compte inexistant' });
}

const SERVED = 'Ce lien a déjà servi, ou n’est pas entier. Le mot de passe n’a pas changé.';
const EXPIRED = 'Il valait une heure. Le mot de passe n’a pas changé.';

export interface ChoiceOutcome extends FormOutcome {
  /** The link is no longer valid: the page offers a new one. */
  readonly needsLink?: boolean;
}

export function choiceOutcome(result: ApiResult<unknown>, errors: ErrorWords): ChoiceOutcome {
  if (result.ok) return done('Changement confirmé', 'Enregistré');
  if (result.status === 403 && result.error === 'TOKEN_EXPIRED')
    return { ...refusedForm('Le lien utilisé a expiré', EXPIRED), needsLink: true };
  if (result.status === 401) return { ...refusedForm('Requête invalide', SERVED), needsLink: true };
  if (result.error === 'PASSWORD_TOO_SHORT')
    return refusedForm('Mot de passe trop court', explanationOf(result));
  if (result.status === 400) return refusedForm(errors.failed, explanationOf(result));
  return failedWith(result, errors);
}
