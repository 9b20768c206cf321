import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDay,
  formatDuration,
  formatHour,
  formatList,
  formatMoment,
  formatWeekdays,
  ofName,
  plural,
  spellNumber,
} from '../../../engine/words/format.ts';

const PARIS = 'Europe/Paris';

/** Monday. */
const AT = Date.parse('2026-11-23T12:07:00Z');

describe('French', () => {
  it('writes dates, with an ordinal for the first day', () => {
    expect([
      formatDate(AT, 'fr', { timeZone: PARIS }),
      formatDate(AT, 'fr', { weekday: true, year: true, timeZone: PARIS }),
      formatDate(Date.parse('2026-02-28T23:30:00Z'), 'fr', { year: true, timeZone: PARIS }),
      formatDay({ year: 2026, month: 3, day: 1 }, 'fr', { weekday: true, year: true }),
      ...[11, 21, 29].map((day) => formatDay({ month: 2, day }, 'fr')),
    ]).toEqual([
      '23 novembre',
      'lundi 23 novembre 2026',
      '1er mars 2026',
      'dimanche 1er mars 2026',
      '11 février',
      '21 février',
      '29 février',
    ]);
  });

  it('writes hours and lengths of time', () => {
    expect([0, 24, 7, 9.5, 25].map((time) => formatHour(time, 'fr'))).toEqual([
      'minuit',
      'minuit',
      '7 h',
      '9 h 30',
      '1 h',
    ]);
    expect([formatClock(9, 0, 'fr'), formatClock(0, 5, 'fr')]).toEqual(['9 h 00', '0 h 05']);
    expect([156, 15.4, 180].map(formatDuration)).toEqual(['2 min 36 s', '15 s', '3 min']);
  });

  it.each([
    [0, 'à 13 h'],
    [1, 'demain à 13 h'],
    [6, 'lundi à 13 h'],
    [7, 'le 23 novembre à 13 h'],
  ])('says a moment %i days ahead', (days, words) => {
    expect(formatMoment({ at: AT, timeZone: PARIS, days, time: 13 }, 'fr')).toBe(words);
  });

  it('joins weekdays and lists', () => {
    expect([
      formatWeekdays(1, 1, 'fr'),
      formatWeekdays(6, 7, 'fr'),
      formatWeekdays(1, 5, 'fr'),
      formatList([], 'fr'),
      formatList(['Camille', 'Jo', 'Sam'], 'fr'),
      formatList(['1878', '1879'], 'fr', 'disjunction'),
    ]).toEqual([
      'lundi',
      'samedi et dimanche',
      'lundi au vendredi',
      '',
      'Camille, Jo et Sam',
      '1878 ou 1879',
    ]);
  });

  it('spells and counts', () => {
    expect([0, 1, 8, 21, 30, 42, 60].map((count) => spellNumber(count, 'fr'))).toEqual([
      'zéro',
      'un',
      'huit',
      'vingt et un',
      'trente',
      'quarante-deux',
      '60',
    ]);
    expect(spellNumber(51, 'fr', { isFeminine: true })).toBe('cinquante et une');
    expect(spellNumber(9, 'fr', { upTo: 8 })).toBe('9');
    expect([0, 1, 2, 1_000_000].map((count) => plural(count, 'pli', 'plis', 'fr'))).toEqual([
      'pli',
      'pli',
      'plis',
      'plis',
    ]);
  });

  it('elides before a vowel', () => {
    expect(['Anne', 'Élodie', 'Hugo', 'Yves', 'Yanis', 'Paul'].map((name) => ofName(name, 'fr'))).toEqual([
      'd’Anne',
      'd’Élodie',
      'd’Hugo',
      'd’Yves',
      'de Yanis',
      'de Paul',
    ]);
  });
});
