import type { Scenario } from '../scenario/scenario.ts';
import type { Progress } from './progress.ts';

/**
 * The names of the steps along a player's route, from the start to its end. `alternativeFrom` is the step at which the
 * alternative route was taken, null on the main one.
 */
export function routeOf(scenario: Scenario, alternativeFrom: string | null): readonly string[] {
  const known = routes.get(scenario) ?? new Map<string | null, readonly string[]>();
  const route = known.get(alternativeFrom) ?? follow(scenario, alternativeFrom);
  routes.set(scenario, known.set(alternativeFrom, route));
  return route;
}

/** A city has few routes, and everybody asks for them. */
const routes = new WeakMap<Scenario, Map<string | null, readonly string[]>>();

function follow(scenario: Scenario, alternativeFrom: string | null): readonly string[] {
  const route = new Set<string>();
  let name: string | undefined = scenario.start;
  while (name !== undefined && scenario.steps[name] && !route.has(name)) {
    route.add(name);
    const { alternative, next }: { alternative?: string; next?: string } = scenario.steps[name] ?? {};
    name = name === alternativeFrom ? (alternative ?? next) : next;
  }
  return [...route];
}

const positions = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Where a step lies on a route; -1 when it does not. As `indexOf`, found at once on a long route. */
export function positionOn(route: readonly string[], step: string): number {
  const known = positions.get(route) ?? new Map(route.map((name, position) => [name, position]));
  positions.set(route, known);
  return known.get(step) ?? -1;
}

/**
 * The steps a player has reached, in order, the current one last. Their order along the route decides, never their
 * index. A step that no route leads to, where only staff can put somebody, follows what was reached before.
 */
export function reachedSteps(scenario: Scenario, progress: Progress): readonly string[] {
  if (progress.step === null) return [];
  const walked = stepsUpTo(routeOf(scenario, progress.alternativeFrom), progress.step);
  if (walked) return walked;
  const before = Object.keys(progress.reached).filter((name) => scenario.steps[name] && name !== progress.step);
  return [...before.sort((a, b) => (progress.reached[a] ?? 0) - (progress.reached[b] ?? 0)), progress.step];
}

/** The beginning of a route up to and with a step; null when the step is not on it. */
export function stepsUpTo(route: readonly string[], step: string): readonly string[] | null {
  const position = positionOn(route, step);
  return position === -1 ? null : route.slice(0, position + 1);
}

/**
 * Where the alternative route was left from, once staff have put a player at `step`. On the part of the route the
 * player is on, nothing changes; on the main route it was not taken; elsewhere, the last step on the way from which
 * the alternative leads there.
 */
export function alternativeFromAt(scenario: Scenario, progress: Progress, step: string): string | null {
  const { alternativeFrom } = progress;
  if (alternativeFrom !== null && comesAfter(routeOf(scenario, alternativeFrom), step, alternativeFrom)) return alternativeFrom;
  if (scenario.mainRoute.includes(step)) return null;
  const ways = scenario.mainRoute.filter((from) => comesAfter(routeOf(scenario, from), step, from));
  const behind = stepsUpTo(scenario.mainRoute, alternativeFrom ?? progress.step ?? scenario.start) ?? [];
  return ways.findLast((from) => behind.includes(from)) ?? ways[0] ?? null;
}

function comesAfter(route: readonly string[], step: string, earlier: string): boolean {
  const position = positionOn(route, earlier);
  return position !== -1 && positionOn(route, step) > position;
}

/** Still walking the main route: neither at the end nor gone round it. */
export const isOnMainRoute = ({ state, alternativeFrom }: Pick<Progress, 'state' | 'alternativeFrom'>): boolean =>
  state !== 'DONE' && alternativeFrom === null;
