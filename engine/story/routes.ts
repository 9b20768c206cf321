import type { Scenario } from '../scenario/scenario.ts';
import { stateAt } from './machine.ts';
import { freshProgress, type Progress } from './progress.ts';
import { routeOf } from './route.ts';

/** A way through the story: the main one, or the one that leaves it at a step. */
export interface Route {
  /** The step at which the alternative route is taken; null for the main route. */
  readonly alternativeFrom: string | null;
  readonly steps: readonly string[];
}

/** The main route, then each alternative one. */
export function routesOf(scenario: Scenario): readonly Route[] {
  const leaving = scenario.mainRoute.filter((name) => scenario.steps[name]?.alternative !== undefined);
  return [null, ...leaving].map((alternativeFrom) => ({ alternativeFrom, steps: routeOf(scenario, alternativeFrom) }));
}

/** The steps of a route that are its own: all of the main one, what follows the departure of another. */
export function ownSteps({ alternativeFrom, steps }: Route): readonly string[] {
  return alternativeFrom === null ? steps : steps.slice(steps.indexOf(alternativeFrom) + 1);
}

/** Somebody who walked a route to a step of it, at the first moment of time. */
export function standingAt(scenario: Scenario, { alternativeFrom, steps }: Route, step: string): Progress {
  const walked = steps.slice(0, steps.indexOf(step) + 1);
  const hasLeft = alternativeFrom !== null && walked.slice(0, -1).includes(alternativeFrom);
  const reached = Object.fromEntries(walked.map((name, time) => [name, time]));
  return {
    ...freshProgress,
    state: stateAt(scenario, step),
    step,
    alternativeFrom: hasLeft ? alternativeFrom : null,
    reached,
    startDate: 0,
    lastStepDate: walked.length,
  };
}
