import { expect } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';

/** What a story asserts it asserts by Storybook’s own `expect`, which counts on from story to story. */
const counted = (): number => expect.getState().assertionCalls;
let before = 0;

beforeEach(() => void (before = counted()));
afterEach(({ task }) => void (task.meta.facts = counted() - before));
