import type { Step } from '../scenario/scenario.ts';
import type { Route } from '../scenario/routes.ts';
import { enterStep } from './actions.ts';
import { followRenames } from './follow-renames.ts';
import { stateAt } from './machine.ts';
import { freshProgress, type Progress } from './progress.ts';
import { type Reached, reachedBy } from './reached.ts';
import { routeOf } from './route.ts';
import type { Story } from './story.ts';

/** Where a player stands in a story. Made once for each stored progress; all that unlocking and presenting ask of it is here. */
export interface Standing {
  readonly story: Story;
  /** Fits the story: its steps exist, under today's names. */
  readonly progress: Progress;
  /** Null before activation. */
  readonly step: Step | null;
  readonly reached: Reached;
}

/**
 * Where a stored progress stands in the story as it is now. Content may have changed since it was stored: a step that
 * was renamed keeps its players, a player whose step no longer exists stands at the latest step reached before it that
 * still does, and nobody is left without a step. A progress that fits the story is kept as it is.
 */
export function resolveStanding(story: Story, stored: Progress): Standing {
  return standingOf(story, fitted(story, followRenames(story, stored)));
}

/** The standing of a progress that is known to fit the story. */
export function standingOf(story: Story, progress: Progress): Standing {
  const step = progress.step === null ? null : (story.scenario.steps[progress.step] ?? null);
  return { story, progress, step, reached: reachedBy(story, progress) };
}

/** A player who walked a route to a step of it, at the first moment of time. */
export function standingAt(story: Story, { alternativeFrom, steps }: Route, step: string): Standing {
  const walked = steps.slice(0, steps.indexOf(step) + 1);
  const hasLeft = alternativeFrom !== null && walked.slice(0, -1).includes(alternativeFrom);
  return standingOf(story, {
    ...freshProgress,
    state: stateAt(story.scenario, step),
    step,
    alternativeFrom: hasLeft ? alternativeFrom : null,
    reached: Object.fromEntries(walked.map((name, time) => [name, time])),
    startDate: 0,
    lastStepDate: walked.length,
  });
}

function fitted(story: Story, progress: Progress): Progress {
  if (progress.state !== 'ACTIVATED' && progress.state !== 'DONE') return progress;
  const { scenario } = story;
  const alternativeFrom = knownAlternative(story, progress.alternativeFrom);
  if (progress.step !== null && scenario.steps[progress.step]) {
    const state = stateAt(scenario, progress.step);
    const fits = state === progress.state && alternativeFrom === progress.alternativeFrom;
    return fits ? progress : { ...progress, state, alternativeFrom };
  }
  return fallBack(story, { ...progress, alternativeFrom });
}

function fallBack(story: Story, progress: Progress): Progress {
  const { scenario } = story;
  const step = latestReached(story, progress) ?? scenario.start;
  const since = progress.reached[step] ?? progress.lastStepDate ?? 0;
  const fallen = { ...progress, ...enterStep(progress, step, since), state: stateAt(scenario, step), step };
  return reachedBy(story, fallen).has(progress.alternativeFrom ?? '') ? fallen : { ...fallen, alternativeFrom: null };
}

/** The step reached last among those that still exist; of two reached at once, the later on the route. */
function latestReached(story: Story, { reached, alternativeFrom }: Progress): string | undefined {
  const { positionOf } = routeOf(story, alternativeFrom);
  return Object.keys(reached)
    .filter((name) => story.scenario.steps[name])
    .sort((a, b) => (reached[b] ?? 0) - (reached[a] ?? 0) || positionOf(b) - positionOf(a))[0];
}

/** The alternative route may have been taken away from the step where the player took it. */
function knownAlternative({ scenario }: Story, alternativeFrom: string | null): string | null {
  if (alternativeFrom === null) return null;
  return scenario.steps[alternativeFrom]?.alternative === undefined ? null : alternativeFrom;
}
