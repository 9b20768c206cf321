import { optionsOf } from '../puzzles/index.ts';
import type { Elsewhere, Facts } from '../scenario/condition.ts';
import { decisionsBefore, type RouteStop } from '../scenario/routes.ts';
import type { Step } from '../scenario/scenario.ts';
import { enterStep } from './actions.ts';
import { followRenames } from './follow-renames.ts';
import { stateAt } from './machine.ts';
import { freshProgress, type Progress } from './progress.ts';
import { type Reached, reachedBy } from './reached.ts';
import { routeOf } from './route.ts';
import { stepFor } from './step-for.ts';
import type { Story } from './story.ts';

/** A player's position in a story, created once per stored progress. Unlocking and presenting read only its fields. */
export interface Standing {
  readonly story: Story;
  /** Its steps exist in the story, under their current names. */
  readonly progress: Progress;
  /** As the player sees it; null before activation. */
  readonly step: Step | null;
  readonly reached: Reached;
  /** What the player decided in other cities: given by the caller, not part of the progress. */
  readonly elsewhere: Elsewhere;
}

/**
 * The standing of a stored progress in the current story, whose content may have changed since: renamed steps are
 * followed, and a player whose step no longer exists falls back to the latest reached step that does, or to the start.
 * A progress that fits the story is not copied.
 */
export function resolveStanding(story: Story, stored: Progress, elsewhere: Elsewhere = {}): Standing {
  return standingOf(story, fittedProgress(story, followRenames(story, stored)), elsewhere);
}

/** `progress` must fit the story. */
export function standingOf(story: Story, progress: Progress, elsewhere: Elsewhere = {}): Standing {
  const reached = reachedBy(story, progress);
  const step = progress.step === null ? undefined : story.scenario.steps[progress.step];
  return { story, progress, step: step ? stepFor(step, factsOf({ progress, reached, elsewhere })) : null, reached, elsewhere };
}

/** The facts that conditions read. */
export function factsOf({
  progress: { chosen, alternativeFrom, asked },
  reached: { solved },
  elsewhere,
}: Pick<Standing, 'progress' | 'reached' | 'elsewhere'>): Facts {
  return { chosen, alternativeFrom, asked, solved, elsewhere };
}

/** The standing of a player who followed a route to one of its steps, without hints. Times are invented, starting at 0. */
export function standingAt(story: Story, { route, step }: RouteStop): Standing {
  const walked = route.steps.slice(0, route.steps.indexOf(step) + 1);
  return standingOf(story, {
    ...freshProgress,
    state: stateAt(story.scenario, step),
    step,
    ...decisionsBefore(route, step),
    reached: Object.fromEntries(walked.map((name, time) => [name, time])),
    startDate: 0,
    lastStepDate: walked.length,
  });
}

function fittedProgress(story: Story, progress: Progress): Progress {
  if (progress.state !== 'ACTIVATED' && progress.state !== 'DONE') return progress;
  const { scenario } = story;
  const alternativeFrom = knownAlternative(story, progress.alternativeFrom);
  const chosen = knownChoices(story, progress.chosen);
  if (progress.step !== null && scenario.steps[progress.step]) {
    const state = stateAt(scenario, progress.step);
    const fits = state === progress.state && alternativeFrom === progress.alternativeFrom && chosen === progress.chosen;
    return fits ? progress : { ...progress, state, alternativeFrom, chosen };
  }
  return fallBack(story, { ...progress, alternativeFrom, chosen });
}

function fallBack(story: Story, progress: Progress): Progress {
  const { scenario } = story;
  const step = latestReached(story, progress) ?? scenario.start;
  const since = progress.reached[step] ?? progress.lastStepDate ?? 0;
  const fallback = { ...progress, ...enterStep(progress, step, since), state: stateAt(scenario, step), step };
  return reachedBy(story, fallback).has(progress.alternativeFrom ?? '') ? fallback : { ...fallback, alternativeFrom: null };
}

/** The existing step that was reached last; of two with the same time, the later on the route. */
function latestReached(story: Story, progress: Progress): string | undefined {
  const { reached } = progress;
  const { positionOf } = routeOf(story, progress);
  return Object.keys(reached)
    .filter((name) => story.scenario.steps[name])
    .sort((a, b) => (reached[b] ?? 0) - (reached[a] ?? 0) || positionOf(b) - positionOf(a))[0];
}

/** Null when the alternative route was removed from the step where the player took it. */
function knownAlternative({ scenario }: Story, alternativeFrom: string | null): string | null {
  if (alternativeFrom === null) return null;
  return scenario.steps[alternativeFrom]?.alternative === undefined ? null : alternativeFrom;
}

/** Without choices whose step or option was removed. */
function knownChoices({ scenario }: Story, chosen: Progress['chosen']): Progress['chosen'] {
  const entries = Object.entries(chosen);
  const known = entries.filter(([step, option]) => optionsOf(scenario.steps[step]?.puzzle).some(({ name }) => name === option));
  return known.length === entries.length ? chosen : Object.fromEntries(known);
}
