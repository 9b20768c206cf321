import type { IndexedRoute } from './indexed-route.ts';
import type { Progress } from './progress.ts';
import type { StoryIndex } from './story-index.ts';

/**
 * The route of a player. `alternativeFrom`: the step at which the alternative route was taken; for null, or a step
 * without alternative, the main route.
 */
export function routeOf({ routes }: StoryIndex, alternativeFrom: string | null): IndexedRoute {
  const route = routes.find((one) => one.alternativeFrom === alternativeFrom) ?? routes[0];
  if (!route) throw new Error('A story has a main route');
  return route;
}

/** The beginning of a route, up to and including a step; null when the step is not on it. */
export function stepsUpTo(route: IndexedRoute, step: string): readonly string[] | null {
  const position = route.positionOf(step);
  return position === -1 ? null : route.steps.slice(0, position + 1);
}

/**
 * The value of `alternativeFrom` after staff moved a player to `step`: unchanged on the player's own alternative route,
 * null on the main route, else the last passed step whose alternative leads there.
 */
export function alternativeFromAt(story: StoryIndex, progress: Progress, step: string): string | null {
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

/** False after the end and on an alternative route. */
export const isOnMainRoute = ({ state, alternativeFrom }: Pick<Progress, 'state' | 'alternativeFrom'>): boolean =>
  state !== 'DONE' && alternativeFrom === null;
