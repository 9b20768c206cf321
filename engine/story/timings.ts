/** The next hint is there this long after the last one. */
export const CLUE_WAIT_MS = 10_000;

/** The alternative route may be confirmed this long after the step began. */
export function alternativeWaitMs(debug: boolean): number {
  return debug ? 5_000 : 20_000;
}

/** Distinct wrong answers that cost nothing, at each step. */
const FREE_MISTAKES = 5;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 120_000;

/** What the latest of `mistakes` distinct wrong answers costs: 0, then 10 s, 20 s, 40 s and so on, 120 s at most. */
export function mistakeWaitMs(mistakes: number): number {
  if (mistakes <= FREE_MISTAKES) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (mistakes - FREE_MISTAKES - 1), LONGEST_WAIT_MS);
}

/** Two servers' clocks agree no better than that. */
export const CLOCKS_DIFFER_MS = 2_000;

/**
 * Whether an instant that was set no further ahead than `longest` is still to come. What lies further ahead was set by a
 * clock that has gone back since: nobody waits for that.
 */
export function isAhead(instant: number, longest: number, now: number): boolean {
  return instant > now && instant - now <= longest + CLOCKS_DIFFER_MS;
}

export function secondsUntil(instant: number, now: number): number {
  return Math.ceil((instant - now) / 1000);
}
