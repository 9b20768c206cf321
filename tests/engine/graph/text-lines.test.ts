import { expect, it } from 'vitest';
import { wrapText } from '../../../engine/graph/placed-graph.ts';

const fits = (line: string): boolean => line.length <= 10;

it('a text breaks between words, with an ellipsis where it is cut', () => {
  expect(wrapText('une lettre et une carte', fits, 3)).toEqual(['une lettre', 'et une', 'carte']);
  expect(wrapText('une lettre et une carte', fits, 2)).toEqual(['une lettre', 'et une…']);
  expect(wrapText('une carte, une lettre', fits, 1)).toEqual(['une…']);
});

it('a word wider than the line is cut', () => {
  expect(wrapText('anticonstitutionnellement', fits, 2)).toEqual(['anticonst…']);
});
