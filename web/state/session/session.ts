import { isTrial } from '../../api/mount.ts';
import { checkAccount, type AccountBody } from '../../api/calls.ts';
import { isUnanswered } from '../../api/unanswered.ts';
import { clearCompanionCookie, hasCompanionCookie } from '../../api/companion-cookie.ts';
import { restoreActivationCode } from './activation-code.ts';
import { clearStoredStatus, readStoredStatus } from '../game/stored-status.ts';
import { endGuest } from './session-lost.ts';
import { getState, setAuth } from '../store.ts';
import { showWaiting } from '../game/waiting-answers.ts';

/** A guest of a party plays without an account, and so does who tries the game. */
const GUEST = { email: null, admin: false, emailProved: true };

export function enterSession({
  email,
  admin,
  emailProved,
}: Omit<AccountBody, 'email'> & { readonly email: string | null }): void {
  const kept = readStoredStatus();
  if (kept && kept.email !== email) clearStoredStatus();
  setAuth({
    initialized: true,
    loading: false,
    logged: true,
    error: null,
    email,
    admin,
    emailWaits: !emailProved,
  });
}

/**
 * Without a response, the game continues with the document's state or the stored status; without both there
 * is nothing to show.
 */
function enterOffline(): void {
  if (getState().auth.logged) return setAuth({ error: 'ERROR_NETWORK' });
  const kept = readStoredStatus();
  if (!kept) return setAuth({ initialized: true, loading: false, logged: false, error: 'ERROR_NETWORK' });
  setAuth({
    initialized: true,
    loading: false,
    logged: true,
    error: 'ERROR_NETWORK',
    email: kept.email,
    admin: kept.admin,
  });
}

export const enterAsGuest = (): void => enterSession(GUEST);

/** The device still has the game of a guest whose session has ended. */
const hasGuestGame = (): boolean => readStoredStatus()?.email === null;

function refuse(): void {
  if (hasGuestGame()) return endGuest();
  clearCompanionCookie();
  setAuth({ initialized: true, loading: false, logged: false, error: 'NOT_CONNECTED' });
}

/**
 * Called once, when the page starts. Requests the account only if there is a session; a rendered document is
 * usable before the response.
 */
export async function startSession(): Promise<void> {
  const { auth, isServerRendered } = getState();
  if (auth.loading || (auth.initialized && !isServerRendered)) return;
  showWaiting();
  // Its player has a session without an account, which no call opens.
  if (isTrial) return enterAsGuest();
  restoreActivationCode();
  if (!hasCompanionCookie()) return hasGuestGame() ? endGuest() : setAuth({ initialized: true });
  if (hasGuestGame()) return enterAsGuest();
  if (!isServerRendered) setAuth({ loading: true });
  const result = await checkAccount();
  if (result.ok) enterSession(result.data);
  else if (result.error === 'GUEST') enterAsGuest();
  else if (isUnanswered(result.status)) enterOffline();
  else refuse();
}

/** Tries again after the network failed at the start. */
export async function restartSession(): Promise<void> {
  setAuth({ initialized: false, loading: false, error: null });
  await startSession();
}
