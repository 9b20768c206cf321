import type { Status } from '../../engine/public.ts';
import type { Account } from '../api/calls.ts';
import { noteServerTime } from '../api/server-clock.ts';
import { initialState, type ClientState } from './client-state.ts';
import { setState } from './store.ts';

/** What a document of the game was drawn from: whose it is, and where their story stood. */
export interface Begun {
  readonly account: Account;
  readonly status: Status;
}

/** The element of the document that says so. */
export const BEGUN = 'begun';

/** The state that a page begins with, as if both had been asked for. */
export const stateOf = ({ account, status }: Begun): ClientState => ({
  ...initialState,
  drawn: true,
  auth: { ...initialState.auth, ...account, initialized: true, logged: true },
  status: { ...initialState.status, initialized: true, status },
});

/** Goes on with what the document was drawn from; null where it came empty, or drawn for everybody. */
export function takeBegun(): Begun | null {
  const text = document.getElementById(BEGUN)?.textContent;
  if (!text) return null;
  const begun = JSON.parse(text) as Begun;
  noteServerTime(begun.status.serverTime);
  setState(stateOf(begun));
  return begun;
}
