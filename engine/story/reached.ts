import type { IndexedRoute } from './indexed-route.ts';
import type { Progress } from './progress.ts';
import { routeOf, stepsUpTo } from './route.ts';
import type { StoryIndex } from './story-index.ts';

/** The steps that a player has reached, ordered by the player's route, not by their index. */
export interface Reached {
  /** The player's own. */
  readonly route: IndexedRoute;
  /** In order, the current one last; empty before activation. */
  readonly steps: readonly string[];
  /** Position among the reached steps; -1 when the step was not reached. */
  positionOf(step: string): number;
  /** Includes the current step, and those solved beside the route. */
  has(step: string): boolean;
  /** Excludes the current step. */
  passed(step: string): boolean;
  /** Passed with its answer: taking the alternative route leaves a step unsolved. */
  solved(step: string): boolean;
}

export function reachedBy(story: StoryIndex, progress: Progress): Reached {
  const { step: current, taken } = progress;
  const route = routeOf(story, progress);
  const prefix = current === null ? [] : stepsUpTo(route, current);
  const steps = prefix ?? offRoute(story, progress);
  const positionIn = prefix ? route.positionOf : (step: string) => steps.indexOf(step);
  const positionOf = (step: string): number => {
    const position = positionIn(step);
    return position < steps.length ? position : -1;
  };
  const has = (step: string): boolean =>
    positionOf(step) !== -1 || (progress.sideSteps[step]?.solvedAt ?? null) !== null;
  const passed = (step: string): boolean => has(step) && step !== current;
  return { route, steps, positionOf, has, passed, solved: (step) => passed(step) && !taken.includes(step) };
}

/** Only staff can move a player to a step off all routes: it then follows all steps reached before. */
function offRoute({ scenario }: StoryIndex, { step, reached }: Progress): readonly string[] {
  const before = Object.keys(reached).filter((name) => scenario.steps[name] && name !== step);
  return [...before.sort((a, b) => (reached[a] ?? 0) - (reached[b] ?? 0)), ...(step === null ? [] : [step])];
}
