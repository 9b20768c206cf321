import { authenticate, checkAccount, endSession, registerAccount, type Account } from '../api/calls.ts';
import type { ApiFailure } from '../api/client.ts';
import { isUnanswered } from '../api/unanswered.ts';
import { initialState } from './client-state.ts';
import { clearCompanionCookie, hasCompanionCookie } from './companion-cookie.ts';
import { restoreActivationCode } from './activation-code.ts';
import { forgetFiles } from './kept-files.ts';
import { forgetStatus, keptStatus } from './kept-status.ts';
import { deviceStorage, tabStorage } from './storage.ts';
import { getState, setAuth, setState } from './store.ts';
import { showWaiting } from './waiting-answers.ts';

function enter({ email, admin }: Account): void {
  const kept = keptStatus();
  if (kept && kept.email !== email) forgetStatus();
  setAuth({ initialized: true, loading: false, logged: true, error: null, email, admin });
}

/** Without anybody there the player goes on with what this device keeps; without that there is nothing to show. */
function enterOffline(): void {
  const kept = keptStatus();
  if (!kept) return setAuth({ initialized: true, loading: false, logged: false, error: 'ERROR_NETWORK' });
  setAuth({ initialized: true, loading: false, logged: true, error: 'ERROR_NETWORK', email: kept.email, admin: kept.admin });
}

function refuse(): void {
  clearCompanionCookie();
  setAuth({ initialized: true, loading: false, logged: false, error: 'NOT_CONNECTED' });
}

/** Once, when the page begins: only who has a session is asked for. */
export async function startSession(): Promise<void> {
  const { auth } = getState();
  if (auth.initialized || auth.loading) return;
  restoreActivationCode();
  showWaiting();
  if (!hasCompanionCookie()) return setAuth({ initialized: true });
  setAuth({ loading: true });
  const result = await checkAccount();
  if (result.ok) enter(result.data);
  else if (isUnanswered(result.status)) enterOffline();
  else refuse();
}

/** Again, after the network failed at the beginning. */
export async function restartSession(): Promise<void> {
  setAuth({ initialized: false, loading: false, error: null });
  await startSession();
}

const afterLogin = (failure: ApiFailure): string => (failure.status === 0 ? 'ERROR_NETWORK' : 'ERROR_COOKIES');

/** Logs in, then asks who is there: a browser that keeps no cookie is found out at once. */
export async function logIn(email: string, password: string, otp: string | null = null): Promise<boolean> {
  if (getState().auth.loading) return false;
  setAuth({ loading: true, error: null });
  const login = await authenticate(email, password, otp);
  const check = login.ok ? await checkAccount() : null;
  if (check?.ok) enter(check.data);
  else setAuth({ loading: false, error: login.ok ? afterLogin(check as ApiFailure) : login.error });
  return check?.ok ?? false;
}

/** Null when the account was made, else the code of what was wrong. */
export async function register(email: string, password: string): Promise<string | null> {
  if (getState().auth.loading) return null;
  setAuth({ loading: true, error: null });
  const result = await registerAccount(email, password);
  setAuth({ loading: false });
  return result.ok ? null : result.error;
}

/** Nothing of the first player remains for the next one. */
export async function logOut(): Promise<void> {
  await endSession();
  await forgetFiles();
  clearCompanionCookie();
  deviceStorage.clear();
  tabStorage.clear();
  setState({ ...initialState, auth: { ...initialState.auth, initialized: true } });
}
