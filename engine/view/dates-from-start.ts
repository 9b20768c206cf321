import { daysFrom } from '../hours/zoned.ts';
import type { LineInput, StatusInput } from './context.ts';
import { isoDate } from './iso.ts';

/** Adds the dates counted from the letter's departure. Most papers of a city share a few of them: each is calculated once. */
export function withDates<Input extends StatusInput>(input: Input): Input & LineInput {
  const { story, progress } = input.standing;
  if (progress.startDate === null) return { ...input, dateFromStart: () => null };
  const shifted = daysFrom(progress.startDate, story.scenario.timeZone);
  const dates = new Map<number, string>();
  const dateFromStart = (days: number): string => {
    const date = dates.get(days) ?? isoDate(shifted(days));
    dates.set(days, date);
    return date;
  };
  return { ...input, dateFromStart };
}
