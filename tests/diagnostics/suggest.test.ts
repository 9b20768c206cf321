import { describe, expect, test } from 'vitest';
import { closest, didYouMean, editDistance } from '../../engine/diagnostics/suggest.ts';

describe('the word that was meant', () => {
  test.each([
    ['tunner', 'tuner', 1],
    ['haeder', 'header', 1],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
  ])('%j is %j but for %i letters', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });

  test('is the nearest, case and accents aside', () => {
    expect(closest('PORT_VIEX', ['PORT_NEUF', 'PORT_VIEUX'])).toBe('PORT_VIEUX');
    expect(closest('méssage', ['message'])).toBe('message');
  });

  test('is not guessed when more than a third differs', () => {
    expect(closest('accordeon', ['tuner', 'text-field'])).toBeNull();
    expect(closest('xy', ['ab'])).toBeNull();
  });

  test('falls back on what exists, when that is short enough to read', () => {
    expect(didYouMean('zzz', ['tuner', 'dials'], 'Choisissez.')).toBe('Choisissez. Noms connus : « tuner », « dials ».');
    expect(
      didYouMean(
        'zzz',
        Array.from({ length: 13 }, (_, index) => `nom-${index}-long`),
        'Choisissez.',
      ),
    ).toBe('Choisissez.');
  });
});
