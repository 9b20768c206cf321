import type { Scenario } from './scenario.ts';

/** The main route, or an alternative one that leaves it at a step. */
export interface Route {
  /** The step at which the alternative route is taken; null for the main route. */
  readonly alternativeFrom: string | null;
  /** Names of its steps, from the story's start. */
  readonly steps: readonly string[];
}

type Steps = Pick<Scenario, 'start' | 'steps'>;

/** The main route, then each alternative one. */
export function routesThrough(scenario: Steps): readonly Route[] {
  const main = stepsAlong(scenario, null);
  const leaving = main.filter((name) => scenario.steps[name]?.alternative !== undefined);
  return [
    { alternativeFrom: null, steps: main },
    ...leaving.map((alternativeFrom) => ({ alternativeFrom, steps: stepsAlong(scenario, alternativeFrom) })),
  ];
}

/** Stops before a repeated or unknown step. */
export function stepsAlong({ start, steps }: Steps, alternativeFrom: string | null): readonly string[] {
  const route = new Set<string>();
  let name: string | undefined = start;
  while (name !== undefined && steps[name] && !route.has(name)) {
    route.add(name);
    const { alternative, next }: { alternative?: string; next?: string } = steps[name] ?? {};
    name = name === alternativeFrom ? (alternative ?? next) : next;
  }
  return [...route];
}

/** All steps of the main route; for an alternative route, those after its fork. */
export function ownSteps({ alternativeFrom, steps }: Route): readonly string[] {
  return alternativeFrom === null ? steps : steps.slice(steps.indexOf(alternativeFrom) + 1);
}
