import type { Scenario, Step } from '../scenario/scenario.ts';
import { decisionsAt, reachedBy, routeOf, stepsUpTo } from './route.ts';
import {
  type Attempts,
  type Progress,
  type SideAttempts,
  freshAttempts,
  freshProgress,
  isSolvedBeside,
} from './progress.ts';
import type { StoryIndex } from './story-index.ts';
import { freeMistakes, mistakesAmong, mistakeWaitMs } from './timings.ts';

/** The progress without the order's state, which is the machine's state value. */
export type StoryContext = Omit<Progress, 'state'>;

/** The fields that an action changes. */
type ContextChange = Partial<StoryContext>;

const { state: _state, ...freshContext } = freshProgress;

/** Resets hints, mistakes and waits. */
export function enterStep({ reached }: StoryContext, step: string, now: number): ContextChange {
  return { ...freshAttempts, step, lastStepDate: now, reached: { ...reached, [step]: reached[step] ?? now } };
}

/** The tries at the player's step, or at a step beside the route. */
export function attemptsAt(context: StoryContext, { name, beside }: Step): Attempts {
  return beside ? sideAttemptsAt(context, name) : context;
}

const sideAttemptsAt = ({ sideSteps }: StoryContext, step: string): SideAttempts =>
  sideSteps[step] ?? { ...freshAttempts, solvedAt: null };

function changeAttempts(context: StoryContext, step: Step, change: Partial<Attempts>): ContextChange {
  return step.beside ? changeSideStep(context, step.name, change) : change;
}

function changeSideStep(context: StoryContext, step: string, change: Partial<SideAttempts>): ContextChange {
  return { sideSteps: { ...context.sideSteps, [step]: { ...sideAttemptsAt(context, step), ...change } } };
}

/** Sets the date that the letter and the screens show. */
export function send({ startDate }: StoryContext, now: number): ContextChange {
  return { startDate: startDate ?? now };
}

export function giveClue(context: StoryContext, step: Step, now: number): ContextChange {
  const { asked } = context;
  const clueIndex = attemptsAt(context, step).clueIndex + 1;
  const isSolution = clueIndex === step.hints.length;
  return {
    ...changeAttempts(context, step, { clueIndex, lastClueDate: now }),
    asked: isSolution || !asked.includes(step.name) ? [...asked, step.name] : asked,
  };
}

/** Whether the last hint of a step, which is its solution, was asked. */
export const isSolutionAsked = ({ asked }: Pick<StoryContext, 'asked'>, step: string): boolean =>
  asked.indexOf(step) !== asked.lastIndexOf(step);

export function markRecognised(context: StoryContext, step: Step): ContextChange {
  return changeAttempts(context, step, { recognised: true });
}

/** A step beside the route stays solved. */
export function solveBeside(context: StoryContext, step: string, now: number): ContextChange {
  return changeSideStep(context, step, { solvedAt: now });
}

export function choose({ chosen }: StoryContext, step: string, option: string): ContextChange {
  return { chosen: { ...chosen, [step]: option } };
}

/** A wrong answer by its key. `by`: the member of a party who gave it. */
interface Mistake {
  readonly key: string;
  readonly by: number | undefined;
}

/** The same mistake counts once. */
export function countMistake(
  context: StoryContext,
  step: Step,
  { key, by }: Mistake,
  now: number,
): ContextChange {
  const { wrongAnswers: before } = attemptsAt(context, step);
  if (before.includes(key)) return {};
  const wrongAnswers = [...before, key];
  const mistakes = mistakesAmong(wrongAnswers);
  const free = freeMistakes(context.answeredBy, step.name, by);
  const wait = mistakes > mistakesAmong(before) ? mistakeWaitMs(mistakes, free) : 0;
  const waiting =
    wait > 0 ? { waitUntil: now + wait, waitBy: by ?? null } : { waitUntil: null, waitBy: null };
  return changeAttempts(context, step, { wrongAnswers, ...waiting });
}

/** Records who answered first: each member who answered gives the others free tries at later steps. */
export function markAnswered(
  { answeredBy }: StoryContext,
  step: Step,
  by: number | undefined,
): ContextChange {
  return by === undefined || answeredBy[by] !== undefined
    ? {}
    : { answeredBy: { ...answeredBy, [by]: step.name } };
}

/**
 * Move by staff: steps before the target on its route count as reached and decided, steps after it no longer
 * do, so that the player decides there again.
 */
export function setStep(story: StoryIndex, progress: Progress, step: string, now: number): ContextChange {
  const decisions = decisionsAt(story, progress, step);
  const behind = stepsUpTo(routeOf(story, decisions), step) ?? [...Object.keys(progress.reached), step];
  const reached = Object.fromEntries(behind.map((name) => [name, progress.reached[name] ?? now]));
  const { steps } = story.scenario;
  const isBehind = (name: string): boolean =>
    behind.includes(steps[name]?.beside?.from ?? name) && steps[name]?.beside?.from !== step && name !== step;
  const asked = progress.asked.filter(isBehind);
  const chosenBeside = Object.entries(progress.chosen).filter(
    ([name]) => steps[name]?.beside && isBehind(name),
  );
  const kept = Object.fromEntries(Object.entries(progress.sideSteps).filter(([name]) => isBehind(name)));
  return {
    taken: decisions.taken,
    chosen: { ...decisions.chosen, ...Object.fromEntries(chosenBeside) },
    asked,
    sideSteps: withPassedGatheringsSolved(story.scenario, behind.slice(0, -1), kept, now),
    ...enterStep({ ...progress, reached }, step, now),
  };
}

/** The steps beside the route, with as many parts solved of each gathering passed as lead on. */
export function withPassedGatheringsSolved(
  { steps }: Pick<Scenario, 'steps'>,
  passed: readonly string[],
  sideSteps: Progress['sideSteps'],
  now: number,
): Progress['sideSteps'] {
  const added = passed.flatMap((name) => {
    const { parts = [], needs = 0 } = steps[name]?.gathering ?? {};
    const unsolved = parts.filter((part) => !isSolvedBeside({ sideSteps }, part));
    return unsolved.slice(0, Math.max(0, needs - parts.length + unsolved.length));
  });
  if (added.length === 0) return sideSteps;
  return {
    ...sideSteps,
    ...Object.fromEntries(
      added.map((part) => [part, { ...freshAttempts, ...sideSteps[part], solvedAt: now }]),
    ),
  };
}

/**
 * For a player whose step was removed: back to the existing step that was reached last, at the time at which
 * it was reached; to the start without one.
 */
export function fallBack(story: StoryIndex, progress: Progress): ContextChange {
  const step = latestReached(story, progress) ?? story.scenario.start;
  const since = progress.reached[step] ?? progress.lastStepDate ?? 0;
  const change = enterStep(progress, step, since);
  return { ...change, taken: progress.taken.filter(reachedBy(story, { ...progress, ...change }).passed) };
}

/** The existing step that was reached last; of two with the same time, the later on the route. */
function latestReached(story: StoryIndex, progress: Progress): string | undefined {
  const { reached } = progress;
  const { positionOf } = routeOf(story, progress);
  return Object.keys(reached)
    .filter((name) => isOnRoute(story.scenario, name))
    .sort((a, b) => (reached[b] ?? 0) - (reached[a] ?? 0) || positionOf(b) - positionOf(a))[0];
}

/** Whether a step exists and is not beside the route. */
export const isOnRoute = ({ steps }: Pick<Scenario, 'steps'>, step: string): boolean =>
  steps[step] !== undefined && !steps[step].beside;

/** Resets the order to not activated. The letter is already printed, so its date stays. */
export function removeStory({ startDate }: StoryContext): ContextChange {
  return { ...freshContext, startDate };
}
