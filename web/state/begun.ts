import type { Status } from '../../engine/public.ts';
import type { Account } from '../api/calls.ts';
import { noteServerTime } from '../api/server-clock.ts';
import { initialState, type ClientState } from './client-state.ts';
import { setState } from './store.ts';

/** What a document of the game is drawn from: whose it is, and where their story stands. */
export interface Begun {
  readonly account: Pick<Account, 'email' | 'admin'>;
  readonly status: Status;
}

/** The part of the state that the document brings along. */
type Brought = Pick<ClientState, 'drawn' | 'auth'> & { readonly status: ClientState['status'] & Pick<Begun, 'status'> };

/** What a page begins with, as if both had been asked for. */
export const broughtBy = ({ account, status }: Begun): Brought => ({
  drawn: true,
  auth: { ...initialState.auth, ...account, initialized: true, logged: true },
  status: { ...initialState.status, initialized: true, status },
});

/** The element of the document in which it stands. */
export const BROUGHT = 'brought';

/** The policy refuses `style` in a document, and allows what a script sets. */
function setStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset.style ?? '';
}

/** Goes on with what the document was drawn from; nothing where it came empty, or drawn for everybody. */
export function takeBrought(): void {
  const text = document.getElementById(BROUGHT)?.textContent;
  if (!text) return;
  const brought = JSON.parse(text) as Brought;
  noteServerTime(brought.status.status.serverTime);
  setState(brought);
  setStyles();
}
