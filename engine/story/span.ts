import { dayAt, weekdayOf } from '../hours/zoned.ts';
import { type Elsewhere, type Facts, holds } from '../scenario/condition.ts';
import type { RouteSpan } from '../scenario/scenario.ts';
import type { Progress } from './progress.ts';
import type { Reached } from './route.ts';
import type { StoryIndex } from './story-index.ts';

/** Where a player is in a story, and what the player decided: everything that a span or a condition asks. */
export interface PlayerFacts {
  readonly story: StoryIndex;
  /** Its steps exist in the story, under their current names. */
  readonly progress: Progress;
  readonly reached: Reached;
  /** The decisions of the player in other cities: given by the caller, not part of the progress. */
  readonly elsewhere: Elsewhere;
  /** The facts that conditions read. */
  readonly facts: Facts;
}

/**
 * The facts that conditions read. `reached`: when the player came to each step, in milliseconds since 1970.
 */
export function factsOf(
  { scenario }: StoryIndex,
  { chosen, taken, asked, reached: times }: Pick<Progress, 'chosen' | 'taken' | 'asked' | 'reached'>,
  { solved }: Reached,
  elsewhere: Elsewhere = {},
): Facts {
  const weekdayAt = (step: string): number | undefined => {
    const time = times[step];
    return time === undefined ? undefined : weekdayOf(dayAt(time, scenario.timeZone));
  };
  return { chosen, taken, asked, solved, weekdayAt, elsewhere };
}

/** The part of a player's facts that decides whether a span has begun or ended. */
type SpanFacts = Pick<PlayerFacts, 'story' | 'reached' | 'facts'>;

/** Whether the beginning of the span is reached, its end not passed, and its condition true. */
export function isWithin(standing: SpanFacts, span: RouteSpan): boolean {
  return hasBegun(standing, span) && (span.until === undefined || !isPassed(standing, span.until));
}

export function hasBegun(standing: Pick<SpanFacts, 'reached' | 'facts'>, span: RouteSpan): boolean {
  return hasArrived(standing.reached, span) && holds(span.if, standing.facts);
}

/**
 * Whether the beginning of the span is reached, whatever its condition. Without beginning: from the start.
 */
export function hasArrived(reached: Reached, { from, after }: RouteSpan): boolean {
  if (from !== undefined) return reached.has(from);
  return after === undefined || reached.passed(after);
}

/**
 * For a step that the player's route avoids: whether a later step of a route that leads through it is
 * reached.
 */
function isPassed({ story, reached }: SpanFacts, step: string): boolean {
  if (reached.has(step)) return reached.passed(step);
  if (reached.route.positionOf(step) !== -1) return false;
  return story.routes.some(({ positionOf }) => {
    const position = positionOf(step);
    return position !== -1 && reached.steps.some((name) => positionOf(name) > position);
  });
}

/** The time at which a span began; null when unknown. */
export function dateBegun(place: PlayerFacts, { from, after }: RouteSpan): number | null {
  const { reached, progress } = place;
  const solvedAt = after === undefined ? undefined : progress.sideSteps[after]?.solvedAt;
  if (solvedAt != null) return solvedAt;
  return dateReached(
    place,
    from ?? (after === undefined ? '' : (reached.steps[reached.positionOf(after) + 1] ?? '')),
  );
}

/** The time at which a step was reached, or the next step with a known time. */
function dateReached({ reached: { steps, positionOf }, progress }: PlayerFacts, step: string): number | null {
  const position = positionOf(step);
  const onwards = steps.slice(position === -1 ? -1 : position);
  const dated = onwards.find((name) => progress.reached[name] !== undefined);
  return progress.reached[dated ?? ''] ?? progress.lastStepDate;
}
