import { describe, expect, test } from 'vitest';
import { closest, didYouMean, editDistance } from '../../engine/diagnostics/suggest.ts';

describe('a suggested word', () => {
  test.each([
    ['tunner', 'tuner', 1],
    ['haeder', 'header', 1],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
  ])('for %j is %j, %i letters apart', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });

  test('is the nearest, ignoring case and accents', () => {
    expect(closest('PORT_VIEX', ['PORT_NEUF', 'PORT_VIEUX'])).toBe('PORT_VIEUX');
    expect(closest('méssage', ['message'])).toBe('message');
  });

  test('is not given when more than a third differs', () => {
    expect(closest('accordeon', ['tuner', 'text-field'])).toBeNull();
    expect(closest('xy', ['ab'])).toBeNull();
  });

  test('falls back to a list of existing names, if it is short', () => {
    expect(didYouMean('zzz', ['tuner', 'dials'], 'Choisissez.')).toBe(
      'Choisissez. Noms connus : « tuner », « dials ».',
    );
    expect(
      didYouMean(
        'zzz',
        Array.from({ length: 13 }, (_, index) => `nom-${index}-long`),
        'Choisissez.',
      ),
    ).toBe('Choisissez.');
  });
});
