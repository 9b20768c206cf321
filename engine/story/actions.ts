import type { Progress } from './progress.ts';
import { freshProgress } from './progress.ts';
import { alternativeFromAt, routeOf, stepsUpTo } from './route.ts';
import type { StoryIndex } from './story-index.ts';
import { mistakeWaitMs } from './timings.ts';

/** What the machine carries beside its state: the progress without the order's state and the step's name. */
export type StoryContext = Omit<Progress, 'state' | 'step'>;

/** What an action makes anew; the rest stays. */
export type ContextChange = Partial<StoryContext>;

const { state: _state, step: _step, ...freshContext } = freshProgress;

/** A step begins: its hints, its mistakes and its waits start anew. */
export function enterStep({ reached }: StoryContext, step: string, now: number): ContextChange {
  return { ...freshStep, lastStepDate: now, reached: { ...reached, [step]: reached[step] ?? now } };
}

const freshStep = { clueIndex: 0, lastClueDate: null, recognised: false, wrongAnswers: [], waitUntil: null } as const;

/** The letter leaves: from now on, paper and screen bear the same dates. */
export function send({ startDate }: StoryContext, now: number): ContextChange {
  return { startDate: startDate ?? now };
}

export function giveClue({ clueIndex }: StoryContext, now: number): ContextChange {
  return { clueIndex: clueIndex + 1, lastClueDate: now };
}

/** A mistake made twice counts once. */
export function countMistake({ wrongAnswers: before }: StoryContext, key: string, now: number): ContextChange {
  if (before.includes(key)) return {};
  const wrongAnswers = [...before, key];
  const wait = mistakeWaitMs(wrongAnswers.length);
  return { wrongAnswers, waitUntil: wait > 0 ? now + wait : null };
}

/**
 * Staff put the player at a step: what the route leads through counts as reached, what comes after it no longer does.
 */
export function setStep(story: StoryIndex, progress: Progress, step: string, now: number): ContextChange {
  const alternativeFrom = alternativeFromAt(story, progress, step);
  const behind = stepsUpTo(routeOf(story, alternativeFrom), step) ?? [...Object.keys(progress.reached), step];
  const reached = Object.fromEntries(behind.map((name) => [name, progress.reached[name] ?? now]));
  return { alternativeFrom, ...enterStep({ ...progress, reached }, step, now) };
}

/** The order goes back to the post. The letter is printed, so its date stays. */
export function removeStory({ startDate }: StoryContext): ContextChange {
  return { ...freshContext, startDate };
}
