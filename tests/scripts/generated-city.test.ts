import { expect, it } from 'vitest';
import { compileScenario } from '../../engine/index.ts';
import { generatedCity } from '../../scripts/bench/generated-city.ts';

it('the city of a thousand steps that the bench checks is without a fault, whatever its seed', () => {
  const faults = ['une', 'autre'].flatMap((seed) => compileScenario(generatedCity(1000, seed)).diagnostics);
  expect(faults).toEqual([]);
});
