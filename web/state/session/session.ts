import { checkAccount, type AccountBody } from '../../api/calls.ts';
import { isUnanswered } from '../../api/unanswered.ts';
import { clearCompanionCookie, hasCompanionCookie } from './companion-cookie.ts';
import { restoreActivationCode } from './activation-code.ts';
import { forgetStatus, keptStatus } from '../game/kept-status.ts';
import { getState, setAuth } from '../store.ts';
import { showWaiting } from '../game/waiting-answers.ts';

export function enterSession({ email, admin, emailProved }: AccountBody): void {
  const kept = keptStatus();
  if (kept && kept.email !== email) forgetStatus();
  setAuth({ initialized: true, loading: false, logged: true, error: null, email, admin, emailWaits: !emailProved });
}

/** Without anybody there the player goes on with what the document or this device brought; without that there is nothing to show. */
function enterOffline(): void {
  if (getState().auth.logged) return setAuth({ error: 'ERROR_NETWORK' });
  const kept = keptStatus();
  if (!kept) return setAuth({ initialized: true, loading: false, logged: false, error: 'ERROR_NETWORK' });
  setAuth({ initialized: true, loading: false, logged: true, error: 'ERROR_NETWORK', email: kept.email, admin: kept.admin });
}

function refuse(): void {
  clearCompanionCookie();
  setAuth({ initialized: true, loading: false, logged: false, error: 'NOT_CONNECTED' });
}

/** Once, when the page begins: only who has a session is asked for. Whoever the document was drawn for need not wait for the answer. */
export async function startSession(): Promise<void> {
  const { auth, drawn } = getState();
  if (auth.loading || (auth.initialized && !drawn)) return;
  restoreActivationCode();
  showWaiting();
  if (!hasCompanionCookie()) return setAuth({ initialized: true });
  if (!drawn) setAuth({ loading: true });
  const result = await checkAccount();
  if (result.ok) enterSession(result.data);
  else if (isUnanswered(result.status)) enterOffline();
  else refuse();
}

/** Again, after the network failed at the beginning. */
export async function restartSession(): Promise<void> {
  setAuth({ initialized: false, loading: false, error: null });
  await startSession();
}
