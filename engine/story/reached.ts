import type { Progress } from './progress.ts';
import { routeOf, stepsUpTo } from './route.ts';
import type { Story } from './story.ts';

/** The steps that a player has reached. Their order along the player's route decides, never their index. */
export interface Reached {
  /** In order, the current one last; empty before activation. */
  readonly steps: readonly string[];
  /** Where a step lies among those reached; -1 when it was not. */
  positionOf(step: string): number;
  /** The position on the main route of the step reached there that lies furthest along it; -1 when none does. */
  readonly furthestOnMain: number;
  /** At the step, or beyond it. */
  has(step: string): boolean;
  /** Beyond the step. */
  passed(step: string): boolean;
  /** Beyond the step, and by its answer: the alternative route leaves a step unsolved. */
  solved(step: string): boolean;
}

export function reachedBy(story: Story, progress: Progress): Reached {
  const { step: current, alternativeFrom } = progress;
  const route = routeOf(story, alternativeFrom);
  const walked = current === null ? [] : stepsUpTo(route, current);
  const steps = walked ?? offRoute(story, progress);
  const positionIn = walked ? route.positionOf : (step: string) => steps.indexOf(step);
  const positionOf = (step: string): number => {
    const position = positionIn(step);
    return position < steps.length ? position : -1;
  };
  const has = (step: string): boolean => positionOf(step) !== -1;
  const passed = (step: string): boolean => has(step) && step !== current;
  const furthestOnMain = Math.max(-1, ...steps.map(routeOf(story, null).positionOf));
  return { steps, positionOf, furthestOnMain, has, passed, solved: (step) => passed(step) && step !== alternativeFrom };
}

/** Only staff can put a player at a step that no route leads to: it follows all that was reached before. */
function offRoute({ scenario }: Story, { step, reached }: Progress): readonly string[] {
  const before = Object.keys(reached).filter((name) => scenario.steps[name] && name !== step);
  return [...before.sort((a, b) => (reached[a] ?? 0) - (reached[b] ?? 0)), ...(step === null ? [] : [step])];
}
