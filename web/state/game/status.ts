import type { Status } from '../../../engine/public.ts';
import { currentStatus } from '../../api/calls.ts';
import { isTrial } from '../../api/mount.ts';
import { isSessionEnded, type ApiFailure } from '../../api/client.ts';
import { isUnanswered } from '../../api/unanswered.ts';
import { cacheFiles } from '../device/cached-files.ts';
import { clearStoredStatus, storeStatus, readStoredStatus } from './stored-status.ts';
import type { Presence } from '../client-state.ts';
import { getState, setState, setStatus } from '../store.ts';

const FIRST_MISSION = 1;

/** The screens still show what they can of an unknown story. */
function warnOfUnknownStory(status: Status): void {
  if (status.story.index !== FIRST_MISSION)
    console.warn('Histoire inconnue', status.story.index, status.story.city);
}

/** Stores a copy, and caches what the status has unlocked. */
function keep(status: Status): void {
  const { auth } = getState();
  if (auth.logged) storeStatus({ email: auth.email, admin: auth.admin, status });
  cacheFiles(status);
}

/** Version of a game in which nothing has happened. */
const UNTOUCHED = 1;

/** Shows a status. Nobody activates a game without an account: its envelope opens when it is first shown. */
export function beginWith(status: Status): void {
  if (isTrial && status.view?.version === UNTOUCHED) setState({ opening: true });
  replaceStatus(status);
}

export const withPresence = (status: Status, { members, pen, proposal }: Presence): Status =>
  status.party ? { ...status, party: { ...status.party, members, pen, proposal } } : status;

/**
 * Replaces the status on the screen and in the stored copy. The party's stream tells each change of presence
 * once: a status that was written before, and arrives later, does not undo it.
 */
export function replaceStatus(status: Status): void {
  const presence = getState().live?.presence;
  showStatus(presence && presence.at >= status.serverTime ? withPresence(status, presence) : status);
}

/** The same for what this telephone has composed. */
export function showStatus(status: Status): void {
  warnOfUnknownStory(status);
  setStatus({ initialized: true, loading: false, error: null, status });
  keep(status);
}

/** Error of the status request when the account has no order. */
const NO_STATUS = 'NO_STATUS';

export const statusError = (failure: ApiFailure): string =>
  failure.error === 'ERROR_UNKNOWN' ? 'UNKNOWN_ERROR' : failure.error;

/** The city's folder is gone on the server; the device's copy is shown. */
function warnOfUnknownCity({ body: { unknownCity } }: ApiFailure): void {
  if (unknownCity !== undefined) console.warn('Histoire inconnue', unknownCity);
}

function storeFailure(failure: ApiFailure, stored: Status | null): void {
  warnOfUnknownCity(failure);
  if (isSessionEnded(failure)) return;
  if (failure.error === NO_STATUS) clearStoredStatus();
  setStatus({
    initialized: true,
    loading: false,
    error: statusError(failure),
    status: isUnanswered(failure.status) ? stored : null,
  });
}

/**
 * Loads the current status: clears status and error, then stores one of them. Offline, the stored copy is
 * used.
 */
export async function loadStatus(): Promise<void> {
  const stored = getState().status.status ?? readStoredStatus()?.status ?? null;
  setStatus({ loading: true, error: null, status: null });
  const result = await currentStatus();
  if (result.ok) beginWith(result.data);
  else storeFailure(result, stored);
}

export const isOlder = (status: Status, than: Status | null): boolean =>
  than !== null && than.code === status.code && (than.view?.version ?? 0) > (status.view?.version ?? 0);

/** Reloads without any sign on the screen: after a pause, on another phone's progress, at opening time. */
export async function refreshStatus(): Promise<void> {
  const { auth, status } = getState();
  if (!auth.logged || status.loading) return;
  const result = await currentStatus();
  if (result.ok && !isOlder(result.data, getState().status.status)) replaceStatus(result.data);
}

/** Called when the game opens. The status of a rendered document is stored like a requested one. */
export function openStatus(): void {
  const { initialized, loading, status } = getState().status;
  if (status) keep(status);
  else if (!initialized && !loading) void loadStatus();
}

/** Makes a server-rendered screen interactive, and reloads the status: the document may be old. */
export function startInteraction(): void {
  if (!getState().isServerRendered) return;
  setState({ isServerRendered: false });
  void refreshStatus();
}
