import { holds } from '../scenario/condition.ts';
import type { Reached } from '../story/reached.ts';
import { routeOf } from '../story/route.ts';
import { factsOf, type Standing } from '../story/standing.ts';
import type { Condition } from '../types/condition.generated.ts';

/** A span of steps and a condition, as declared by messages, documents and tiles. */
export interface RouteSpan {
  readonly from?: string;
  readonly after?: string;
  readonly until?: string;
  readonly if?: Condition;
}

/** Whether the beginning of the span is reached, its end not passed, and its condition true. */
export function isWithin(standing: Standing, span: RouteSpan): boolean {
  return hasBegun(standing, span) && (span.until === undefined || !isPassed(standing, span.until));
}

export function hasBegun(standing: Standing, span: RouteSpan): boolean {
  return hasArrived(standing.reached, span) && holds(span.if, factsOf(standing));
}

/** Whether the beginning of the span is reached, whatever its condition. Without beginning: from the start. */
export function hasArrived(reached: Reached, { from, after }: RouteSpan): boolean {
  if (from !== undefined) return reached.has(from);
  return after === undefined || reached.passed(after);
}

/** For a step that the player's route avoids: whether a later step of a route that leads through it is reached. */
function isPassed({ story, reached, progress }: Standing, step: string): boolean {
  if (reached.has(step)) return reached.passed(step);
  if (routeOf(story, progress).positionOf(step) !== -1) return false;
  return story.routes.some(({ positionOf }) => {
    const position = positionOf(step);
    return position !== -1 && reached.steps.some((name) => positionOf(name) > position);
  });
}

/** The step that begins a span; for `after`, the step that followed it. */
export function beginningOf(reached: Reached, { from, after }: RouteSpan): string | null {
  if (from !== undefined) return from;
  return after === undefined ? null : (reached.steps[reached.positionOf(after) + 1] ?? null);
}
