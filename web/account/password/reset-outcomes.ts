import type { ApiResult } from '../../api/client.ts';
import { done, FAILED, failedWith, explanationOf, refused, type Outcome } from '../../state/game/outcome.ts';

export const MAIL_INVALID = 'Mail invalide';
const DELAYED = 'Le mail n’a pas pu partir tout de suite : il est gardé, et part dès que possible.';

/** What came of asking for a link. */
export function requestOutcome(result: ApiResult<unknown>): Outcome {
  if (result.ok) return done('Mail envoyé', 'Expédié');
  if (result.error === 'INVALID_EMAIL') return refused(MAIL_INVALID, explanationOf(result));
  if (result.error === 'MAIL_DELAYED') return refused(FAILED, DELAYED);
  return failedWith(result, { 404: 'Compte inexistant' });
}

const SERVED = 'Ce lien a déjà servi, ou n’est pas entier. Le mot de passe n’a pas changé.';
const EXPIRED = 'Il valait une heure. Le mot de passe n’a pas changé.';

export interface ChoiceOutcome extends Outcome {
  /** The link is worth nothing any more: another one is offered. */
  readonly needsLink?: boolean;
}

/** What came of choosing another password. */
export function choiceOutcome(result: ApiResult<unknown>): ChoiceOutcome {
  if (result.ok) return done('Changement confirmé', 'Enregistré');
  if (result.status === 403 && result.error === 'TOKEN_EXPIRED')
    return { ...refused('Le lien utilisé a expiré', EXPIRED), needsLink: true };
  if (result.status === 401) return { ...refused('Requête invalide', SERVED), needsLink: true };
  if (result.error === 'PASSWORD_TOO_SHORT') return refused('Mot de passe trop court', explanationOf(result));
  if (result.status === 400) return refused(FAILED, explanationOf(result));
  return failedWith(result);
}
