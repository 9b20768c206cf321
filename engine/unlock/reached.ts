import type { Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { positionOn, reachedSteps, routeOf } from '../story/route.ts';
import { resolveStanding } from '../story/standing.ts';

/** What a player has been through, as unlocking asks for it. Order along the player's route, never the index. */
export interface Reached {
  /** Where the player stands; null before activation. */
  readonly current: string | null;
  /** The steps reached, in order, the current one last. */
  readonly steps: readonly string[];
  /** Where a step lies among those reached; -1 when it was not. */
  positionOf(step: string): number;
  /** At the step, or beyond it. */
  has(step: string): boolean;
  /** Beyond the step. */
  passed(step: string): boolean;
  /** Beyond the step, and by its answer: the alternative route leaves a step unsolved. */
  solved(step: string): boolean;
  /** When the step was reached; else when the next one known was. */
  dateOf(step: string): number | null;
}

export function reachedBy(scenario: Scenario, stored: Progress): Reached {
  const progress = resolveStanding(scenario, stored);
  const steps = reachedSteps(scenario, progress);
  const route = routeOf(scenario, progress.alternativeFrom);
  // Where only staff can put somebody, what was reached lies on no route.
  const line = positionOn(route, progress.step ?? '') === -1 ? steps : route;
  const positionOf = (step: string): number => {
    const position = positionOn(line, step);
    return position < steps.length ? position : -1;
  };
  const has = (step: string): boolean => positionOf(step) !== -1;
  const passed = (step: string): boolean => has(step) && step !== progress.step;
  return {
    current: progress.step,
    steps,
    positionOf,
    has,
    passed,
    solved: (step) => passed(step) && step !== progress.alternativeFrom,
    dateOf: (step) => {
      const position = positionOf(step);
      let onwards = position === -1 ? steps.length - 1 : position;
      while (onwards < steps.length && progress.reached[steps[onwards] ?? ''] === undefined) onwards += 1;
      return progress.reached[steps[onwards] ?? ''] ?? progress.lastStepDate;
    },
  };
}

/** A span of steps, as messages and tiles declare it. */
export interface Span {
  readonly from?: string;
  readonly after?: string;
  readonly until?: string;
}

/** Whether the player is within the span: its beginning reached, its end not left behind. */
export function isWithin(scenario: Scenario, reached: Reached, span: Span): boolean {
  return isBegun(reached, span) && (span.until === undefined || !isLeftBehind(scenario, reached, span.until));
}

/** Whether the beginning of a span is reached, wherever it ends. */
export function isBegun(reached: Reached, { from, after }: Span): boolean {
  return from === undefined ? after !== undefined && reached.passed(after) : reached.has(from);
}

/** Past the step; or past where it would have been, for who took the alternative route around it. */
function isLeftBehind(scenario: Scenario, reached: Reached, step: string): boolean {
  if (reached.has(step)) return reached.passed(step);
  const position = scenario.mainRoute.indexOf(step);
  return position !== -1 && scenario.mainRoute.slice(position + 1).some((later) => reached.has(later));
}

/** The step whose coming begins a span; for `after`, the one that followed it. */
export function beginningOf(reached: Reached, { from, after }: Span): string | null {
  if (from !== undefined) return from;
  return after === undefined ? null : (reached.steps[reached.positionOf(after) + 1] ?? null);
}
