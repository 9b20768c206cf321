import { authenticate, endSession, registerAccount } from '../../api/account-calls.ts';
import { checkAccount } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/client.ts';
import { sendLeaving } from '../../api/party-calls.ts';
import { initialState, isGuestSession } from '../client-state.ts';
import { clearCompanionCookie } from '../../api/companion-cookie.ts';
import { clearDevice } from '../device/clear-device.ts';
import { enterSession } from './session.ts';
import { getState, setAuth, setState } from '../store.ts';

const afterLogin = (failure: ApiFailure): string =>
  failure.status === 0 ? 'ERROR_NETWORK' : 'ERROR_COOKIES';

/** Logs in, then reads the account: this detects at once a browser that stores no cookie. */
export async function logIn(email: string, password: string, otp: string | null = null): Promise<boolean> {
  if (getState().auth.loading) return false;
  setAuth({ loading: true, error: null });
  const login = await authenticate(email, password, otp);
  const check = login.ok ? await checkAccount() : null;
  if (check?.ok) enterSession(check.data);
  else setAuth({ loading: false, error: login.ok ? afterLogin(check as ApiFailure) : login.error });
  return check?.ok ?? false;
}

/** Returns null when the account was created, else the failure. */
export async function register(email: string, password: string): Promise<ApiFailure | null> {
  if (getState().auth.loading) return null;
  setAuth({ loading: true, error: null });
  const result = await registerAccount(email, password);
  setAuth({ loading: false });
  return result.ok ? null : result;
}

/** Ends the session, a guest's too, and removes everything of this player from the device. */
export async function logOut(): Promise<void> {
  await (isGuestSession(getState()) ? sendLeaving() : endSession());
  clearCompanionCookie();
  await clearDevice();
  setState({ ...initialState, auth: { ...initialState.auth, initialized: true } });
}
