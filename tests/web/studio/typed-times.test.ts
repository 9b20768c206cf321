import { expect, it } from 'vitest';
import { asInFile } from '../../../web/studio/form/typed-times.ts';

it.each<readonly [string, string | null]>([
  ['15 minutes', '15 min'],
  ['15 min', '15 min'],
  ['15mn', '15 min'],
  ['un quart d’heure', '15 min'],
  ["trois quarts d'heure", '45 min'],
  ['Une demi-heure', '30 min'],
  ['quarante-cinq minutes', '45 min'],
  ['90 minutes', '1 h 30'],
  ['1h30', '1 h 30'],
  ['1\u00a0h\u00a005', '1 h 05'],
  ['une heure et demie', '1 h 30'],
  ['2 heures et 10 minutes', '2 h 10'],
  ['deux heures et quart', '2 h 15'],
  ['24 h', '24 h'],
  ...['', '15', 'une', '0 min', '1 h 75', '100 h', 'demain', '1.5 h', '2 jours'].map(
    (typed) => [typed, null] as const,
  ),
])('the length of time « %s » is written %s', (typed, inFile) => {
  expect(asInFile.delay(typed)).toBe(inFile);
});

it.each<readonly [string, string | null]>([
  ['30/11/2026', '2026-11-30'],
  ['1.2.2027', '2027-02-01'],
  ['1er août 2026', '2026-08-01'],
  ['30 novembre 2026', '2026-11-30'],
  ...['31/11/2026', '30/13/2026', '0/1/2026', '30/11', '2026-11-30', 'jamais'].map(
    (typed) => [typed, null] as const,
  ),
])('the day « %s » is written %s', (typed, inFile) => {
  expect(asInFile.day(typed)).toBe(inFile);
});

it.each<readonly [string, string | null]>([
  ['1er mai', '1/5'],
  ['01/05', '1/5'],
  ...['31 avril', '1er mai 2027', 'Pâques'].map((typed) => [typed, null] as const),
])('the day of every year « %s » is written %s', (typed, inFile) => {
  expect(asInFile.date(typed)).toBe(inFile);
});

it.each<readonly [string, string | null]>([
  ["'8:45'", '8:45'],
  ['08:45', '8:45'],
  ['8 h 45', '8:45'],
  ['18h', '18:00'],
  ['8', null],
])('the time « %s » is written %s', (typed, inFile) => {
  expect(asInFile.time(typed)).toBe(inFile);
});
