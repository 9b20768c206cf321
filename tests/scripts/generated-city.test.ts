import { expect, it } from 'vitest';
import { compileScenario } from '../../engine/index.ts';
import { generatedCity } from '../bench/generated-city.ts';

it('the city of a thousand steps that the bench checks is without a fault', () => {
  expect(compileScenario(generatedCity(1000, 'une')).diagnostics).toEqual([]);
});
