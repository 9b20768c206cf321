import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answerKey, readPlace } from '../../../engine/answers/reading.ts';

describe('readPlace', () => {
  test.each([
    ['l’église', 'eglise'],
    ["l'église", 'eglise'],
    ['église', 'eglise'],
    ['L´EGLISE', 'eglise'],
    ['Place de l’Église', 'eglise'],
    ['la place de la République', 'republique'],
    ['rue d’Arcole', 'arcole'],
    ['bd des Tilleuls', 'tilleuls'],
    ['quai du Vieux-Port', 'vieux port'],
    ['montée St-Michel', 'saint michel'],
    ['place Ste Anne', 'sainte anne'],
    ['av. du 14 juillet', '14 juillet'],
    ['Les Halles', 'halles'],
    ['Pont-Neuf', 'neuf'],
    ['L.I.O.N.S', 'l i o n s'],
    ['rue A. D.', 'a d'],
  ])('%s → %s', (typed, read) => {
    expect(readPlace(typed)).toBe(read);
  });

  it.each(['Le Pont', 'Place', 'la rue', 'Le Passage'])('keeps the last word of « %s »', (typed) => {
    expect(readPlace(typed)).not.toBe('');
  });

  it('is idempotent', () => {
    const words = fc.array(
      fc.constantFrom('la', 'place', 'de', 'l’', 'pont', 'Église', 'st', 'du', 'rue', 'neuf'),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(words, (list) => {
        expect(readPlace(readPlace(list.join(' ')))).toBe(readPlace(list.join(' ')));
      }),
    );
  });
});

describe('answerKey', () => {
  it('ignores a place’s article, street word and spaces', () => {
    const keys = ['place Saint-Jean', 'st jean', 'SAINTJEAN', 'la place saint jean'].map((typed) =>
      answerKey(typed, 'place'),
    );
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps the article when the answer is a word', () => {
    expect(answerKey('la ruche', 'word')).not.toBe(answerKey('ruche', 'word'));
  });
});
