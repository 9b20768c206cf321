import { dailySpan } from '../hours/status.ts';
import { type Span, spansOn } from '../hours/schedule.ts';
import { addDays, type Day } from '../hours/zoned.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { Hours } from '../types/hours.generated.ts';
import { needsHours, ownHours } from '../view/present-step-hours.ts';

const DAY = 24;

/** A step that can be answered only where its hours meet those of the city, or of its places. */
export interface Meeting {
  readonly step: Step;
  readonly hours: Hours;
  readonly opens: Span;
  /** Of a place, or of the whole city. */
  readonly of: 'place' | 'city';
}

const ALL_DAY: Span = { opens: 0, closes: DAY };

/**
 * The steps of the main route that open at hours of their own and need open places, or whose places have
 * their own hours.
 */
export function meetingsOf(scenario: Scenario): readonly Meeting[] {
  return scenario.mainRoute.flatMap((name): readonly Meeting[] => {
    const step = scenario.steps[name];
    if (!step) return [];
    const opens = step.opens && dailySpan(step.opens.between);
    return [
      ...(opens && needsHours(scenario, step)
        ? [{ step, hours: scenario.hours, opens, of: 'city' as const }]
        : []),
      ...ownHours(scenario, step).map((hours) => ({
        step,
        hours,
        opens: opens ?? ALL_DAY,
        of: 'place' as const,
      })),
    ];
  });
}

/** Whether both are open at some time of a day; an opening of the day before may last past midnight. */
export function meetsOn({ hours, opens }: Meeting, day: Day): boolean {
  const before = spansOn(hours, addDays(day, -1)).map((span) => shifted(span, -DAY));
  const own = [opens, shifted(opens, -DAY)];
  return [...before, ...spansOn(hours, day)].some((span) => own.some((other) => overlapsInDay(span, other)));
}

const shifted = ({ opens, closes }: Span, hours: number): Span => ({
  opens: opens + hours,
  closes: closes + hours,
});

const overlapsInDay = (left: Span, right: Span): boolean =>
  Math.max(left.opens, right.opens, 0) < Math.min(left.closes, right.closes, DAY);
