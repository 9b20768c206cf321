import type { Status } from '../../../engine/public.ts';
import { statusAfter } from '../../api/calls.ts';
import { sessionLost } from '../session/session-lost.ts';
import { isOlder, replaceStatus } from './status.ts';
import { getState } from '../store.ts';

/** The mark of the status that was seen last; the server answers in a few bytes while it has not changed. */
let known = 'none';
let running: Promise<Status | null> | null = null;

const NOT_CONNECTED = 401;

/** Whether an answer of this device is under way: what becomes of it is told by itself. */
const isAnswering = (): boolean => getState().waiting.length > 0;

/** What is shown is the player's own, and nothing is being done to it. */
const isQuiet = (): boolean => {
  const { auth, status, adminStatus } = getState();
  return auth.logged && !status.loading && adminStatus === null && status.status !== null && !isAnswering();
};

const isElsewhere = (fresh: Status, shown: Status): boolean => fresh.code !== shown.code || fresh.step?.name !== shown.step?.name;

async function look(mayMoveOn: () => boolean): Promise<Status | null> {
  if (!isQuiet()) return null;
  const result = await statusAfter(known);
  if (!result.ok && result.status === NOT_CONNECTED) sessionLost();
  const shown = getState().status.status;
  if (!result.ok || !shown || !isQuiet() || isOlder(result.data, shown)) return null;
  const hasMoved = isElsewhere(result.data, shown);
  if (!hasMoved || mayMoveOn()) {
    known = result.tag ?? 'none';
    replaceStatus(result.data);
  }
  return hasMoved ? result.data : null;
}

/**
 * Asks the server where the story stands, and shows it; a step that begun elsewhere only if the player may be moved on now. Gives
 * the status where the story stands at another step than the one that was shown. Two who ask at once ask once.
 */
export function pollStatus(mayMoveOn: () => boolean): Promise<Status | null> {
  running ??= look(mayMoveOn).finally(() => (running = null));
  return running;
}
