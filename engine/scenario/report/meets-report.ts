import { dailySpan } from '../../hours/status.ts';
import { readDelay } from '../../hours/zoned.ts';
import type { ReportCondition } from '../../types/report-condition.generated.ts';
import { type Facts, holds } from '../condition.ts';

/** How far a player went into the hints: `all` means every hint of some step, its solution included. */
export type HintsAsked = 'none' | 'some' | 'all';

/** The measures of a game that a report’s conditions read, from activation to the end. */
export interface Measures {
  /** Number of wrong answers, by the name of the step. */
  readonly wrong: Readonly<Record<string, number>>;
  /** The step of the wrong answer that may be shown; null when there is none. */
  readonly finestAt: string | null;
  readonly hints: HintsAsked;
  /** The longest time without an answer or a hint. `at`: the step that the player stood at. */
  readonly silence: { readonly ms: number; readonly at: string | null };
  readonly lastedMs: number;
  /** Calendar days of the city, 1 for a game that ends on the day on which it begins. */
  readonly days: number;
  /** When the last right answer came: decimal hours of the city. */
  readonly lastWord: number;
}

interface Range {
  readonly least?: number | null;
  readonly most?: number | null;
}

const isIn = (value: number, { least, most }: Range): boolean =>
  value >= (least ?? -Infinity) && value <= (most ?? Infinity);

/** Written lengths of time, in milliseconds. */
const inMs = ({ least, most }: { readonly least?: string; readonly most?: string }): Range => ({
  least: least === undefined ? null : readDelay(least),
  most: most === undefined ? null : readDelay(most),
});

export const wrongAnswersAt = ({ wrong }: Pick<Measures, 'wrong'>, step?: string): number =>
  step === undefined ? Object.values(wrong).reduce((sum, count) => sum + count, 0) : (wrong[step] ?? 0);

/** `hour`: decimal; `between`: « 22-6 » passes midnight. */
function isBetweenHours(hour: number, between: string): boolean {
  const span = dailySpan(between);
  return span !== undefined && [hour, hour + 24].some((time) => time >= span.opens && time < span.closes);
}

const areHintsSo = (asked: HintsAsked, wanted: HintsAsked): boolean =>
  asked === wanted || (wanted === 'some' && asked === 'all');

/** A missing condition is always true. `facts.asked`: the steps at which a hint was asked before the end. */
export function meetsReport(
  condition: ReportCondition | undefined,
  facts: Facts,
  measures: Measures,
): boolean {
  if (!condition) return true;
  const { wrong, finest, hints, silence, lasted, days, lastWord, all = [], any, not, ...plain } = condition;
  const isMet = (inner: ReportCondition): boolean => meetsReport(inner, facts, measures);
  return (
    holds(plain, facts) &&
    (wrong === undefined || isIn(wrongAnswersAt(measures, wrong.at), wrong)) &&
    (finest === undefined || measures.finestAt === finest) &&
    (hints === undefined || areHintsSo(measures.hints, hints)) &&
    (silence === undefined ||
      (isIn(measures.silence.ms, inMs(silence)) &&
        (silence.at ?? measures.silence.at) === measures.silence.at)) &&
    (lasted === undefined || isIn(measures.lastedMs, inMs(lasted))) &&
    (days === undefined || isIn(measures.days, days)) &&
    (lastWord === undefined || isBetweenHours(measures.lastWord, lastWord.between)) &&
    all.every(isMet) &&
    (any === undefined || any.some(isMet)) &&
    (not === undefined || !isMet(not))
  );
}
