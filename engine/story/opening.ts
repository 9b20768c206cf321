import { nextOpening } from '../hours/daily.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';

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
