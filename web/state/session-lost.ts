import { initialState } from './client-state.ts';
import { clearCompanionCookie } from './companion-cookie.ts';
import { setState } from './store.ts';

/** The server no longer knows the session: the screens lead to the login. What was typed stays on the device. */
export function sessionLost(): void {
  clearCompanionCookie();
  setState({
    auth: { ...initialState.auth, initialized: true, error: 'NOT_CONNECTED' },
    status: initialState.status,
    adminStatus: null,
    showClue: false,
  });
}
