import { RESERVED_MS } from '../store/outbox.ts';

const LONGEST = 6 * 3600 * 1000;

/** Milliseconds from the n-th try to the next one: 2 min, 4 min, 8 min… never more than six hours. */
export const waitAfter = (tries: number): number => Math.min(LONGEST, RESERVED_MS * 2 ** (tries - 1));
