import { expect, it } from 'vitest';
import { compileCity } from '../../engine/index.ts';
import { generatedCity } from '../bench/generated-city.ts';

it('the city of a thousand steps that the bench checks is without a fault', () => {
  expect(compileCity(generatedCity(1000, 'une')).diagnostics).toEqual([]);
});
