import type { Reached } from '../story/reached.ts';
import { routeOf } from '../story/route.ts';
import type { Standing } from '../story/standing.ts';

/** A span of steps, as messages and tiles declare it. */
export interface RouteSpan {
  readonly from?: string;
  readonly after?: string;
  readonly until?: string;
}

/** Whether the player is within the span: its beginning reached, its end not left behind. */
export function isWithin(standing: Standing, span: RouteSpan): boolean {
  return isBegun(standing.reached, span) && (span.until === undefined || !isLeftBehind(standing, span.until));
}

/** Whether the beginning of a span is reached, wherever it ends. */
export function isBegun(reached: Reached, { from, after }: RouteSpan): boolean {
  return from === undefined ? after !== undefined && reached.passed(after) : reached.has(from);
}

/** Past the step; or past where it would have been, for who took the alternative route around it. */
function isLeftBehind({ story, reached }: Standing, step: string): boolean {
  if (reached.has(step)) return reached.passed(step);
  const position = routeOf(story, null).positionOf(step);
  return position !== -1 && position < reached.furthestOnMain;
}

/** The step whose coming begins a span; for `after`, the one that followed it. */
export function beginningOf(reached: Reached, { from, after }: RouteSpan): string | null {
  if (from !== undefined) return from;
  return after === undefined ? null : (reached.steps[reached.positionOf(after) + 1] ?? null);
}
