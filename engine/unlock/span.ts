import type { Reached } from '../story/reached.ts';
import { routeOf } from '../story/route.ts';
import type { Standing } from '../story/standing.ts';

/** A span of steps, as declared by messages and tiles. */
export interface RouteSpan {
  readonly from?: string;
  readonly after?: string;
  readonly until?: string;
}

/** Whether the beginning of the span is reached and its end not passed. */
export function isWithin(standing: Standing, span: RouteSpan): boolean {
  return hasBegun(standing.reached, span) && (span.until === undefined || !isPassed(standing, span.until));
}

export function hasBegun(reached: Reached, { from, after }: RouteSpan): boolean {
  return from === undefined ? after !== undefined && reached.passed(after) : reached.has(from);
}

/** For a step avoided by the alternative route: whether a later step of the main route is reached. */
function isPassed({ story, reached }: Standing, step: string): boolean {
  if (reached.has(step)) return reached.passed(step);
  const position = routeOf(story, null).positionOf(step);
  return position !== -1 && position < reached.furthestOnMain;
}

/** The step that begins a span; for `after`, the step that followed it. */
export function beginningOf(reached: Reached, { from, after }: RouteSpan): string | null {
  if (from !== undefined) return from;
  return after === undefined ? null : (reached.steps[reached.positionOf(after) + 1] ?? null);
}
