import { askArrivalMail } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/client.ts';
import { statusIn } from '../../state/game/answers.ts';
import { adviceFor, explanationOf, FORM_FAILED } from '../../state/game/outcome.ts';
import { isOlder, replaceStatus } from '../../state/game/status.ts';
import { viewOnlyRefusal } from '../../state/game/view-only.ts';
import { getState, setAuth } from '../../state/store.ts';

const MOVED = 'L’heure de ce courrier vient de changer.';

/**
 * Asks for a mail when the next message comes, which `arrival` names by its time; null takes the request
 * back. Returns the reason of a failure, or null.
 */
export async function requestArrivalMail(arrival: string | null): Promise<string | null> {
  const result = viewOnlyRefusal() ?? (await askArrivalMail(arrival));
  const status = result.ok ? result.data : statusIn(result);
  if (status && !isOlder(status, getState().status.status)) replaceStatus(status);
  return result.ok ? null : reasonOf(result);
}

function reasonOf(failure: ApiFailure): string {
  if (failure.error === 'EMAIL_NOT_PROVED') setAuth({ emailWaits: true });
  if (failure.status === 409) return MOVED;
  return adviceFor(failure) ?? explanationOf(failure) ?? FORM_FAILED;
}
