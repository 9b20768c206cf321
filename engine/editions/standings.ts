import type { Scenario } from '../scenario/scenario.ts';
import { stateAt } from '../story/machine.ts';
import type { Progress } from '../story/progress.ts';
import { freshProgress } from '../story/progress.ts';
import { routeOf } from '../story/route.ts';

/** A player at a step, and where they stood just before; null at the start. */
export interface Standing {
  readonly stood: Progress;
  readonly stoodBefore: Progress | null;
}

/** Every way to stand in a city: at each step of the main route, and beyond each alternative that was taken. */
export function standingsOf(scenario: Scenario): readonly Standing[] {
  const main = scenario.mainRoute;
  const beyond = main
    .filter((name) => scenario.steps[name]?.alternative !== undefined)
    .flatMap((from) => {
      const route = routeOf(scenario, from);
      return route.slice(route.indexOf(from) + 1).map((step) => standing(scenario, route, step, from));
    });
  return [...main.map((step) => standing(scenario, main, step, null)), ...beyond];
}

function standing(scenario: Scenario, route: readonly string[], step: string, alternativeFrom: string | null): Standing {
  const position = route.indexOf(step);
  const earlier = route[position - 1];
  return {
    stood: progressAt(scenario, route, step, alternativeFrom),
    stoodBefore: earlier === undefined ? null : progressAt(scenario, route, earlier, earlier === alternativeFrom ? null : alternativeFrom),
  };
}

function progressAt(scenario: Scenario, route: readonly string[], step: string, alternativeFrom: string | null): Progress {
  const walked = route.slice(0, route.indexOf(step) + 1);
  const reached = Object.fromEntries(walked.map((name, time) => [name, time]));
  return { ...freshProgress, state: stateAt(scenario, step), step, alternativeFrom, reached, startDate: 0, lastStepDate: walked.length };
}
