import { describe, expect, test } from 'vitest';
import {
  cityRemover,
  denies,
  withoutArticles,
  withoutKindAfter,
  withoutNeighbourhood,
  withoutQuestion,
  withoutSentence,
  withoutFillers,
} from '../../../engine/answers/around.ts';
import { strippedForms } from '../../../engine/answers/forms.ts';
import { readPlace } from '../../../engine/answers/reading.ts';

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

  test.each(['lyon', '69002', '2e', 'place bellecour marseille', 'rue du 8 mai 1945', 'louis 14', 'pont 9'])(
    'leaves « %s »',
    (typed) => {
      expect(cityRemover('lyon')(typed)).toBe(typed);
    },
  );

  test('may have several words, or no name at all', () => {
    expect(cityRemover('saint etienne')('saint etienne place dorian')).toBe('place dorian');
    expect(cityRemover('')('place dorian 42000')).toBe('place dorian');
  });
});

describe('the sentence with a subject that leads to an answer', () => {
  test.each([
    ['la plaque dit ruche', 'ruche'],
    ['le point alpha est la ruche', 'la ruche'],
    ['le point alpha c est la ruche', 'la ruche'],
    ['l abeille vit dans une ruche', 'dans une ruche'],
    ['la place bellecour a lyon', 'la place bellecour a lyon'],
    ['la ruche', 'la ruche'],
  ])('« %s » → %s', (typed, answer) => {
    expect(withoutSentence(typed)).toBe(answer);
  });
});

describe('the small words around an answer', () => {
  test.each([
    ['c est la ruche', 'ruche'],
    ['je pense que c est la ruche', 'ruche'],
    ['mot de passe ruche', 'ruche'],
    ['elle est perdue', 'perdue'],
    ['il lui manque ses etriers', 'etriers'],
    ['vous vous appelez lazare', 'lazare'],
    ['il n y avait rien', 'rien'],
    ['elle a ecrit oui', 'oui'],
    ['mr lazare', 'lazare'],
    ['a carrel', 'carrel'],
    ['ruche je crois', 'ruche'],
    ['ruche non', 'ruche'],
    ['ruche point', 'ruche'],
    ['dans la station de metro jourdain', 'jourdain'],
    ['l i o n s', 'l i o n s'],
    ['ce n est pas la ruche', 'pas la ruche'],
    ['merci', 'merci'],
    ['metro', 'metro'],
  ])('« %s » → %s', (typed, answer) => {
    expect(withoutFillers(typed)).toBe(answer);
  });

  test('deny the answer, unless the answer has such a word', () => {
    expect(denies('ce n est pas la ruche', new Set(['ruche']))).toBe(true);
    expect(denies('la ruche ou le nid', new Set(['ruche']))).toBe(true);
    expect(denies('ruche non', new Set(['ruche']))).toBe(false);
    expect(denies('je ne t oublie pas', new Set(['pas']))).toBe(false);
  });
});

test('what the question says may be repeated, a number too, but never the answer', () => {
  const asked = new Set(['aux', '78', 'et', '80', 'rue']);
  expect(withoutQuestion('78 80 rue rebeval', asked)).toBe('rebeval');
  expect(withoutQuestion('12 rue rebeval', asked)).toBe('12 rue rebeval');
  expect(withoutQuestion('78', asked)).toBe('78');
});

test('the kind of a place and its neighbourhood may follow, and articles be missing', () => {
  expect([
    withoutKindAfter('dunes rue des'),
    withoutKindAfter('jourdain metro'),
    withoutKindAfter('rue'),
  ]).toEqual(['dunes', 'jourdain', 'rue']);
  expect(withoutNeighbourhood('pont neuf sur la garonne')).toBe('pont neuf');
  expect(withoutArticles('belvedere du parc de belleville')).toBe('belvedere parc belleville');
});

test('a word loses the sentence and the small words, and nothing else', () => {
  const asked = { withoutCity: cityRemover('lyon'), words: new Set<string>() };
  expect(strippedForms('c est la ruche lyon', { ...asked, reading: 'word' }).at(-1)).toBe('ruche lyon');
  expect(strippedForms('c est la ruche lyon', { ...asked, reading: 'place' }).at(-1)).toBe('ruche');
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
