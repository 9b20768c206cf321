import { type Route, routesThrough } from '../scenario/routes.ts';
import type { Scenario } from '../scenario/scenario.ts';

export interface IndexedRoute extends Route {
  /** Index of a step on the route; -1 when it is not on it. */
  positionOf(step: string): number;
}

/** In the order of `routesThrough`. */
export function indexRoutes(scenario: Scenario): readonly IndexedRoute[] {
  return routesThrough(scenario).map((route) => {
    const positions = new Map(route.steps.map((name, position) => [name, position]));
    return { ...route, positionOf: (step) => positions.get(step) ?? -1 };
  });
}
