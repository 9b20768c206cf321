import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of assertions. */
    facts?: number;
  }
}

/** Records each test's number of assertions for the reporter. */
afterEach(({ task }) => void (task.meta.facts = expect.getState().assertionCalls));
