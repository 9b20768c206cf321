import type { ApiFailure } from '../../api/client.ts';
import { explanationOf, failedWith, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import type { ErrorWords } from '../../state/words.ts';

/** The server's own explanation where it gives one. */
export function partyFailure(failure: ApiFailure, errors: ErrorWords): FormOutcome {
  const explained = explanationOf(failure);
  return explained === null ? failedWith(failure, errors) : refusedForm(explained);
}
