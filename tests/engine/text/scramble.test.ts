import { describe, expect, it } from 'vitest';
import { scramble } from '../../../engine/text/random.ts';

const TEXT = 'Prenez à gauche, puis attendez.\n\nLà, quelqu’un de doré vous attend.';

describe('scramble', () => {
  it('gives the same text for the same seed and another for another seed', () => {
    expect(scramble(TEXT, 'a')).toBe(scramble(TEXT, 'a'));
    expect(scramble(TEXT, 'a')).not.toBe(scramble(TEXT, 'b'));
  });

  it('keeps the lines, including empty ones', () => {
    expect(
      scramble(TEXT, 'a')
        .split('\n')
        .map((line) => line.length > 0),
    ).toEqual([true, false, true]);
  });

  it('approximately keeps the length of each line', () => {
    for (const [position, line] of scramble(TEXT, 'a').split('\n').entries()) {
      expect(Math.abs(line.length - (TEXT.split('\n')[position] ?? '').length)).toBeLessThanOrEqual(8);
    }
  });

  it('keeps no letter of the text', () => {
    const letters = new Set(TEXT.toLowerCase().match(/\p{L}/gu));
    const remaining = [...scramble(TEXT, 'a').toLowerCase()].filter((character) => letters.has(character));
    expect(remaining).toEqual([]);
  });

  it('depends only on the lengths of the text', () => {
    expect(scramble(TEXT.replace(/\p{L}/gu, 'z'), 'a')).toBe(scramble(TEXT, 'a'));
  });
});
