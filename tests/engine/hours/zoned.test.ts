import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dayAt, dayCounter, instantAt, weekdayOf } from '../../../engine/hours/zoned.ts';

const PARIS = 'Europe/Paris';
const iso = (instant: number): string => new Date(instant).toISOString();

describe('time zone functions', () => {
  it('compute the calendar day', () => {
    expect(dayAt(Date.parse('2026-05-31T22:30:00Z'), PARIS)).toEqual({ year: 2026, month: 6, day: 1 });
  });

  it('count weekdays from Monday, 1, to Sunday, 7', () => {
    expect(
      ['2026-06-01', '2026-06-07'].map((text) => weekdayOf(dayAt(Date.parse(`${text}T12:00:00Z`), PARIS))),
    ).toEqual([1, 7]);
  });

  it('find the instant of a local hour in winter, in summer and at the changes', () => {
    expect(iso(instantAt({ year: 2026, month: 1, day: 5 }, 7.5, PARIS))).toBe('2026-01-05T06:30:00.000Z');
    expect(iso(instantAt({ year: 2026, month: 7, day: 5 }, 7.5, PARIS))).toBe('2026-07-05T05:30:00.000Z');
    expect(iso(instantAt({ year: 2026, month: 3, day: 29 }, 1, PARIS))).toBe('2026-03-29T00:00:00.000Z');
    expect(iso(instantAt({ year: 2026, month: 3, day: 29 }, 2.5, PARIS))).toBe('2026-03-29T01:30:00.000Z');
    expect(iso(instantAt({ year: 2026, month: 3, day: 29 }, 3, PARIS))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(instantAt({ year: 2026, month: 10, day: 25 }, 2.5, PARIS))).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(instantAt({ year: 2026, month: 10, day: 25 }, 3, PARIS))).toBe('2026-10-25T02:00:00.000Z');
  });

  it('shift by calendar days and keep the local hour', () => {
    expect(iso(dayCounter(PARIS)(Date.parse('2026-06-05T10:00:00.123Z'), -8))).toBe(
      '2026-05-28T10:00:00.123Z',
    );
    expect(iso(dayCounter(PARIS)(Date.parse('2026-03-31T22:30:00Z'), -8))).toBe('2026-03-23T23:30:00.000Z');
  });

  it('shift as Temporal does, on both sides of each change of the clock', () => {
    const daysFrom = dayCounter(PARIS);
    const changes = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'].map((text) => Date.parse(text));
    const hours = [-25, -24, -23.5, -1, -0.001, 0, 0.001, 0.5, 1, 24, 4000].map((hour) => hour * 3_600_000);
    for (const instant of changes.flatMap((change) => hours.map((hour) => change + hour)))
      for (const days of [-400, -200, -8, -1, 0, 1, 2, 200]) {
        const { epochMilliseconds } = Temporal.Instant.fromEpochMilliseconds(instant)
          .toZonedDateTimeISO(PARIS)
          .add({ days });
        expect(iso(daysFrom(instant, days))).toBe(iso(epochMilliseconds));
      }
  });

  it('shift in a time zone that never changes', () => {
    expect(iso(dayCounter('UTC')(0, -1))).toBe('1969-12-31T00:00:00.000Z');
  });
});
