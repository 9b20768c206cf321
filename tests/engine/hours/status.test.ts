import { describe, expect, it } from 'vitest';
import { statusAt } from '../../../engine/hours/status.ts';
import type { Hours } from '../../../engine/types/hours.generated.ts';

const PARIS = 'Europe/Paris';
const allYear: Hours = { schedule: { '1/1-31/12': { '1-7': '7-19' } } };
const at = (instant: string, hours: Hours = allYear, zone = PARIS) => {
  const { state, until } = statusAt(hours, zone, Date.parse(instant));
  return [state, until === null ? null : new Date(until).toISOString()];
};

describe('opening status to the minute', () => {
  it.each([
    ['2026-06-02T06:59:59+02:00', 'closed', '2026-06-02T05:00:00.000Z'],
    ['2026-06-02T07:00:00+02:00', 'open', '2026-06-02T17:00:00.000Z'],
    ['2026-06-02T17:29:00+02:00', 'open', '2026-06-02T17:00:00.000Z'],
    ['2026-06-02T17:30:00+02:00', 'closing', '2026-06-02T17:00:00.000Z'],
    ['2026-06-02T18:59:59+02:00', 'closing', '2026-06-02T17:00:00.000Z'],
    ['2026-06-02T19:00:00+02:00', 'closed', '2026-06-03T05:00:00.000Z'],
  ])('G-HOURS-02, G-HOURS-03, G-HOURS-04: %s: %s until %s', (instant, state, until) => {
    expect(at(instant)).toEqual([state, until]);
  });

  it('uses the city’s time zone, whatever the phone’s', () => {
    expect(at('2026-06-02T10:00:00Z', allYear, 'Asia/Tokyo')[0]).toBe('closed');
    expect(at('2026-06-02T10:00:00Z', allYear, PARIS)[0]).toBe('open');
  });
});

describe('a pause at midday', () => {
  const paused: Hours = {
    schedule: { '1/1-31/12': { '1-6': ['9-12', '14-18'] } },
    exceptions: { '2/6': ['10-11', '15-16'] },
  };

  it.each([
    ['2026-06-03T10:00:00+02:00', 'open', '2026-06-03T10:00:00.000Z'],
    ['2026-06-03T11:00:00+02:00', 'closing', '2026-06-03T10:00:00.000Z'],
    ['2026-06-03T12:00:00+02:00', 'closed', '2026-06-03T12:00:00.000Z'],
    ['2026-06-03T14:00:00+02:00', 'open', '2026-06-03T16:00:00.000Z'],
    ['2026-06-03T18:00:00+02:00', 'closed', '2026-06-04T07:00:00.000Z'],
    ['2026-06-02T12:00:00+02:00', 'closed', '2026-06-02T13:00:00.000Z'],
  ])('%s: %s until %s', (instant, state, until) => {
    expect(at(instant, paused)).toEqual([state, until]);
  });
});

describe('daylight saving', () => {
  it.each([
    ['2026-03-28T18:30:00Z', 'closed', '2026-03-29T05:00:00.000Z'],
    ['2026-03-29T04:59:00Z', 'closed', '2026-03-29T05:00:00.000Z'],
    ['2026-03-29T05:00:00Z', 'open', '2026-03-29T17:00:00.000Z'],
    ['2026-10-24T17:30:00Z', 'closed', '2026-10-25T06:00:00.000Z'],
    ['2026-10-25T05:59:00Z', 'closed', '2026-10-25T06:00:00.000Z'],
    ['2026-10-25T06:00:00Z', 'open', '2026-10-25T18:00:00.000Z'],
  ])('%s: %s until %s', (instant, state, until) => {
    expect(at(instant)).toEqual([state, until]);
  });

  it('closes at the right minute in the night of the change', () => {
    const night: Hours = { schedule: { '1/1-31/12': { '1-7': '20-4' } } };
    expect(at('2026-03-29T01:30:00Z', night)).toEqual(['closing', '2026-03-29T02:00:00.000Z']);
    expect(at('2026-10-25T01:30:00Z', night)).toEqual(['closing', '2026-10-25T03:00:00.000Z']);
  });
});

describe('ranges', () => {
  const seasons: Hours = {
    schedule: { '1/4-30/9': { '1-5': '8.5-20', '6-7': '10-18' }, '1/10-31/3': { '1-7': '9-17' } },
  };

  it('include both their days and may cross the end of the year', () => {
    expect(at('2026-04-01T08:30:00+02:00', seasons)[0]).toBe('open');
    expect(at('2026-09-30T19:59:00+02:00', seasons)[0]).toBe('closing');
    expect(at('2026-10-01T08:59:00+02:00', seasons)[0]).toBe('closed');
    expect(at('2026-12-31T12:00:00+01:00', seasons)[0]).toBe('open');
    expect(at('2026-01-01T12:00:00+01:00', seasons)[0]).toBe('open');
    expect(at('2026-03-31T08:59:00+02:00', seasons)[0]).toBe('closed');
  });

  it('of weekdays count from Monday, 1, to Sunday, 7; hours are decimal', () => {
    expect(at('2026-06-05T08:29:00+02:00', seasons)[0]).toBe('closed');
    expect(at('2026-06-05T08:30:00+02:00', seasons)[0]).toBe('open');
    expect(at('2026-06-06T08:30:00+02:00', seasons)[0]).toBe('closed');
    expect(at('2026-06-07T17:59:00+02:00', seasons)[0]).toBe('closing');
  });

  it('may cross the end of the week', () => {
    const long: Hours = { schedule: { '1/1-31/12': { '6-1': '7-19' } } };
    expect(['06', '07', '08', '09'].map((day) => at(`2026-06-${day}T12:00:00+02:00`, long)[0])).toEqual([
      'open',
      'open',
      'open',
      'closed',
    ]);
  });

  it('may omit days and months, which are closed', () => {
    const summer: Hours = { schedule: { '1/7-31/7': { '1-7': '7-19' } } };
    expect(at('2026-08-01T12:00:00+02:00', summer)).toEqual(['closed', '2027-07-01T05:00:00.000Z']);
    expect(at('2026-08-01T12:00:00+02:00', { schedule: {} })).toEqual(['closed', null]);
  });

  it('that touch are merged, and one without an end never closes', () => {
    const midnight: Hours = { schedule: { '1/1-31/12': { '1-1': '7-24', '2-2': '0-12' } } };
    expect(at('2026-06-01T23:00:00+02:00', midnight)).toEqual(['open', '2026-06-02T10:00:00.000Z']);
    expect(at('2026-06-01T23:00:00+02:00', { schedule: { '1/1-31/12': { '1-7': '0-24' } } })).toEqual([
      'open',
      null,
    ]);
  });
});

describe('holidays and exceptions', () => {
  const grid: Hours['schedule'] = { '1/1-31/12': { '1-6': '8-20', '7-7': '10-18' } };
  const on = (instant: string, rest: Partial<Hours>) => at(instant, { schedule: grid, ...rest })[0];

  it('treat 14 July as an ordinary day, a Sunday, or closed, as configured', () => {
    expect(on('2026-07-14T09:00:00+02:00', {})).toBe('open');
    expect(on('2026-07-14T09:00:00+02:00', { holidays: 'normal' })).toBe('open');
    expect(on('2026-07-14T09:00:00+02:00', { holidays: 'sunday' })).toBe('closed');
    expect(on('2026-07-14T10:00:00+02:00', { holidays: 'sunday' })).toBe('open');
    expect(on('2026-07-14T12:00:00+02:00', { holidays: 'closed' })).toBe('closed');
  });

  it('treat Easter Monday as a holiday, but not the day after', () => {
    expect(on('2026-04-06T12:00:00+02:00', { holidays: 'closed' })).toBe('closed');
    expect(on('2026-04-07T12:00:00+02:00', { holidays: 'closed' })).toBe('open');
  });

  it('give exceptions precedence over both', () => {
    const rest: Partial<Hours> = { holidays: 'closed', exceptions: { '14/7': '9-12', '2/6': 'closed' } };
    expect(on('2026-07-14T09:00:00+02:00', rest)).toBe('open');
    expect(on('2026-07-14T12:00:00+02:00', rest)).toBe('closed');
    expect(on('2026-06-02T12:00:00+02:00', rest)).toBe('closed');
  });
});
