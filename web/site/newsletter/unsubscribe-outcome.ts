import type { ApiResult } from '../../api/client.ts';
import { done, failedWith, explanationOf, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';

export const ADDRESS_INVALID = 'Le mail indiqué est invalide';
const ACCEPTED = 202;

/** Only 202 means success. */
export function unsubscribeOutcome(result: ApiResult<unknown>): FormOutcome {
  if (result.status === ACCEPTED && result.ok) return done('Désinscription validée', 'Rayé');
  if (result.ok) return refusedForm('Une erreur est survenue');
  return result.error === 'INVALID_EMAIL' ? refusedForm(ADDRESS_INVALID, explanationOf(result)) : failedWith(result);
}
