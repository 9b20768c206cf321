import type { Status } from '../../../engine/public.ts';
import { statusAfter } from '../../api/calls.ts';
import { isOlder, replaceStatus } from './status.ts';
import { getState } from '../store.ts';

/** ETag of the last status received; while it has not changed, the server replies in a few bytes. */
let lastTag = 'none';
let running: Promise<Status | null> | null = null;

/** While an answer of this device is being sent: its own response updates the status. */
const isAnswering = (): boolean => getState().waiting.length > 0;

/** The player's own status is displayed and no request changes it. */
const canPoll = (): boolean => {
  const { auth, status, adminStatus } = getState();
  return auth.logged && !status.loading && adminStatus === null && status.status !== null && !isAnswering();
};

const isOtherStep = (fresh: Status, shown: Status): boolean =>
  fresh.code !== shown.code || fresh.step?.name !== shown.step?.name;

async function poll(mayMoveOn: () => boolean): Promise<Status | null> {
  if (!canPoll()) return null;
  const result = await statusAfter(lastTag);
  const shown = getState().status.status;
  if (!result.ok || !shown || !canPoll() || isOlder(result.data, shown)) return null;
  const hasMoved = isOtherStep(result.data, shown);
  if (!hasMoved || mayMoveOn()) {
    lastTag = result.tag ?? 'none';
    replaceStatus(result.data);
  }
  return hasMoved ? result.data : null;
}

/**
 * Requests the status and displays it; a step started on another device only if the player may be moved on
 * now. Returns the status when it is at another step than the displayed one. Concurrent calls share one
 * request.
 */
export function pollStatus(mayMoveOn: () => boolean): Promise<Status | null> {
  running ??= poll(mayMoveOn).finally(() => (running = null));
  return running;
}
