import { expect, it } from 'vitest';
import { compileScenario } from '../../engine/index.ts';
import { generatedCity } from '../../scripts/bench/generated-city.ts';

it('the generated city of a thousand steps for benchmarks is valid', () => {
  expect(compileScenario(generatedCity(1000, 'une')).diagnostics).toEqual([]);
});
