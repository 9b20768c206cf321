import type { HeldRoles } from '../hands/hand.ts';
import { firstOf } from '../scenario/cases.ts';
import type { Elsewhere, Facts } from '../scenario/condition.ts';
import { decisionsBefore, type RouteStop } from '../scenario/routes.ts';
import type { Step } from '../scenario/scenario.ts';
import { attemptsAt, withPassedGatheringsSolved } from './actions.ts';
import { type Attempts, freshAttempts, freshProgress, type Progress, type SideAttempts } from './progress.ts';
import { waitsUntil } from './refusals.ts';
import { reachedBy } from './route.ts';
import { factsOf, isWithin, type PlayerFacts } from './span.ts';
import { stateAt } from './state-value.ts';
import type { Story } from './story.ts';

/** A step beside the route, as the player sees it. */
export interface SideStep {
  readonly step: Step;
  readonly attempts: Attempts;
  readonly isSolved: boolean;
}

/**
 * A player's position in a story, created once per stored progress. Unlocking and presenting read only its
 * fields.
 */
export interface Standing extends PlayerFacts {
  readonly story: Story;
  /** As the player sees it; null before activation. */
  readonly step: Step | null;
  /** The steps beside the route that are open, solved ones included, in the order of the files. */
  readonly beside: readonly SideStep[];
  /**
   * The roles of the telephone that asks. They decide which papers it shows, not the progress of the story.
   */
  readonly hand: HeldRoles;
}

/** `progress` must fit the story. */
export function standingOf(
  story: Story,
  progress: Progress,
  elsewhere: Elsewhere = {},
  hand: HeldRoles = null,
): Standing {
  const reached = reachedBy(story, progress);
  const step = progress.step === null ? undefined : story.scenario.steps[progress.step];
  const facts = factsOf(story, progress, reached, elsewhere);
  const place = { story, progress, reached, elsewhere, facts };
  const seen = (one: Step): Step => stepFor(one, facts);
  return { ...place, step: step ? seen(step) : null, beside: besideOf(place, seen), hand };
}

function besideOf(place: PlayerFacts, seen: (step: Step) => Step): readonly SideStep[] {
  if (place.progress.step === null) return [];
  return place.story.sideSteps
    .filter(({ beside = {} }) => isWithin(place, beside))
    .map((step) => ({
      step: seen(step),
      attempts: attemptsAt(place.progress, step),
      isSolved: place.reached.solved(step.name),
    }));
}

/**
 * An open step and the tries there: the player's own without a name. Null when it is closed, solved or
 * unknown.
 */
export function openStep(
  { step, beside, progress }: Standing,
  name?: string | null,
): Pick<SideStep, 'step' | 'attempts'> | null {
  if (name == null || name === step?.name) return step && { step, attempts: progress };
  return beside.find((side) => side.step.name === name && !side.isSolved) ?? null;
}

/** The steps at which the player can do something: the current one, and those open beside it. */
export const unsolvedSteps = ({ step, beside }: Standing): readonly Step[] => [
  ...(step ? [step] : []),
  ...beside.filter(({ isSolved }) => !isSolved).map((side) => side.step),
];

/**
 * The same player, who has solved every step beside the route that was open so far; at a gathering, as many
 * parts as do not lead on.
 */
export function withAllAsidesSolved({ story, progress, reached, step, elsewhere }: Standing): Standing {
  const { parts = [], needs = 1 } = step?.gathering ?? {};
  const leading = parts.slice(needs - 1);
  const open = story.sideSteps.filter(
    ({ name, beside }) => reached.has(beside?.from ?? '') && !leading.includes(name),
  );
  if (open.length === 0) return standingOf(story, progress, elsewhere);
  const solved = open.map(({ name }): [string, SideAttempts] => [
    name,
    { ...freshAttempts, solvedAt: progress.lastStepDate ?? 0 },
  ]);
  return standingOf(story, { ...progress, sideSteps: Object.fromEntries(solved) }, elsewhere);
}

/**
 * The standing of a player who followed a route to one of its steps, without hints. Times are invented,
 * starting at 0.
 */
export function standingAt(story: Story, { route, step }: RouteStop): Standing {
  const walked = route.steps.slice(0, route.steps.indexOf(step) + 1);
  return standingOf(story, {
    ...freshProgress,
    state: stateAt(story.scenario, step),
    step,
    ...decisionsBefore(route, step),
    reached: Object.fromEntries(walked.map((name, time) => [name, time])),
    sideSteps: withPassedGatheringsSolved(story.scenario, walked.slice(0, -1), {}, 0),
    startDate: 0,
    lastStepDate: walked.length,
  });
}

/** A step as a player with these facts sees it; the same object when nothing in it depends on them. */
function stepFor(step: Step, facts: Facts): Step {
  if (!step.cases) return step;
  const { message, hints } = step.cases;
  const opened = firstOf(message, facts);
  return {
    ...step,
    hints: hints.map((cases) => firstOf(cases, facts) ?? ''),
    reaction: { ...step.reaction, ...(opened !== undefined && { message: opened }) },
  };
}

/** A step that takes no answer until then, because a member of a party has tried too often. */
export interface RunningWait {
  readonly step: string;
  readonly member: number | null;
  /** Milliseconds since 1970 UTC. */
  readonly until: number;
}

/** The open steps that wait after mistakes. */
export const runningWaits = (standing: Standing, now: number): readonly RunningWait[] =>
  unsolvedSteps(standing).flatMap((step) => {
    const attempts = attemptsAt(standing.progress, step);
    const until = waitsUntil(attempts, now);
    return until === null ? [] : [{ step: step.name, member: attempts.waitBy ?? null, until }];
  });
