import { authenticate, endSession, registerAccount } from '../../api/account-calls.ts';
import { checkAccount } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/client.ts';
import { initialState } from '../client-state.ts';
import { clearCompanionCookie } from './companion-cookie.ts';
import { forgetFiles } from '../device/kept-files.ts';
import { enterSession } from './session.ts';
import { deviceStorage, tabStorage } from '../device/storage.ts';
import { getState, setAuth, setState } from '../store.ts';

const afterLogin = (failure: ApiFailure): string => (failure.status === 0 ? 'ERROR_NETWORK' : 'ERROR_COOKIES');

/** Logs in, then asks who is there: a browser that keeps no cookie is found out at once. */
export async function logIn(email: string, password: string, otp: string | null = null): Promise<boolean> {
  if (getState().auth.loading) return false;
  setAuth({ loading: true, error: null });
  const login = await authenticate(email, password, otp);
  const check = login.ok ? await checkAccount() : null;
  if (check?.ok) enterSession(check.data);
  else setAuth({ loading: false, error: login.ok ? afterLogin(check as ApiFailure) : login.error });
  return check?.ok ?? false;
}

/** Null when the account was made, else what was wrong. */
export async function register(email: string, password: string): Promise<ApiFailure | null> {
  if (getState().auth.loading) return null;
  setAuth({ loading: true, error: null });
  const result = await registerAccount(email, password);
  setAuth({ loading: false });
  return result.ok ? null : result;
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
