import type { ApiFailure } from '../../api/client.ts';
import { explanationOf, failedWith, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';

/** The server's own explanation where it gives one. */
export function partyFailure(failure: ApiFailure): FormOutcome {
  const explained = explanationOf(failure);
  return explained === null ? failedWith(failure) : refusedForm(explained);
}
