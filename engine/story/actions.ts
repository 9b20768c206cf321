import type { Progress } from './progress.ts';
import { freshProgress } from './progress.ts';
import { decisionsAt, routeOf, stepsUpTo } from './route.ts';
import type { StoryIndex } from './story-index.ts';
import { mistakeWaitMs } from './timings.ts';

/** The machine's context: the progress without the order's state and the step, which are the machine's state value. */
export type StoryContext = Omit<Progress, 'state' | 'step'>;

/** The fields that an action changes. */
export type ContextChange = Partial<StoryContext>;

const { state: _state, step: _step, ...freshContext } = freshProgress;

/** Resets hints, mistakes and waits. */
export function enterStep({ reached }: StoryContext, step: string, now: number): ContextChange {
  return { ...freshStep, lastStepDate: now, reached: { ...reached, [step]: reached[step] ?? now } };
}

const freshStep = { clueIndex: 0, lastClueDate: null, recognised: false, wrongAnswers: [], waitUntil: null } as const;

/** Sets the date that the letter and the screens show. */
export function send({ startDate }: StoryContext, now: number): ContextChange {
  return { startDate: startDate ?? now };
}

export function giveClue({ clueIndex, asked }: StoryContext, step: string, now: number): ContextChange {
  return { clueIndex: clueIndex + 1, lastClueDate: now, asked: asked.includes(step) ? asked : [...asked, step] };
}

export function choose({ chosen }: StoryContext, step: string, option: string): ContextChange {
  return { chosen: { ...chosen, [step]: option } };
}

/** The same mistake counts once. */
export function countMistake({ wrongAnswers: before }: StoryContext, key: string, now: number): ContextChange {
  if (before.includes(key)) return {};
  const wrongAnswers = [...before, key];
  const wait = mistakeWaitMs(wrongAnswers.length);
  return { wrongAnswers, waitUntil: wait > 0 ? now + wait : null };
}

/**
 * Move by staff: steps before the target on its route count as reached and decided, steps after it no longer do, so that
 * the player decides there again.
 */
export function setStep(story: StoryIndex, progress: Progress, step: string, now: number): ContextChange {
  const decisions = decisionsAt(story, progress, step);
  const behind = stepsUpTo(routeOf(story, decisions), step) ?? [...Object.keys(progress.reached), step];
  const reached = Object.fromEntries(behind.map((name) => [name, progress.reached[name] ?? now]));
  const asked = progress.asked.filter((name) => behind.includes(name) && name !== step);
  return { ...decisions, asked, ...enterStep({ ...progress, reached }, step, now) };
}

/** Resets the order to not activated. The letter is already printed, so its date stays. */
export function removeStory({ startDate }: StoryContext): ContextChange {
  return { ...freshContext, startDate };
}
