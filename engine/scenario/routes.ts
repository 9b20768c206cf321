import { optionsOf } from '../puzzles/index.ts';
import { type Facts, holds } from './condition.ts';
import { stepsRead } from './conditions.ts';
import type { Scenario } from './scenario.ts';

/** The decisions of a player that determine the steps ahead. */
export type Decisions = Pick<Facts, 'taken' | 'chosen'>;

/** The steps from the story's start to an end, and the decisions that lead along them. */
export interface Route extends Decisions {
  readonly steps: readonly string[];
}

type Content = Pick<Scenario, 'start' | 'steps' | 'messages' | 'documents' | 'tiles' | 'conditionalPages'>;

/**
 * Every route of a city. The first one is the main route: the first option of each choice. Then the main
 * route's variants by choices, then the routes that take one alternative, in the order of the steps that
 * offer it, then two, and so on.
 */
export function routesThrough(content: Content): readonly Route[] {
  const choices = decisiveChoices(content);
  const routes: Route[] = [];
  for (let taken: Iterable<Route['taken']> = [[]]; ;) {
    const found = [...taken].flatMap((one) => routesFrom(content, choices, one));
    if (found.length === 0) return routes;
    routes.push(...found);
    taken = oneMoreTaken(content, found);
  }
}

/** The lists of alternatives taken that are one longer than those of these routes, without duplicates. */
function oneMoreTaken({ steps }: Content, routes: readonly Route[]): Iterable<Route['taken']> {
  const offered = routes.flatMap((route) => {
    const ahead = route.steps.slice(route.steps.indexOf(route.taken.at(-1) ?? '') + 1);
    return ahead
      .filter((name) => steps[name]?.alternative !== undefined)
      .map((name) => [...route.taken, name]);
  });
  return new Map(offered.map((taken) => [taken.join(' '), taken])).values();
}

/** The step after `name`; undefined at the end of the story. `facts`: those when the player leaves it. */
export function stepAfter(
  { steps }: Pick<Scenario, 'steps'>,
  name: string,
  facts: Facts,
): string | undefined {
  const step = steps[name];
  if (step?.alternative !== undefined && facts.taken.includes(name)) return step.alternative;
  return step?.exits.find((exit) => holds(exit.if, facts))?.to;
}

/** The options of each choice that some condition reads, by step: the others lead along the same route. */
function decisiveChoices(content: Content): ReadonlyMap<string, readonly string[]> {
  const read = stepsRead(content, 'chose');
  const choices = Object.values(content.steps).filter(({ name }) => read.has(name));
  return new Map(choices.map(({ name, puzzle }) => [name, optionsOf(puzzle).map((option) => option.name)]));
}

/** The routes that take these alternatives. They end before a repeated or unknown step. */
function routesFrom(
  content: Content,
  choices: ReadonlyMap<string, readonly string[]>,
  taken: readonly string[],
): readonly Route[] {
  function* follow(
    ahead: string | undefined,
    walked: readonly string[],
    chosen: Decisions['chosen'],
  ): Generator<Route> {
    const steps = new Set(walked);
    const solved = (step: string): boolean => steps.has(step) && !taken.includes(step);
    for (let name = ahead; name !== undefined && content.steps[name] && !steps.has(name);) {
      const here = name;
      const options = taken.includes(here) || chosen[here] !== undefined ? [] : (choices.get(here) ?? []);
      if (options.length > 0)
        return yield* options.flatMap((option) => [
          ...follow(here, [...steps], { ...chosen, [here]: option }),
        ]);
      steps.add(here);
      name = stepAfter(content, here, { taken, chosen, asked: [], solved });
    }
    yield { taken, chosen, steps: [...steps] };
  }
  return [...follow(content.start, [], {})].filter(({ steps }) =>
    taken.every((name) => steps.includes(name)),
  );
}

/** The steps that a player on this route stands at: those beside it after the step that opens them. */
export function stepsAlong(
  { steps }: Pick<Scenario, 'steps'>,
  route: Pick<Route, 'steps'>,
): readonly string[] {
  const beside = Object.values(steps).filter((step) => step.beside);
  return route.steps.flatMap((name) => [
    name,
    ...beside.filter((step) => step.beside?.from === name).map((step) => step.name),
  ]);
}

/** The part of a route's decisions that were made before a step. */
export function decisionsBefore({ taken, chosen, steps }: Route, step: string): Decisions {
  const before = new Set(steps.slice(0, steps.indexOf(step)));
  return {
    taken: taken.filter((name) => before.has(name)),
    chosen: Object.fromEntries(Object.entries(chosen).filter(([name]) => before.has(name))),
  };
}

/** A step of a route, and the decisions made before it. */
export interface RouteStop {
  readonly route: Route;
  readonly step: string;
}

/** Equal for two stops at the same step after the same decisions. */
export const stopKey = ({ route, step }: RouteStop): string =>
  JSON.stringify([step, decisionsBefore(route, step)]);

/**
 * Every step with every combination of decisions made before it, once: each route begins where it leaves the
 * earlier ones.
 */
export function stopsOn(routes: readonly Route[]): readonly RouteStop[] {
  const stops = new Map<string, RouteStop>();
  for (const route of routes) {
    for (const step of route.steps) {
      const key = stopKey({ route, step });
      if (!stops.has(key)) stops.set(key, { route, step });
    }
  }
  return [...stops.values()];
}
