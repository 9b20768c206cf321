import { describe, expect, it } from 'vitest';
import { dayAt, daysFrom, instantAt, weekdayOf } from '../../../engine/hours/zoned.ts';

const PARIS = 'Europe/Paris';
const iso = (instant: number): string => new Date(instant).toISOString();

describe('time zone functions', () => {
  it('compute the calendar day', () => {
    expect(dayAt(Date.parse('2026-05-31T22:30:00Z'), PARIS)).toEqual({ year: 2026, month: 6, day: 1 });
  });

  it('count weekdays from Monday, 1, to Sunday, 7', () => {
    expect(['2026-06-01', '2026-06-07'].map((text) => weekdayOf(dayAt(Date.parse(`${text}T12:00:00Z`), PARIS)))).toEqual([1, 7]);
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
    expect(iso(daysFrom(Date.parse('2026-06-05T10:00:00.123Z'), PARIS)(-8))).toBe('2026-05-28T10:00:00.123Z');
    expect(iso(daysFrom(Date.parse('2026-03-31T22:30:00Z'), PARIS)(-8))).toBe('2026-03-23T23:30:00.000Z');
  });
});
