import type { Scenario } from '../scenario/scenario.ts';
import { stateAt } from '../story/machine.ts';
import { freshProgress, type Progress } from '../story/progress.ts';
import { routeOf } from '../story/route.ts';

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

/** Somebody who stands at a step of a route, as far as unlocking asks. */
export function standingAt(scenario: Scenario, { alternativeFrom, steps }: Route, step: string): Progress {
  const position = steps.indexOf(step);
  const left = alternativeFrom !== null && position > steps.indexOf(alternativeFrom);
  return { ...freshProgress, state: stateAt(scenario, step), step, alternativeFrom: left ? alternativeFrom : null };
}
