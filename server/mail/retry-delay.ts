import { LONGEST_WAIT_MS, RESERVED_MS } from '../store/outbox.ts';

/** Milliseconds from the n-th try to the next one: 2 min, 4 min, 8 min… never more than six hours. */
export const retryDelay = (tries: number): number => Math.min(LONGEST_WAIT_MS, RESERVED_MS * 2 ** (tries - 1));
