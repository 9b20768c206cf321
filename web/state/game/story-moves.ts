import type { Status } from '../../../engine/public.ts';
import { activateCode, goAlternativePath, markOpened, newClue, type OpenedKind } from '../../api/calls.ts';
import { type ApiPromise, isSessionEnded, isTooMany } from '../../api/client.ts';
import { viewOnlyRefusal } from './view-as.ts';
import { isOlder, loadStatus, replaceStatus, statusError } from './status.ts';
import { getState, setStatus } from '../store.ts';
import type { ErrorWords } from '../words.ts';

/** Sets loading, calls, then replaces the status or stores the error. */
async function changeStatus(call: () => ApiPromise<Status>): ApiPromise<Status> {
  setStatus({ loading: true, error: null });
  const result = viewOnlyRefusal() ?? (await call());
  if (result.ok) replaceStatus(result.data);
  else if (!isSessionEnded(result)) setStatus({ loading: false, error: statusError(result) });
  return result;
}

/** `step`: one beside the route, else the current one. */
export const askClue = (step?: string): ApiPromise<Status> => changeStatus(() => newClue(step));
/** `alone`: a guest confirms their own proposal, while nobody else is there. */
export const takeAlternative = (alone = false): ApiPromise<Status> =>
  changeStatus(() => goAlternativePath(alone));

const activationErrors: Readonly<Record<number, string>> = {
  0: 'ERROR_NETWORK',
  403: 'INVALID_CODE',
  404: 'UNKNOWN_CODE',
};

/**
 * Returns null once the story has started, else an error code or text; the status is then cleared and loaded
 * again.
 */
export async function activate(
  code: string,
  waiverVersion: string,
  errors: ErrorWords,
): Promise<string | null> {
  const result = await changeStatus(() => activateCode(code, waiverVersion));
  if (result.ok) return null;
  if (isSessionEnded(result)) return 'NOT_CONNECTED';
  const error = isTooMany(result)
    ? errors.tooManyTries(result.seconds)
    : (activationErrors[result.status] ?? 'ERROR_SERVER');
  setStatus({ status: null, error });
  await loadStatus();
  return error;
}

/** Clears the « new » mark of a displayed item. A staff member's view changes nothing. */
export async function noteOpened(kind: OpenedKind, slug: string): Promise<void> {
  if (getState().adminStatus) return;
  const result = await markOpened(kind, slug);
  if (result.ok && !isOlder(result.data, getState().status.status)) replaceStatus(result.data);
}
