import { availableParallelism } from 'node:os';

/** Each worker needs up to a gigabyte of memory, with its browser or its database. */
const MOST = 8;

/**
 * The number of workers for tests of which `count` fill a processor, because each waits for a part of its
 * time.
 */
export const workersPerProcessor = (count: number): number =>
  Math.min(Math.ceil(availableParallelism() * count), MOST);
