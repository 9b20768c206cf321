import { describe, expect, it, test } from 'vitest';
import { easter, isAmong, isHoliday } from '../../../engine/hours/schedule.ts';
import { addDays } from '../../../engine/hours/zoned.ts';

const date = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

describe('easter', () => {
  test.each([
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2038-04-25',
    '2285-03-22',
  ])('%s', (text) => {
    expect(easter(date(text).year)).toEqual(date(text));
  });
});

describe('French public holidays', () => {
  it.each([
    ['2026-01-01', 'le jour de l’An'],
    ['2026-04-06', 'le lundi de Pâques'],
    ['2026-05-01', 'la fête du Travail'],
    ['2026-05-08', 'le 8 mai'],
    ['2026-05-14', 'l’Ascension'],
    ['2026-05-25', 'le lundi de Pentecôte'],
    ['2026-07-14', 'le 14 juillet'],
    ['2026-08-15', 'l’Assomption'],
    ['2026-11-01', 'la Toussaint'],
    ['2026-11-11', 'le 11 novembre'],
    ['2026-12-25', 'Noël'],
  ])('include %s: %s', (text) => {
    expect(isHoliday(date(text))).toBe(true);
  });

  it.each(['2026-07-13', '2026-04-05', '2026-04-03', '2026-12-26', '2026-12-24'])(
    'do not include %s',
    (text) => {
      expect(isHoliday(date(text))).toBe(false);
    },
  );

  it('are eleven a year', () => {
    const days = Array.from({ length: 365 }, (_, offset) => addDays(date('2026-01-01'), offset));
    expect(days.filter(isHoliday)).toHaveLength(11);
  });
});

describe('feasts that move', () => {
  it.each([
    ['goodFriday', '2026-04-03'],
    ['easterSunday', '2026-04-05'],
    ['easterMonday', '2027-03-29'],
    ['ascension', '2026-05-14'],
    ['whitSunday', '2026-05-24'],
    ['whitMonday', '2028-06-05'],
  ])('%s is %s', (name, day) => {
    expect(isAmong([name], date(day))).toBe(true);
    expect(isAmong([name], addDays(date(day), 1))).toBe(false);
  });

  it('stand beside days that do not', () => {
    expect(isAmong(['easterMonday', '29/2'], date('2028-02-29'))).toBe(true);
    expect(isAmong(['1/5'], date('2026-05-02'))).toBe(false);
  });
});
