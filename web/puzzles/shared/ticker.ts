import { fromCallback, type EventObject } from 'xstate';

export interface Tick extends EventObject {
  readonly type: 'TICK';
  /** Milliseconds since the state was entered. */
  readonly elapsed: number;
}

/** Sends a TICK at an interval while its state is active, for progress bars and countdowns. */
export const ticker = fromCallback<EventObject, { readonly everyMs: number }>(({ input, sendBack }) => {
  const start = Date.now();
  const timer = setInterval(
    () => sendBack({ type: 'TICK', elapsed: Date.now() - start } satisfies Tick),
    input.everyMs,
  );
  return () => clearInterval(timer);
});
