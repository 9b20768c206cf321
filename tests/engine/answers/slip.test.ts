import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FAR, farness, isKeySlip, isOneSlip, takesSlips } from '../../../engine/answers/slip.ts';

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

describe('a slip of one key', () => {
  it('in letters found one by one is one of the finger', () => {
    expect(['pasttel', 'paztel'].every((typed) => isKeySlip(typed, 'pastel'))).toBe(true);
    expect(['patel', 'pastell', 'pestel', 'pasetl'].some((typed) => isKeySlip(typed, 'pastel'))).toBe(false);
  });
});

const isWord = (word: string): boolean => ['riche', 'cartes'].includes(word);

describe('how far a typed word is', () => {
  test.each([
    ['lauzin', 'lauzin', FAR.same],
    ['crmes', 'carmes', FAR.slip],
    ['dunnes', 'dunes', FAR.slip],
    ['lequerre', 'equerre', FAR.unsure],
    ['karmes', 'carmes', FAR.slip],
    ['bellecoxr', 'bellecour', FAR.slip],
    ['cruche', 'ruche', FAR.unsure],
    ['coster', 'coste', FAR.unsure],
    ['uche', 'ruche', FAR.unsure],
    ['carme', 'carmes', FAR.inflected],
    ['neuve', 'neuf', FAR.inflected],
    ['perdues', 'perdue', FAR.inflected],
    ['lausin', 'lauzin', FAR.slip],
    ['losin', 'lauzin', FAR.slip],
    ['belvedaire', 'belvedere', FAR.slip],
    ['acceptacion', 'acceptation', FAR.slip],
    ['silanse', 'silence', FAR.slip],
    ['catedralle', 'cathedrale', FAR.slip],
    ['ouiii', 'oui', FAR.slip],
    ['riche', 'ruche', FAR.unsure],
    ['cartes', 'carmes', FAR.unsure],
    ['carm', 'carmes', Infinity],
    ['lauzun', 'lazin', Infinity],
    ['acception', 'acceptation', Infinity],
    ['dun', 'dunes', Infinity],
    ['1878', '1879', Infinity],
    ['k7wq3m9x', 'k7wq3m9y', Infinity],
    ['xvii', 'xvi', Infinity],
    ['xiv', 'xvi', Infinity],
  ])('%s, %s: %s', (typed, meant, far) => {
    expect(farness(typed, meant, isWord)).toBe(far);
  });

  it('counts for five letters or more, and never for codes', () => {
    expect(['ruche', 'bellecour'].every(takesSlips)).toBe(true);
    expect(['rien', 'neuf', '1878', '12345', 'a1b2c3'].some(takesSlips)).toBe(false);
  });
});
