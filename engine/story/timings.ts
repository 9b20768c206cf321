import { nextOpening } from '../hours/status.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { Progress } from './progress.ts';

/** Wait after each hint. */
export const CLUE_WAIT_MS = 10_000;

/** Wait from the beginning of the step until the alternative route may be confirmed. */
export function alternativeWaitMs(debug: boolean): number {
  return debug ? 5_000 : 20_000;
}

/** Distinct wrong answers without a wait, at each step. */
const FREE_MISTAKES = 5;
const FREE_FOR_EACH_OTHER = 2;
const MOST_FREE_MISTAKES = 15;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 120_000;

/**
 * Free mistakes at a step for a member of a party: more for each other member who has answered at another step
 * before. Telephones that join only to guess add none.
 */
export function freeMistakes(
  answeredBy: Progress['answeredBy'],
  step: string,
  by: number | undefined,
): number {
  if (by === undefined) return FREE_MISTAKES;
  const others = Object.entries(answeredBy).filter(([member, first]) => member !== `${by}` && first !== step);
  return Math.min(FREE_MISTAKES + FREE_FOR_EACH_OTHER * others.length, MOST_FREE_MISTAKES);
}

/**
 * Wait after the latest of `mistakes` distinct wrong answers, of which `free` cost nothing: 0, then 10 s, 20 s,
 * 40 s and so on, at most 120 s.
 */
export function mistakeWaitMs(mistakes: number, free = FREE_MISTAKES): number {
  if (mistakes <= free) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (mistakes - free - 1), LONGEST_WAIT_MS);
}

/** So many general replies at one step cost nothing; each further one is a mistake, so that no list is tried. */
const FREE_REPLIES = 30;

const FREE = '~';

/** How an answer with a free reply stands among the wrong answers of a step. */
export const freeKey = (key: string): string => `${FREE}${key}`;

export const isFreeKey = (key: string): boolean => key.startsWith(FREE);

/** The answer’s own key. */
export const plainKey = (key: string): string => (isFreeKey(key) ? key.slice(FREE.length) : key);

/** How many of the distinct wrong answers of a step count as mistakes. */
export function mistakesAmong(wrongAnswers: readonly string[]): number {
  const free = wrongAnswers.filter(isFreeKey).length;
  return wrongAnswers.length - Math.min(free, FREE_REPLIES);
}

/** Tolerated difference between the clocks of two servers. */
export const CLOCKS_DIFFER_MS = 2_000;

/**
 * Whether an instant is in the future, but no further than `longest`. An instant further ahead was stored
 * before the clock was set back, and is ignored.
 */
export function isAhead(instant: number, longest: number, now: number): boolean {
  return instant > now && instant - now <= longest + CLOCKS_DIFFER_MS;
}

export function secondsUntil(instant: number, now: number): number {
  return Math.ceil((instant - now) / 1000);
}

/** When the step takes answers again, in milliseconds since 1970 UTC; null while it takes them. */
export const opensAt = (
  { timeZone }: Pick<Scenario, 'timeZone'>,
  step: Pick<Step, 'opens'>,
  now: number,
): number | null => (step.opens ? nextOpening(step.opens.between, timeZone, now) : null);

/** The first instant from `now` on at which the step takes answers; a player who waits comes then. */
export const whenOpen = (
  scenario: Pick<Scenario, 'timeZone'>,
  step: Step | null | undefined,
  now: number,
): number => (step ? opensAt(scenario, step, now) : null) ?? now;
