import { createContext, useContext, useSyncExternalStore } from 'react';
import { initialState, type AuthState, type ClientState, type StatusState } from './client-state.ts';

type Listener = () => void;

let state = initialState;
const listeners = new Set<Listener>();

export const getState = (): ClientState => state;

export function setState(patch: Partial<ClientState>): void {
  state = { ...state, ...patch };
  listeners.forEach((listener) => listener());
}

export const setAuth = (patch: Partial<AuthState>): void => setState({ auth: { ...state.auth, ...patch } });
export const setStatus = (patch: Partial<StatusState>): void =>
  setState({ status: { ...state.status, ...patch } });

export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * State of the first rendering. Each rendering on the server has its own, and the browser hydrates with the
 * same.
 */
export const FirstRenderState = createContext(initialState);

/** Part of the client's state. `select` must return the same object while nothing in it changes. */
export function useClientState<Selected>(select: (state: ClientState) => Selected): Selected {
  const first = useContext(FirstRenderState);
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(first),
  );
}
