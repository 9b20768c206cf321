import { alternativeAt, maxClues, nextClueAt } from '../story/refusals.ts';
import { CLUE_WAIT_MS, alternativeWaitMs } from '../story/timings.ts';
import type { StepInput, ViewInput } from './context.ts';
import { isoDate } from './iso.ts';
import type { HintsView, PlayerView } from './types.ts';

/** Null when the step has no hints. */
export function presentHints({ step, attempts, now }: StepInput): HintsView | null {
  const max = maxClues(step);
  if (max === 0) return null;
  const asked = step.hints.slice(0, Math.min(attempts.clueIndex, max));
  const left = max - asked.length;
  const nextAt = left > 0 ? nextClueAt(attempts, now) : null;
  return {
    asked,
    max,
    nextAt: isoDate(nextAt),
    waitMs: CLUE_WAIT_MS,
    next: left === 0 ? null : left === 1 ? 'solution' : 'hint',
  };
}

/** Null when no alternative route is offered. */
export function presentAlternative({
  standing: { story, progress },
  step,
  debug,
  now,
}: ViewInput): PlayerView['alternative'] {
  if (step.alternative === undefined) return null;
  return {
    availableAt: isoDate(alternativeAt(progress, debug, now)),
    waitMs: alternativeWaitMs(debug),
    question: step.alternativeQuestion ?? story.scenario.alternativeQuestion,
  };
}
