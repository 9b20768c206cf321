import { LONGEST_WAIT_MS, RESERVED_MS } from '../store/outbox.ts';

/** Milliseconds between attempt n and the next: 2 min, 4 min, 8 min… at most six hours. */
export const retryDelay = (tries: number): number =>
  Math.min(LONGEST_WAIT_MS, RESERVED_MS * 2 ** (tries - 1));
