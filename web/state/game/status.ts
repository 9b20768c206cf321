import type { Status } from '../../../engine/public.ts';
import { currentStatus } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/client.ts';
import { isUnanswered } from '../../api/unanswered.ts';
import { keepFiles } from '../device/kept-files.ts';
import { forgetStatus, keepStatus, keptStatus } from './kept-status.ts';
import { sessionLost } from '../session/session-lost.ts';
import { getState, setState, setStatus } from '../store.ts';

const FIRST_MISSION = 1;

/** The screens still draw what they can of a story they do not know. */
function warnOfUnknownStory(status: Status): void {
  if (status.story.index !== FIRST_MISSION) console.warn('Histoire inconnue', status.story.index, status.story.city);
}

/** Keeps a copy for later, and what the status has unlocked. */
function keep(status: Status): void {
  const { auth } = getState();
  if (auth.email) keepStatus({ email: auth.email, admin: auth.admin, status });
  keepFiles(status);
}

/** Replaces the status, on the screen and in the copy kept for later. */
export function replaceStatus(status: Status): void {
  warnOfUnknownStory(status);
  setStatus({ initialized: true, loading: false, error: null, status });
  keep(status);
}

/** The answer to « which order is mine? » when there is none. */
const NO_STATUS = 'NO_STATUS';

export const statusError = (failure: ApiFailure): string => (failure.error === 'ERROR_UNKNOWN' ? 'UNKNOWN_ERROR' : failure.error);

/** Its folder is gone on the server; what the device has of it is shown. */
function warnOfUnknownCity({ body: { unknownCity } }: ApiFailure): void {
  if (unknownCity !== undefined) console.warn('Histoire inconnue', unknownCity);
}

function storeFailure(failure: ApiFailure, kept: Status | null): void {
  warnOfUnknownCity(failure);
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

export const isOlder = (status: Status, than: Status | null): boolean =>
  than !== null && than.code === status.code && (than.view?.version ?? 0) > (status.view?.version ?? 0);

/** Looks again without a sign on the screen: after a pause, on another phone's progress, at opening time. */
export async function refreshStatus(): Promise<void> {
  const { auth, status } = getState();
  if (!auth.logged || status.loading) return;
  const result = await currentStatus();
  if (!result.ok && result.status === 401) sessionLost();
  if (result.ok && !isOlder(result.data, getState().status.status)) replaceStatus(result.data);
}

/** When the game opens. What its document was drawn from is kept like what was asked for. */
export function openStatus(): void {
  const { initialized, loading, status } = getState().status;
  if (status) keep(status);
  else if (!initialized && !loading) void loadStatus();
}

/** What the server drew answers from now on, and is looked at again: a document may have lain on the way. */
export function takeOver(): void {
  if (!getState().drawn) return;
  setState({ drawn: false });
  void refreshStatus();
}
