import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fold } from '../../../engine/answers/fold.ts';

describe('fold normalises the French table', () => {
  test.each([
    ['Hôtel', 'hotel'],
    ['HOTEL', 'hotel'],
    ['Ho\u0302tel', 'hotel'],
    ['Sacré-Cœur', 'sacre coeur'],
    ['sacre coeur', 'sacre coeur'],
    ['Sacré Cœur', 'sacre coeur'],
    ['SACRÉ—CŒUR', 'sacre coeur'],
    ['L´EGLISE', 'l eglise'],
    ['l’église', 'l eglise'],
    ["l'église", 'l eglise'],
    ['l`église', 'l eglise'],
    ['1789', '1789'],
    ['« 1789 »', '1789'],
    ['1 789', '1789'],
    ['1\u202F789', '1789'],
    ['1\u00A0234\u00A0567', '1234567'],
    ['le 14 juillet 1789', 'le 14 juillet 1789'],
    ['le ١٤ juillet ۱۷۸۹', 'le 14 juillet 1789'],
    ['१ ७८९', '1789'],
    ['“Étoile”', 'etoile'],
    ['ex æquo', 'ex aequo'],
    ['un –\u00A0deux\u2009!', 'un deux'],
    ['mot ', 'mot'],
    ['zé\u200Bro', 'zero'],
    ['\u3164mot\uFFA0', 'mot'],
    ['lʼan', 'l an'],
    ['DUPONT & FILS', 'dupont et fils'],
    ['№ 17', 'no 17'],
    ['nº 17', 'no 17'],
    ['n°17', 'no 17'],
    ['3,14', '3 virgule 14'],
    ['…', ''],
  ])('%s → %s', (typed, read) => {
    expect(fold(typed)).toBe(read);
  });

  test.each([
    ['trois', '3'],
    ['3', 'III'],
    ['trois', 'III'],
  ])('%s is not %s unless the writer accepts it', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });
});

const FRENCH = fc.string({
  unit: fc.constantFrom(..."abcdeéèêëàâçîïôùûüœæ ABCÉŒ’'-–«»0123456789 \u00A0\u202F"),
});

describe('fold', () => {
  it('is idempotent for any input', () => {
    fc.assert(
      fc.property(fc.oneof(FRENCH, fc.string({ unit: 'binary' })), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('ignores case', () => {
    fc.assert(
      fc.property(FRENCH, (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text.toLowerCase()));
      }),
    );
  });

  it('ignores accents', () => {
    const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    fc.assert(
      fc.property(FRENCH, (text) => {
        expect(fold(bare(text))).toBe(fold(text));
      }),
    );
  });

  it('ignores the kind and number of spaces, and trims them', () => {
    const spaces = fc
      .array(fc.constantFrom(' ', '\u00A0', '\u202F', '\t', '\u2009'), { minLength: 1, maxLength: 3 })
      .map((list) => list.join(''));
    const words = fc.array(fc.string({ unit: fc.constantFrom(...'abcé'), minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(words, spaces, (list, space) => {
        expect(fold(space + list.join(space) + space)).toBe(fold(list.join(' ')));
      }),
    );
  });

  it('leaves lower-case letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text)).toMatch(/^$|^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u);
      }),
    );
  });
});
