import { type Route, routesThrough } from '../scenario/routes.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A route whose steps are found by name. */
export interface IndexedRoute extends Route {
  /** Where a step lies on the route; -1 when it does not. */
  positionOf(step: string): number;
}

/** The main route, then each alternative one. */
export function indexRoutes(scenario: Scenario): readonly IndexedRoute[] {
  return routesThrough(scenario).map((route) => {
    const positions = new Map(route.steps.map((name, position) => [name, position]));
    return { ...route, positionOf: (step) => positions.get(step) ?? -1 };
  });
}
