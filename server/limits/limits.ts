import type { Clock } from '../clock.ts';
import type { LimitStore } from '../store/limits.ts';
import { failureLimit } from './failure-limit.ts';
import type { FailureLimit } from './failure-limit.ts';
import { growingWait } from './growing-wait.ts';
import type { GrowingWait } from './growing-wait.ts';
import { pace } from './pace.ts';
import type { Pace } from './pace.ts';

/** Every limit of the site but the waits of a step, which belong to the game. */
export interface Limits {
  readonly answers: FailureLimit;
  /** Activating a code and asking whether it is free are the same guess. */
  readonly codes: FailureLimit;
  readonly login: FailureLimit;
  readonly registration: FailureLimit;
  /** By e-mail, whatever the address it comes from. */
  readonly password: GrowingWait;
  /** By account: six digits are soon guessed. */
  readonly secondFactor: GrowingWait;
  readonly recognise: Pace;
  /** What players say of a place. */
  readonly report: Pace;
}

/** A class of schoolchildren may share one address: the counts a minute are wide. */
export function createLimits(store: LimitStore, clock: Clock, onRefusal: (limit: string) => void): Limits {
  const failures = (allowed: Parameters<typeof failureLimit>[2]) => failureLimit(store, clock, allowed, onRefusal);
  return {
    answers: failures({ name: 'answers', byAddress: 120, statuses: [404] }),
    codes: failures({ name: 'codes', byAddress: 120, byAccount: 100, statuses: [403, 404] }),
    login: failures({ name: 'login', byAddress: 60, statuses: [401] }),
    registration: failures({ name: 'registration', byAddress: 60, statuses: [400, 409] }),
    password: growingWait(store, clock, 'password', onRefusal),
    secondFactor: growingWait(store, clock, 'second-factor', onRefusal),
    recognise: pace(store, clock, 'recognise', onRefusal),
    report: pace(store, clock, 'report', onRefusal),
  };
}
