import type { HeldRoles } from '../hands/hand.ts';
import { optionsOf } from '../puzzles/index.ts';
import { type Elsewhere, holds } from '../scenario/condition.ts';
import { decisionsBefore, type RouteStop } from '../scenario/routes.ts';
import type { Step } from '../scenario/scenario.ts';
import { attemptsAt, enterStep, withGatherings } from './actions.ts';
import { followRenames } from './follow-renames.ts';
import { factsOnLeaving, isGathered } from './leaving.ts';
import { stateAt } from './machine.ts';
import { type Attempts, freshAttempts, freshProgress, type Progress, type SideAttempts } from './progress.ts';
import type { PlayerFacts } from './facts.ts';
import { reachedBy } from './reached.ts';
import { routeOf } from './route.ts';
import { isWithin } from './span.ts';
import { stepFor } from './step-for.ts';
import type { Story } from './story.ts';

/** A step beside the route, as the player sees it. */
export interface SideStep {
  readonly step: Step;
  readonly attempts: Attempts;
  readonly isSolved: boolean;
}

/** A player's position in a story, created once per stored progress. Unlocking and presenting read only its fields. */
export interface Standing extends PlayerFacts {
  /** As the player sees it; null before activation. */
  readonly step: Step | null;
  /** The steps beside the route that are open, solved ones included, in the order of the files. */
  readonly beside: readonly SideStep[];
  /** The roles of the telephone that asks. They decide which papers it shows, not the progress of the story. */
  readonly hand: HeldRoles;
}

/**
 * The standing of a stored progress in the current story, whose content may have changed since: renamed steps are
 * followed, and a player whose step no longer exists falls back to the latest reached step that does, or to the start.
 * A progress that fits the story is not copied.
 */
export function resolveStanding(story: Story, stored: Progress, elsewhere: Elsewhere = {}, hand: HeldRoles = null): Standing {
  return standingOf(story, leaveGathering(story, fittedProgress(story, followRenames(story, stored))), elsewhere, hand);
}

/** `progress` must fit the story. */
export function standingOf(story: Story, progress: Progress, elsewhere: Elsewhere = {}, hand: HeldRoles = null): Standing {
  const reached = reachedBy(story, progress);
  const step = progress.step === null ? undefined : story.scenario.steps[progress.step];
  const { chosen, taken, asked } = progress;
  const facts = { chosen, taken, asked, solved: reached.solved, elsewhere };
  const place = { story, progress, reached, elsewhere, facts };
  const seen = (one: Step): Step => stepFor(one, facts);
  return { ...place, step: step ? seen(step) : null, beside: besideOf(place, seen), hand };
}

function besideOf(place: PlayerFacts, seen: (step: Step) => Step): readonly SideStep[] {
  if (place.progress.step === null) return [];
  return place.story.sideSteps
    .filter(({ beside = {} }) => isWithin(place, beside))
    .map((step) => ({ step: seen(step), attempts: attemptsAt(place.progress, step), isSolved: place.reached.solved(step.name) }));
}

/** An open step and the tries there: the player's own without a name. Null when it is closed, solved or unknown. */
export function openStep({ step, beside, progress }: Standing, name?: string | null): Pick<SideStep, 'step' | 'attempts'> | null {
  if (name == null || name === step?.name) return step && { step, attempts: progress };
  return beside.find((side) => side.step.name === name && !side.isSolved) ?? null;
}

/** The steps at which the player can do something: the current one, and those open beside it. */
export const unsolvedSteps = ({ step, beside }: Standing): readonly Step[] => [
  ...(step ? [step] : []),
  ...beside.filter(({ isSolved }) => !isSolved).map((side) => side.step),
];

/**
 * The same player, who has solved every step beside the route that was open so far; at a gathering, as many parts as do not
 * lead on.
 */
export function withAsides({ story, progress, reached, step, elsewhere }: Standing): Standing {
  const { parts = [], needs = 1 } = step?.gathering ?? {};
  const leading = parts.slice(needs - 1);
  const open = story.sideSteps.filter(({ name, beside }) => reached.has(beside?.from ?? '') && !leading.includes(name));
  if (open.length === 0) return standingOf(story, progress, elsewhere);
  const solved = open.map(({ name }): [string, SideAttempts] => [name, { ...freshAttempts, solvedAt: progress.lastStepDate ?? 0 }]);
  return standingOf(story, { ...progress, sideSteps: Object.fromEntries(solved) }, elsewhere);
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
    sideSteps: withGatherings(story.scenario, walked.slice(0, -1), {}, 0),
    startDate: 0,
    lastStepDate: walked.length,
  });
}

function fittedProgress(story: Story, progress: Progress): Progress {
  if (progress.state !== 'ACTIVATED' && progress.state !== 'DONE') return progress;
  const { scenario } = story;
  const taken = knownTaken(story, progress.taken);
  const chosen = knownChoices(story, progress.chosen);
  const sideSteps = knownSideSteps(story, progress.sideSteps);
  if (progress.step !== null && isOnRoute(story, progress.step)) {
    const state = stateAt(scenario, progress.step);
    const fits = state === progress.state && taken === progress.taken;
    if (fits && chosen === progress.chosen && sideSteps === progress.sideSteps) return progress;
    return { ...progress, state, taken, chosen, sideSteps };
  }
  return fallBack(story, { ...progress, taken, chosen, sideSteps });
}

/** A gathering that needs fewer parts than before may have all of them. */
function leaveGathering(story: Story, progress: Progress): Progress {
  const step = story.scenario.steps[progress.step ?? ''];
  if (!step || !isGathered(step, progress)) return progress;
  const facts = factsOnLeaving(story, progress);
  const next = step.exits.find((exit) => holds(exit.if, facts))?.to;
  if (next === undefined) return progress;
  return { ...progress, ...enterStep(progress, next, progress.lastStepDate ?? 0), state: stateAt(story.scenario, next), step: next };
}

const isOnRoute = ({ scenario }: Story, step: string): boolean => scenario.steps[step] !== undefined && !scenario.steps[step].beside;

function fallBack(story: Story, progress: Progress): Progress {
  const { scenario } = story;
  const step = latestReached(story, progress) ?? scenario.start;
  const since = progress.reached[step] ?? progress.lastStepDate ?? 0;
  const fallback = { ...progress, ...enterStep(progress, step, since), state: stateAt(scenario, step), step };
  return { ...fallback, taken: progress.taken.filter(reachedBy(story, fallback).passed) };
}

/** The existing step that was reached last; of two with the same time, the later on the route. */
function latestReached(story: Story, progress: Progress): string | undefined {
  const { reached } = progress;
  const { positionOf } = routeOf(story, progress);
  return Object.keys(reached)
    .filter((name) => isOnRoute(story, name))
    .sort((a, b) => (reached[b] ?? 0) - (reached[a] ?? 0) || positionOf(b) - positionOf(a))[0];
}

/** Without alternative routes that were removed from the step where the player took them. */
function knownTaken({ scenario }: Story, taken: Progress['taken']): Progress['taken'] {
  const known = taken.filter((name) => scenario.steps[name]?.alternative !== undefined);
  return known.length === taken.length ? taken : known;
}

/** Without choices whose step or option was removed. */
function knownChoices({ scenario }: Story, chosen: Progress['chosen']): Progress['chosen'] {
  const entries = Object.entries(chosen);
  const known = entries.filter(([step, option]) => optionsOf(scenario.steps[step]?.puzzle).some(({ name }) => name === option));
  return known.length === entries.length ? chosen : Object.fromEntries(known);
}

/** Without steps that were removed, or that stand on the route now. */
function knownSideSteps({ sideSteps: steps }: Story, tried: Progress['sideSteps']): Progress['sideSteps'] {
  const entries = Object.entries(tried);
  const known = entries.filter(([name]) => steps.some((step) => step.name === name));
  return known.length === entries.length ? tried : Object.fromEntries(known);
}
