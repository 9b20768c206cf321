import { firstOf } from '../scenario/cases.ts';
import type { Facts } from '../scenario/condition.ts';
import type { Step } from '../scenario/scenario.ts';

/** A step as a player with these facts sees it; the same object when nothing in it depends on them. */
export function stepFor(step: Step, facts: Facts): Step {
  if (!step.cases) return step;
  const { message, hints } = step.cases;
  const opened = firstOf(message, facts);
  return {
    ...step,
    hints: hints.map((cases) => firstOf(cases, facts) ?? ''),
    reaction: { ...step.reaction, ...(opened !== undefined && { message: opened }) },
  };
}
