import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  distanceOf,
  isInflected,
  isNearWordByWord,
  isOneSlip,
  isSurelySlip,
  takesSlips,
} from '../../../engine/answers/slip.ts';

describe('one slip of the finger', () => {
  test.each([
    ['belecour', 'a letter missing'],
    ['bellecoure', 'a letter added'],
    ['belllecour', 'a letter doubled'],
    ['bellecpur', 'a letter wrong'],
    ['bellecuor', 'two letters exchanged'],
    ['bellecour', 'nothing'],
  ])('%s: %s', (typed) => {
    expect(isOneSlip(typed, 'bellecour')).toBe(true);
  });

  test.each(['belcour', 'belecoure', 'ballecoor', 'eblleocur', 'bellcoeur', 'lebecour', ''])(
    '%s is more than one',
    (typed) => {
      expect(isOneSlip(typed, 'bellecour')).toBe(false);
    },
  );

  it('is the same in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 });
    fc.assert(fc.property(word, word, (one, other) => isOneSlip(one, other) === isOneSlip(other, one)));
  });
});

describe('a slip in a short word', () => {
  test.each([
    ['carms', 'carmes', 'a letter left out'],
    ['dunnes', 'dunes', 'a letter doubled'],
    ['cramse', 'carmse', 'two letters exchanged'],
    ['vuche', 'cuche', 'the key beside it'],
    ['lequerre', 'equerre', 'an article without its apostrophe'],
    ['karmes', 'carmes', 'the same sound'],
    ['bellecoxr', 'bellecour', 'the word is long'],
  ])('%s for %s is one: %s', (typed, meant) => {
    expect(isOneSlip(typed, meant) && isSurelySlip(typed, meant)).toBe(true);
  });

  test.each([
    ['cruche', 'ruche'],
    ['caste', 'coste'],
    ['costa', 'coste'],
    ['lunes', 'dunes'],
    ['perd', 'perdu'],
    ['carmen', 'carmes'],
  ])('%s may be another word than %s', (typed, meant) => {
    expect(isSurelySlip(typed, meant)).toBe(false);
  });
});

describe('the distance of two words', () => {
  test.each([
    ['lauzin', 'lauzin', 0],
    ['lausin', 'lauzin', 1],
    ['lozain', 'lauzin', 2],
    ['belvedaire', 'belvedere', 2],
    ['karme', 'carmes', 2],
    ['lauzun', 'lazin', Infinity],
    ['riche', 'fiches', Infinity],
    ['dun', 'dunes', Infinity],
    ['1878', '1879', Infinity],
    ['k7wq3m9x', 'k7wq3m9y', Infinity],
  ])('%s, %s: %s', (typed, meant, distance) => {
    expect(distanceOf(typed, meant)).toBe(distance);
  });

  it('leaves a plural and a feminine the same word', () => {
    expect(
      ['etriers', 'perdue', 'perdus', 'perdues'].map((word) => isInflected(word, word.slice(0, 5))),
    ).toEqual([false, true, true, true]);
    expect(isInflected('carte', 'carmes')).toBe(false);
  });

  it('counts only for five letters or more, and never for codes', () => {
    expect(['ruche', 'bellecour'].every(takesSlips)).toBe(true);
    expect(['rien', 'neuf', '1878', '12345', 'a1b2c3'].some(takesSlips)).toBe(false);
  });
});

describe('a text compared word by word', () => {
  const MEANT = 'je ne t oublie pas je t attends le dimanche';

  it.each(['je ne toublie pas je tattend le dimanche', 'je ne t oubie pas je t atends le dimache'])(
    '« %s » is meant',
    (typed) => {
      expect(isNearWordByWord(typed, MEANT)).toBe(true);
    },
  );

  it.each([
    'je ne m oublie pas je t attends le dimanche',
    'je ne t oublie plus je t attends le dimanche',
    'je ne t oublie pas je t attends dimanche',
    'je ne t oublie pas je t attends le lundi',
  ])('« %s » is another text', (typed) => {
    expect(isNearWordByWord(typed, MEANT)).toBe(false);
  });
});
