import { expect } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';

/** Stories assert with Storybook's own `expect`, whose count is never reset: each story's share is the difference. */
const counted = (): number => expect.getState().assertionCalls;
let before = 0;

beforeEach(() => void (before = counted()));
afterEach(({ task }) => void (task.meta.facts = counted() - before));
