import { type Decisions, decisionsBefore } from '../scenario/routes.ts';
import type { IndexedRoute } from './indexed-route.ts';
import type { Progress } from './progress.ts';
import type { StoryIndex } from './story-index.ts';

/**
 * The route of a player with these decisions. Where the player has not decided yet, the first option and no alternative;
 * decisions that the story does not know lead along the main route.
 */
export function routeOf({ routes }: StoryIndex, decisions: Decisions): IndexedRoute {
  const route = routes.find((one) => one.alternativeFrom === decisions.alternativeFrom && agrees(one, decisions)) ?? routes[0];
  if (!route) throw new Error('A story has a main route');
  return route;
}

/** Whether a route makes the same choices, where both choose. */
const agrees = (route: Decisions, { chosen }: Pick<Decisions, 'chosen'>): boolean =>
  Object.entries(route.chosen).every(([step, option]) => (chosen[step] ?? option) === option);

/** The beginning of a route, up to and including a step; null when the step is not on it. */
export function stepsUpTo(route: IndexedRoute, step: string): readonly string[] | null {
  const position = route.positionOf(step);
  return position === -1 ? null : route.steps.slice(0, position + 1);
}

/**
 * The decisions of a player after staff moved them to `step`: their own where a route with them leads there, else those of
 * the first route that does. Choices at steps that are then ahead are forgotten.
 */
export function decisionsAt(story: StoryIndex, progress: Progress, step: string): Decisions {
  const alternativeFrom = alternativeFromAt(story, progress, step);
  const leading = story.routes.filter((route) => route.alternativeFrom === alternativeFrom && route.positionOf(step) !== -1);
  const route = leading.find((one) => agrees(one, progress)) ?? leading[0];
  if (!route) return { alternativeFrom, chosen: progress.chosen };
  const kept = Object.entries(progress.chosen).filter(([name]) => isBefore(route, name, step));
  return { alternativeFrom, chosen: { ...Object.fromEntries(kept), ...decisionsBefore(route, step).chosen } };
}

/**
 * Where the alternative route was taken: unchanged if it still lies behind, null if a route without it leads to `step`,
 * else the last passed step whose alternative does.
 */
function alternativeFromAt(story: StoryIndex, progress: Progress, step: string): string | null {
  const { alternativeFrom } = progress;
  const leadsThere = (from: string): boolean => story.routes.some((route) => route.alternativeFrom === from && isBefore(route, from, step));
  if (alternativeFrom !== null && leadsThere(alternativeFrom)) return alternativeFrom;
  if (story.routes.some((route) => route.alternativeFrom === null && route.positionOf(step) !== -1)) return null;
  const main = routeOf(story, { alternativeFrom: null, chosen: progress.chosen });
  const ways = main.steps.filter(leadsThere);
  const behind = stepsUpTo(main, alternativeFrom ?? progress.step ?? story.scenario.start) ?? [];
  return ways.findLast((from) => behind.includes(from)) ?? ways[0] ?? null;
}

function isBefore(route: IndexedRoute, earlier: string, step: string): boolean {
  const position = route.positionOf(earlier);
  return position !== -1 && route.positionOf(step) > position;
}

/** False after the end and on an alternative route. */
export const isOnMainRoute = ({ state, alternativeFrom }: Pick<Progress, 'state' | 'alternativeFrom'>): boolean =>
  state !== 'DONE' && alternativeFrom === null;
