import type { ApiResult } from '../../api/client.ts';
import { done, failedWith, explanationOf, refused, type Outcome } from '../../state/game/outcome.ts';

export const ADDRESS_INVALID = 'Le mail indiqué est invalide';
const ACCEPTED = 202;

/** What came of leaving the newsletter; only 202 says that it is done. */
export function unsubscribeOutcome(result: ApiResult<unknown>): Outcome {
  if (result.status === ACCEPTED && result.ok) return done('Désinscription validée', 'Rayé');
  if (result.ok) return refused('Une erreur est survenue');
  return result.error === 'INVALID_EMAIL' ? refused(ADDRESS_INVALID, explanationOf(result)) : failedWith(result);
}
