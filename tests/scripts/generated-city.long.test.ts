import { expect, it } from 'vitest';
import { compileCity } from '../../engine/index.ts';
import { generatedCity } from '../bench/generated-city.ts';

it('the generated city for benchmarks is valid', () => {
  expect(compileCity(generatedCity(100, 'une')).diagnostics).toEqual([]);
});
