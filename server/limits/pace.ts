import type { Clock } from '../clock.ts';
import type { LimitStore } from '../store/limits.ts';
import { DatabaseLimiter } from './database-limiter.ts';
import { takePlace } from './take-place.ts';

/** Lets one question through in so many milliseconds; refuses the others with the seconds left. */
export type Pace = (subject: string, everyMs: number) => Promise<void>;

/** A network delivers late and early: a question a tenth too soon is still honest. */
const JITTER = 0.9;
const SECOND = 1000;

export function pace(store: LimitStore, clock: Clock, name: string, onRefusal: (limit: string) => void): Pace {
  const limiters = new Map<number, DatabaseLimiter>();

  function limiterFor(everyMs: number): DatabaseLimiter {
    const known = limiters.get(everyMs);
    if (known) return known;
    const made = new DatabaseLimiter(store, clock, { name: `${name}-${everyMs}`, ...windowFor(everyMs) });
    limiters.set(everyMs, made);
    return made;
  }

  return (subject, everyMs) => takePlace(limiterFor(everyMs), subject, () => onRefusal(name));
}

/** Quick instruments are counted by the second, so that two questions may come close together. */
function windowFor(everyMs: number): { points: number; seconds: number } {
  const spaced = Math.max(1, everyMs * JITTER);
  return spaced < SECOND ? { points: Math.ceil(SECOND / spaced), seconds: 1 } : { points: 1, seconds: spaced / SECOND };
}
