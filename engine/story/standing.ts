import { followRenames } from '../editions/follow.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { stateAt } from './machine.ts';
import type { Progress } from './progress.ts';
import { enterStep } from './actions.ts';
import { reachedSteps, routeOf } from './route.ts';

/**
 * Where a player stands in the scenario as it is now. Content may have changed since: a step that was renamed keeps its
 * players, a player whose step no longer exists stands at the latest step reached before it that still does, and nobody
 * is left without a step. A progress that fits the scenario is returned as it is.
 */
export function resolveStanding(scenario: Scenario, stored: Progress): Progress {
  const progress = followRenames(scenario, stored);
  if (progress.state !== 'ACTIVATED' && progress.state !== 'DONE') return progress;
  const alternativeFrom = knownAlternative(scenario, progress.alternativeFrom);
  if (progress.step !== null && scenario.steps[progress.step]) {
    const state = stateAt(scenario, progress.step);
    const fits = state === progress.state && alternativeFrom === progress.alternativeFrom;
    return fits ? progress : { ...progress, state, alternativeFrom };
  }
  return fallBack(scenario, { ...progress, alternativeFrom });
}

function fallBack(scenario: Scenario, progress: Progress): Progress {
  const step = latestReached(scenario, progress) ?? scenario.start;
  const since = progress.reached[step] ?? progress.lastStepDate ?? 0;
  const standing = { ...progress, ...enterStep(progress, step, since), state: stateAt(scenario, step), step };
  const onRoute = reachedSteps(scenario, standing).includes(progress.alternativeFrom ?? '');
  return onRoute ? standing : { ...standing, alternativeFrom: null };
}

/** The step reached last among those that still exist; of two reached at once, the later on the route. */
function latestReached(scenario: Scenario, { reached, alternativeFrom }: Progress): string | undefined {
  const route = routeOf(scenario, alternativeFrom);
  return Object.keys(reached)
    .filter((name) => scenario.steps[name])
    .sort((a, b) => (reached[b] ?? 0) - (reached[a] ?? 0) || route.indexOf(b) - route.indexOf(a))[0];
}

/** The alternative route may have been taken away from the step where the player took it. */
function knownAlternative(scenario: Scenario, alternativeFrom: string | null): string | null {
  if (alternativeFrom === null) return null;
  return scenario.steps[alternativeFrom]?.alternative === undefined ? null : alternativeFrom;
}
