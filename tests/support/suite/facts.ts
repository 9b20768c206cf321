import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How many facts the test asserted. */
    facts?: number;
  }
}

/** Each test says how many facts it asserted; the reporter adds them up. */
afterEach(({ task }) => void (task.meta.facts = expect.getState().assertionCalls));
