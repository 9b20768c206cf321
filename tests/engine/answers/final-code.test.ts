import { describe, expect, it } from 'vitest';
import { isFinalSolution, readFinalCode } from '../../../engine/answers/final-code.ts';

describe('a code of the final application', () => {
  it.each([
    ['3_ANCRE', '3_ancre'],
    [' 3_Âncre ', '3_ancre'],
    ['3_l’ancre', '3_ancre'],
    ["3_de l'ancre", '3_ancre'],
    ['9_les deux ancres', '9_deuxancres'],
    ['7_Les lions', '7_lions'],
    ['7_des lions', '7_lions'],
    ['7_AUX LIONS', '7_lions'],
    ['6_du pastel', '6_pastel'],
    ['6_au pastel', '6_pastel'],
    ['4_Le Pont', '4_pont'],
    ['7_L.I.O.N.S', '7_lions'],
    ['1_42', '1_42'],
    ['3_', '3_'],
    ['3__', '3_'],
  ])('« %s » is read as %s', (typed, read) => {
    expect(readFinalCode(typed)).toBe(read);
  });

  it.each(['', '3', 'ancre', '0_ancre', '10_ancre', '3-ancre', '_ancre', `3_${'a'.repeat(201)}`])(
    '« %s » is not read as a code',
    (typed) => {
      expect(readFinalCode(typed)).toBeNull();
    },
  );

  it('is compared with the readings of solutions', () => {
    expect(isFinalSolution(['4_Pont', '3_ÂNCRE'], '3_ancre')).toBe(true);
    expect(isFinalSolution(['4_Pont', '3_ÂNCRE'], '4_ancre')).toBe(false);
  });
});
