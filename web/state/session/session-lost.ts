import { onSessionEnded } from '../../api/client.ts';
import { initialState, isGuestSession } from '../client-state.ts';
import { clearDevice } from '../device/clear-device.ts';
import { clearCompanionCookie } from '../../api/companion-cookie.ts';
import { getState, setState } from '../store.ts';

/** The session of a guest is over: let go, or the party has ended. */
export const PARTY_ENDED = 'PARTY_ENDED';

const loggedOut = (error: string | null) => ({ ...initialState.auth, initialized: true, error });

/**
 * The server no longer accepts the session: the screens lead to the login, which explains it. Typed text
 * stays on the device, except that of a guest, who leaves nothing behind.
 */
export function sessionLost(error: 'NOT_CONNECTED' | null = 'NOT_CONNECTED'): void {
  if (isGuestSession(getState())) return endGuest();
  clearCompanionCookie();
  setState({ auth: loggedOut(error), status: initialState.status, adminStatus: null, showClue: false });
}

onSessionEnded(() => {
  if (getState().auth.logged) sessionLost();
});

/** Removes the party's game from this device. `error`: explained on the page of the parties. */
export function endGuest(error: typeof PARTY_ENDED | null = PARTY_ENDED): void {
  clearCompanionCookie();
  void clearDevice();
  setState({ ...initialState, auth: loggedOut(error) });
}
