import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  dayAt,
  dayCounter,
  instantAt,
  nextDayAt,
  nextTimeAt,
  readDelay,
  readWallClock,
  weekdayOf,
} from '../../../engine/hours/zoned.ts';

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

const MINUTE = 60_000;

describe('a duration', () => {
  it.each([
    ['20 min', 20],
    ['90 min', 90],
    ['3 h', 180],
    ['1 h 30', 90],
    ['12 h 05', 725],
  ])('« %s » is %i minutes', (text, minutes) => expect(readDelay(text)).toBe(minutes * MINUTE));

  it.each(['20', '20min', '', 'une heure', '1 h 3'])('« %s » is none', (text) =>
    expect(readDelay(text)).toBeNull(),
  );
});

describe('a time of day', () => {
  it('is read with its minutes', () => {
    expect([readWallClock('8:45'), readWallClock('00:00'), readWallClock('23:30')]).toEqual([8.75, 0, 23.5]);
    expect(['24:00', '8', '8h45', '8:60'].map(readWallClock)).toEqual([null, null, null, null]);
  });

  it.each([
    ['an ordinary day', '2026-06-02T10:00:00Z', 8.75, '2026-06-03T06:45:00.000Z'],
    ['just before midnight', '2026-06-02T21:59:59Z', 8.75, '2026-06-03T06:45:00.000Z'],
    ['just after midnight', '2026-06-02T22:00:00Z', 8.75, '2026-06-04T06:45:00.000Z'],
    ['the night into summer time', '2027-03-27T20:00:00Z', 8.75, '2027-03-28T06:45:00.000Z'],
    ['an hour that this night skips', '2027-03-27T20:00:00Z', 2.5, '2027-03-28T01:30:00.000Z'],
    ['the night into winter time', '2026-10-24T20:00:00Z', 8.75, '2026-10-25T07:45:00.000Z'],
    ['an hour that this night has twice: its first', '2026-10-24T20:00:00Z', 2.5, '2026-10-25T00:30:00.000Z'],
    ['28 February of a leap year', '2028-02-28T12:00:00Z', 8.75, '2028-02-29T07:45:00.000Z'],
    ['29 February', '2028-02-29T12:00:00Z', 8.75, '2028-03-01T07:45:00.000Z'],
    ['New Year’s Eve', '2026-12-31T12:00:00Z', 0, '2026-12-31T23:00:00.000Z'],
  ])('is found on the day after: %s', (_name, since, hours, expected) => {
    expect(iso(nextDayAt(Date.parse(since), hours, PARIS))).toBe(expected);
  });

  it.each([
    ['later today', '2026-06-02T05:00:00Z', '2026-06-02T06:45:00.000Z'],
    ['tomorrow, when it is that time', '2026-06-02T06:45:00Z', '2026-06-03T06:45:00.000Z'],
    ['tomorrow, when it has passed', '2026-06-02T20:00:00Z', '2026-06-03T06:45:00.000Z'],
  ])('is found as the next one: %s', (_name, now, expected) => {
    expect(iso(nextTimeAt(Date.parse(now), 8.75, PARIS))).toBe(expected);
  });
});
