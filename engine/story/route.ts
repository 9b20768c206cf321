import { type Route, routesThrough } from '../scenario/routes.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Progress } from './progress.ts';
import type { Story } from './story.ts';

/** A route whose steps are found by name. */
export interface IndexedRoute extends Route {
  /** Where a step lies on the route; -1 when it does not. */
  positionOf(step: string): number;
}

export function indexRoutes(scenario: Scenario): readonly IndexedRoute[] {
  return routesThrough(scenario).map((route) => {
    const positions = new Map(route.steps.map((name, position) => [name, position]));
    return { ...route, positionOf: (step) => positions.get(step) ?? -1 };
  });
}

/**
 * The route of a player. `alternativeFrom` is the step at which the alternative route was taken; of null, and of a step
 * from which no alternative leaves the main route, it is the main one.
 */
export function routeOf({ routes }: Story, alternativeFrom: string | null): IndexedRoute {
  const route = routes.find((one) => one.alternativeFrom === alternativeFrom) ?? routes[0];
  if (!route) throw new Error('A story has a main route');
  return route;
}

/** The beginning of a route up to and with a step; null when the step is not on it. */
export function stepsUpTo(route: IndexedRoute, step: string): readonly string[] | null {
  const position = route.positionOf(step);
  return position === -1 ? null : route.steps.slice(0, position + 1);
}

/**
 * Where the alternative route was left from, once staff have put a player at `step`. On the part of the route the
 * player is on, nothing changes; on the main route it was not taken; elsewhere, the last step on the way from which
 * the alternative leads there.
 */
export function alternativeFromAt(story: Story, progress: Progress, step: string): string | null {
  const { alternativeFrom } = progress;
  if (alternativeFrom !== null && comesAfter(routeOf(story, alternativeFrom), step, alternativeFrom)) return alternativeFrom;
  const main = routeOf(story, null);
  if (main.positionOf(step) !== -1) return null;
  const ways = main.steps.filter((from) => comesAfter(routeOf(story, from), step, from));
  const behind = stepsUpTo(main, alternativeFrom ?? progress.step ?? story.scenario.start) ?? [];
  return ways.findLast((from) => behind.includes(from)) ?? ways[0] ?? null;
}

function comesAfter(route: IndexedRoute, step: string, earlier: string): boolean {
  const position = route.positionOf(earlier);
  return position !== -1 && route.positionOf(step) > position;
}

/** Still walking the main route: neither at the end nor gone round it. */
export const isOnMainRoute = ({ state, alternativeFrom }: Pick<Progress, 'state' | 'alternativeFrom'>): boolean =>
  state !== 'DONE' && alternativeFrom === null;
