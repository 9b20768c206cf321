import type { Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { ownSteps, type Route, routesOf, standingAt } from '../story/routes.ts';

/** A player at a step, and where they stood just before; null at the start. */
export interface Standing {
  readonly stood: Progress;
  readonly stoodBefore: Progress | null;
}

/** Every way to stand in a city: at each step of the main route, and beyond each alternative that was taken. */
export function standingsOf(scenario: Scenario): readonly Standing[] {
  return routesOf(scenario).flatMap((route) => ownSteps(route).map((step) => standing(scenario, route, step)));
}

function standing(scenario: Scenario, route: Route, step: string): Standing {
  const earlier = route.steps[route.steps.indexOf(step) - 1];
  return {
    stood: standingAt(scenario, route, step),
    stoodBefore: earlier === undefined ? null : standingAt(scenario, route, earlier),
  };
}
