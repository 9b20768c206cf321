import type { Status } from '../../../engine/public.ts';
import type { AccountBody } from '../../api/calls.ts';
import { noteServerTime } from '../../api/server-clock.ts';
import { initialState, type ClientState, type DrawnPreparation } from '../client-state.ts';
import { setState } from '../store.ts';

/** Account and status that a document of the game is rendered from. */
export interface InitialGame {
  /** Null for a guest of a party. */
  readonly account: Pick<AccountBody, 'email' | 'admin'> | null;
  readonly status: Status;
}

/** Part of the client's state embedded in the document. */
type InitialState = Pick<ClientState, 'isServerRendered' | 'auth'> & {
  readonly status: ClientState['status'] & Pick<InitialGame, 'status'>;
};

/** The state as if the account and the status had been requested. */
export const initialStateOf = ({ account, status }: InitialGame): InitialState => ({
  isServerRendered: true,
  auth: { ...initialState.auth, ...account, initialized: true, logged: true },
  status: { ...initialState.status, initialized: true, status },
});

/** The same for a document with the form of a buyer. */
export const preparationState = (preparation: DrawnPreparation): Pick<ClientState, 'preparation'> => ({
  preparation,
});

/** Id of the document's element that holds the state as JSON. */
export const INITIAL_STATE_ID = 'initial-state';

/** The policy refuses `style` in a document, and allows what a script sets. */
function setStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
}

/**
 * Reads the state that the document was rendered from. A document that is empty, or the same for everyone,
 * contains none.
 */
export function readInitialState(): void {
  const text = document.getElementById(INITIAL_STATE_ID)?.textContent;
  if (!text) return;
  const state = JSON.parse(text) as InitialState | Pick<ClientState, 'preparation'>;
  if ('status' in state) noteServerTime(state.status.status.serverTime);
  setState(state);
  setStyles();
}
