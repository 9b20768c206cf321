import { addressKey } from './subject.ts';
import type { Subject } from './subject.ts';

/** Failures that an attempt's own statement looks at and counts, with all else that it writes: of its letter, and from its address. */
export interface AttemptLimit {
  /** Of the table of limits: the address. */
  readonly key: string;
  readonly most: number;
  readonly lastsMs: number;
}

const MINUTE_MS = 60_000;

/** A class of schoolchildren may share one address. The letter's own count stops whoever has many addresses. */
export const answerLimit = ({ address }: Subject): AttemptLimit => ({
  key: `answers-address:${addressKey(address)}`,
  most: 120,
  lastsMs: MINUTE_MS,
});
