import { initialState } from '../client-state.ts';
import { clearCompanionCookie } from './companion-cookie.ts';
import { setState } from '../store.ts';

/** The server no longer accepts the session: the screens lead to the login, which explains it. Typed text stays on the device. */
export function sessionLost(error: 'NOT_CONNECTED' | null = 'NOT_CONNECTED'): void {
  clearCompanionCookie();
  setState({
    auth: { ...initialState.auth, initialized: true, error },
    status: initialState.status,
    adminStatus: null,
    showClue: false,
  });
}
