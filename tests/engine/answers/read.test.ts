import { describe, expect, it, test } from 'vitest';
import { bookOf } from '../../../engine/answers/names.ts';
import { read, type Surroundings } from '../../../engine/answers/read.ts';
import { meaningOf } from '../../../engine/answers/verdict.ts';

const book = bookOf(
  [
    { text: 'Place de la Ruche', role: 'right', index: 0 },
    { text: 'Jean Moreau', role: 'right', index: 1 },
    { text: 'Abeille', role: 'reply', index: 0 },
    { text: 'Square Vauban', role: 'known', index: -1 },
    { text: 'Rue de la Ruche', role: 'known', index: -1 },
    { text: 'Louis XIV', role: 'reply', index: 1 },
  ],
  { reading: 'place', isWord: (word) => word === 'riche' || word === 'roche' },
);

const around: Surroundings = { book, city: new Set(['lyon']), pages: new Set(['miel', 'plaque']) };

const meaning = (text: string): string => meaningOf(read(text, around), book).means;

describe('a solution with something around it', () => {
  test.each([
    'la ruche',
    'C’est la place de la Ruche',
    'je crois que c’est la ruche, mais pas sûr',
    'Bonjour, la réponse est Ruche. Cordialement',
    'la ruche car l’abeille y vit',
    'sauf erreur, la ruche',
    '12 bis place de la Ruche, Lyon 2e',
    'place de la Ruche, 69002 Lyon, France',
    'miel + plaque = ruche',
    'la ruche, là où le roi n’a pas d’étriers',
    'I think it is the Ruche, because of the bee',
    'ich glaube, es ist die Ruche',
    'r. u. c. h. e.',
    'laruche',
    'place des ruches',
    'la rushe',
    'J. Moreau',
    'la ruche, près du square Vauban',
    'la ruche, ou je me trompe',
    'les lettres font ruche',
  ])('« %s » is right', (text) => {
    expect(meaning(text)).toBe('right');
  });
});

describe('something else', () => {
  test.each([
    ['ce n’est pas la ruche', 'denied'],
    ['la ruche ? non', 'denied'],
    ['tout sauf la ruche', 'denied'],
    ['all but the Ruche', 'denied'],
    ['la ruche ou l’abeille', 'severalAnswers'],
    ['la ruche, abeille', 'severalAnswers'],
    ['soit la ruche, soit le square Vauban', 'severalAnswers'],
    ['l’abeille, je crois', 'reply'],
    ['une grosse abeille jaune', 'reply'],
    ['Louis quatorze', 'reply'],
    ['rue de la Ruche', 'otherWay'],
    ['la riche', 'misspelt'],
    ['ehcur', 'otherOrder'],
    ['ruc', 'half'],
    ['Rouge Une Cette Haute Encore', 'working'],
    ['la ruche du jardinier', 'nothing'],
    ['Rucheville', 'nothing'],
    ['place Carnot', 'nothing'],
  ])('« %s »: %s', (text, means) => {
    expect(meaning(text)).toBe(means);
  });
});

describe('a reading', () => {
  it('says what each word is', () => {
    const parts = read('Bonjour, je pense que c’est la Ruche, 2e', around).pieces.map(
      ({ kind, words }) => `${kind} ${words.join(' ')}`,
    );
    expect(parts).toEqual([
      'greeting bonjour',
      'doubt je pense que c est',
      'article la',
      'name ruche',
      'city 2e',
    ]);
  });

  it('is the same however often a text is read, whatever was read before', () => {
    const texts = ['la ruche (abeille)', 'la ruche (au fond)', 'pas la ruche', 'ruche'];
    const first = texts.map(meaning);
    expect(texts.toReversed().map(meaning).toReversed()).toEqual(first);
    expect(texts.map(meaning)).toEqual(first);
  });
});
