import { expect, test } from 'vitest';
import { tokensOf } from '../../../engine/answers/tokens.ts';
import { numberMeant } from '../../../engine/answers/verdict.ts';
import { numeralAt } from '../../../engine/answers/words/numerals.ts';

test.each([
  ['XIV', '14'],
  ['quarante-sept', '47'],
  ['mille huit cent vingt-cinq', '1825'],
  ['quatre-vingt-dix-sept', '97'],
  ['vingt et un', '21'],
  ['dix quinze', '10'],
  ['dix-neuvième', '19e'],
  ['XIXe', '19e'],
  ['19ème', '19e'],
])('« %s » begins with %s', (text, digits) => {
  expect(numeralAt(tokensOf(text), 0)?.digits).toBe(digits);
});

test.each(['vie', 'mil', 'une', 'louis'])('« %s » is no number', (text) => {
  expect(numeralAt(tokensOf(text), 0)).toBeNull();
});

test.each([
  ['47 cm, sauf erreur', '47'],
  ['38 + 3 x 3 = 47', '47'],
  ['47 car 38 et trois crans de 3', '47'],
  ['quarante-sept', '47'],
  ['44 ou 47', null],
  ['pas 47', null],
  ['38 + 3', null],
])('« %s » gives %s', (text, number) => {
  expect(numberMeant(text)).toBe(number);
});
