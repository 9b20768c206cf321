import type { Clock } from '../clock.ts';
import type { LimitStore } from '../store/limits.ts';
import { DatabaseLimiter } from './database-limiter.ts';

/** What the whole site takes in an hour, whoever sends it. */
export interface SiteBudget {
  spend(): Promise<void>;
  isSpent(): Promise<boolean>;
}

const HOUR = 3600;
const SITE = 'site';

/** Counted together by all processes: exactly one of them tells that the budget is spent, once an hour at most. */
export function siteBudget(
  store: LimitStore,
  clock: Clock,
  { name, points }: { readonly name: string; readonly points: number },
  onSpent: () => void,
): SiteBudget {
  const limiter = new DatabaseLimiter(store, clock, { name: `${name}-${SITE}`, points, seconds: HOUR });
  return {
    async spend() {
      const { consumedPoints } = await limiter.penalty(SITE);
      if (consumedPoints === points) onSpent();
    },
    async isSpent() {
      const spent = await limiter.get(SITE);
      return spent !== null && spent.consumedPoints >= points;
    },
  };
}
