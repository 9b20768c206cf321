import { describe, expect, test } from 'vitest';
import {
  cityRemover,
  withoutArticles,
  withoutKindAfter,
  withoutQuestion,
  withoutSentence,
  withoutSmallWords,
} from '../../../engine/answers/around.ts';
import { barerTexts } from '../../../engine/answers/barer.ts';
import { readPlace } from '../../../engine/answers/read-place.ts';

describe('the city around a name', () => {
  test.each([
    'place bellecour lyon',
    'place bellecour a lyon',
    'place bellecour 69002',
    'place bellecour 69002 lyon france',
    'place bellecour lyon 2',
    'place bellecour lyon ii',
    'place bellecour lyon 2eme arrondissement',
    'place bellecour 2e',
    'place bellecour dans le 2e',
    'place bellecour iie arrondissement',
    'place bellecour deuxieme arrondissement',
    'lyon place bellecour',
    'lyon 2 place bellecour',
    '69002 lyon place bellecour',
  ])('is left out of « %s »', (typed) => {
    expect(cityRemover('lyon')(typed)).toBe('place bellecour');
  });

  test.each(['lyon', '69002', '2e', 'place bellecour marseille', 'rue du 8 mai 1945', 'louis 14', 'pont 9'])('leaves « %s »', (typed) => {
    expect(cityRemover('lyon')(typed)).toBe(typed);
  });

  test('may have several words, or no name at all', () => {
    expect(cityRemover('saint etienne')('saint etienne place dorian')).toBe('place dorian');
    expect(cityRemover('')('place dorian 42000')).toBe('place dorian');
  });
});

describe('the sentence around an answer', () => {
  test.each([
    ['c est la ruche', 'la ruche'],
    ['je pense que c est la ruche', 'la ruche'],
    ['la reponse est ruche', 'ruche'],
    ['il s agit de la ruche', 'la ruche'],
    ['mot de passe ruche', 'ruche'],
    ['la plaque dit ruche', 'ruche'],
    ['le point alpha est la ruche', 'la ruche'],
    ['elle est perdue', 'perdue'],
    ['ruche je crois', 'ruche'],
    ['la ruche', 'la ruche'],
    ['merci', 'merci'],
    ['la reponse', 'la reponse'],
    ['c est', 'c est'],
  ])('« %s » → %s', (typed, answer) => {
    expect(withoutSentence(typed)).toBe(answer);
  });
});

test('what the question says may be repeated, a number too, but never the answer', () => {
  const asked = new Set(['aux', '78', 'et', '80', 'rue']);
  expect(withoutQuestion('78 80 rue rebeval', asked)).toBe('rebeval');
  expect(withoutQuestion('12 rue rebeval', asked)).toBe('12 rue rebeval');
  expect(withoutQuestion('78', asked)).toBe('78');
});

test('small words and stops are left out, except letters spelled out', () => {
  expect(withoutSmallWords('dans la station de metro jourdain')).toBe('jourdain');
  expect(withoutSmallWords('metro')).toBe('metro');
  expect([withoutKindAfter('dunes rue des'), withoutKindAfter('jourdain metro'), withoutKindAfter('rue')]).toEqual([
    'dunes',
    'jourdain',
    'rue',
  ]);
  expect(withoutSmallWords('l i o n s')).toBe('l i o n s');
  expect(withoutArticles('belvedere du parc de belleville')).toBe('belvedere parc belleville');
});

test('a word loses the sentence, and nothing else', () => {
  const asked = { withoutCity: cityRemover('lyon'), words: new Set<string>() };
  expect(barerTexts('c est la ruche lyon', { ...asked, reading: 'word' })).toEqual(['c est la ruche lyon', 'la ruche lyon']);
  expect(barerTexts('c est la ruche lyon', { ...asked, reading: 'place' }).at(-1)).toBe('ruche');
});

test.each([
  ['r. Viguerie', 'viguerie'],
  ['r de l’Équerre', 'equerre'],
  ['78 r. Rébeval', '78 rue rebeval'],
  ['bld Ste Anne', 'sainte anne'],
  ['fg St-Martin', 'saint martin'],
  ['R.é.b.e.v.a.l', 'r e b e v a l'],
  ['Pte Dorée', 'porte doree'],
  ['R', 'r'],
])('a kind of way may be abbreviated: « %s » → %s', (typed, read) => {
  expect(readPlace(typed)).toBe(read);
});
