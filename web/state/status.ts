import type { Status } from '../../engine/public.ts';
import { activateCode, currentStatus, goAlternativePath, markOpened, newClue, type OpenedKind } from '../api/calls.ts';
import type { ApiFailure, ApiResult } from '../api/client.ts';
import { isUnanswered } from '../api/unanswered.ts';
import { keepFiles } from './kept-files.ts';
import { forgetStatus, keepStatus, keptStatus } from './kept-status.ts';
import { lookingOnly } from './looking-only.ts';
import { sessionLost } from './session-lost.ts';
import { getState, setStatus } from './store.ts';
import { tooMany } from './words.ts';

const FIRST_MISSION = 1;

/** The screens still draw what they can of a story they do not know. */
function warnOfUnknownStory(status: Status): void {
  if (status.story.index !== FIRST_MISSION) console.warn('Histoire inconnue', status.story.index, status.story.city);
}

/** Replaces the status, on the screen and in the copy kept for later. */
export function replaceStatus(status: Status): void {
  const { auth } = getState();
  warnOfUnknownStory(status);
  setStatus({ initialized: true, loading: false, error: null, status });
  if (auth.email) keepStatus({ email: auth.email, admin: auth.admin, status });
  keepFiles(status);
}

/** The answer to « which order is mine? » when there is none. */
const NO_STATUS = 'NO_STATUS';

const statusError = (failure: ApiFailure): string => (failure.error === 'ERROR_UNKNOWN' ? 'UNKNOWN_ERROR' : failure.error);

function storeFailure(failure: ApiFailure, kept: Status | null): void {
  if (failure.status === 401) return sessionLost();
  if (failure.error === NO_STATUS) forgetStatus();
  setStatus({ initialized: true, loading: false, error: statusError(failure), status: isUnanswered(failure.status) ? kept : null });
}

/** Loads the current status: clears status and error, then stores one of them. Without network the kept copy comes back. */
export async function loadStatus(): Promise<void> {
  const kept = getState().status.status ?? keptStatus()?.status ?? null;
  setStatus({ loading: true, error: null, status: null });
  const result = await currentStatus();
  if (result.ok) replaceStatus(result.data);
  else storeFailure(result, kept);
}

const isOlder = (status: Status, than: Status | null): boolean =>
  than !== null && than.code === status.code && (than.view?.version ?? 0) > (status.view?.version ?? 0);

/** Looks again without a sign on the screen: after a pause, on another phone's progress, at opening time. */
export async function refreshStatus(): Promise<void> {
  const { auth, status } = getState();
  if (!auth.logged || status.loading) return;
  const result = await currentStatus();
  if (!result.ok && result.status === 401) sessionLost();
  if (result.ok && !isOlder(result.data, getState().status.status)) replaceStatus(result.data);
}

/** Sets loading, calls, then replaces the status or stores the error. */
async function changeStatus(call: () => Promise<ApiResult<Status>>): Promise<ApiResult<Status>> {
  setStatus({ loading: true, error: null });
  const result = lookingOnly() ?? (await call());
  if (result.ok) replaceStatus(result.data);
  else if (result.status === 401) sessionLost();
  else setStatus({ loading: false, error: statusError(result) });
  return result;
}

export const askClue = (): Promise<ApiResult<Status>> => changeStatus(newClue);
export const takeAlternative = (): Promise<ApiResult<Status>> => changeStatus(goAlternativePath);

const TOO_MANY = 429;
const activationErrors: Readonly<Record<number, string>> = { 0: 'ERROR_NETWORK', 403: 'INVALID_CODE', 404: 'UNKNOWN_CODE' };

/** Null when the story has begun, else the code (or the words) of what went wrong; the status is then cleared, and loaded again. */
export async function activate(code: string, waiverVersion: string): Promise<string | null> {
  const result = await changeStatus(() => activateCode(code, waiverVersion));
  if (result.ok) return null;
  if (result.status === 401) return 'NOT_CONNECTED';
  const error = result.status === TOO_MANY ? tooMany(result.seconds) : (activationErrors[result.status] ?? 'ERROR_SERVER');
  setStatus({ status: null, error });
  await loadStatus();
  return error;
}

/** Clears the mark of what has just been shown; the staff's look at another order leaves no trace. */
export async function noteOpened(kind: OpenedKind, slug: string): Promise<void> {
  if (getState().adminStatus) return;
  const result = await markOpened(kind, slug);
  if (result.ok && !isOlder(result.data, getState().status.status)) replaceStatus(result.data);
}
