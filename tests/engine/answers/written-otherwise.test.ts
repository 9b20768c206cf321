import { describe, expect, test } from 'vitest';
import { solutionMeant } from '../../../engine/answers/verdict.ts';
import { isFrench } from '../../../engine/answers/words/french.ts';

const accepts = (solution: string, typed: string): boolean =>
  solutionMeant([solution], typed, { reading: 'place', isWord: isFrench }) !== null;

describe('a numeral', () => {
  test.each([
    ['LOUIS XIV', 'louis xvi'],
    ['LOUIS XVI', 'louis xiv'],
    ['LOUIS XVI', 'louis xvii'],
    ['LOUIS XVI', 'louis xvl'],
    ['LOUIS XVI', 'louisxvii'],
    ['PLACE HENRI IV', 'henri vi'],
    ['HENRI II', 'henri iii'],
    ['HENRI II', 'henri'],
    ['FRANÇOIS II', 'françois iii'],
    ['LOUIS XIV', 'louis 16'],
    ['3,14', '314'],
  ])('has no slip: %s is not « %s »', (solution, typed) => {
    expect(accepts(solution, typed)).toBe(false);
  });

  test.each([
    ['LOUIS XIV', 'louis xiv'],
    ['LOUIS XIV', 'Louis 14'],
    ['NAPOLÉON III', 'napoléon 3'],
    ['GEORGE III', 'George 3'],
    ['17', 'n° 17'],
    ['17', 'nº 17'],
    ['17', '№ 17'],
    ['17', 'no 17'],
    ['17', 'numéro 17'],
    ['1867', 'l’année 1867'],
    ['1867', 'l’an 1867'],
  ])('is read however it is written: %s is « %s »', (solution, typed) => {
    expect(accepts(solution, typed)).toBe(true);
  });
});

describe('a sign', () => {
  test.each([
    ['DUPONT & FILS', 'dupont et fils'],
    ['DUPONT ET FILS', 'Dupont & Fils'],
    ['L’AN', 'l\u02BCan'],
    ['RUE DE L’OURS', 'rue de l\u02BCours'],
    ['LA RUCHE', '\u3164la ruche\uFFA0'],
  ])('is the word or the blank that it stands for: %s is « %s »', (solution, typed) => {
    expect(accepts(solution, typed)).toBe(true);
  });
});
