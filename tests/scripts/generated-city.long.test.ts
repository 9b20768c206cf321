import { expect, it } from 'vitest';
import { compileCity } from '../../engine/index.ts';
import { generatedCity } from '../bench/generated-city.ts';

it('the generated city of a thousand steps for benchmarks is valid', () => {
  expect(compileCity(generatedCity(1000, 'une')).diagnostics).toEqual([]);
});
