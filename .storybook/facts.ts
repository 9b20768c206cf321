import { expect } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';

/** Counts the assertions of each story. Storybook's `expect` never resets its counter, so the difference is used. */
const counted = (): number => expect.getState().assertionCalls;
let before = 0;

beforeEach(() => void (before = counted()));
afterEach(({ task }) => void (task.meta.facts = counted() - before));
