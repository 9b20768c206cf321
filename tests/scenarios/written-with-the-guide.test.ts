import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCity, prove, type Scenario } from '../../engine/index.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { cityNames, compileTestCity, readCity } from '../support/cities/cities.ts';
import { root } from '../support/programs/run.ts';

/** A city whose author had read only scenarios/README.md: it must stay valid. */
const { source, story, scenario } = compileTestCity(readCityFolder(join(root, 'tests/cities/valmer')));

/** The same, for a story with decisions. */
const withDecisions = compileTestCity(readCityFolder(join(root, 'tests/cities/aubrelle'))).scenario;

const typesOf = (...cities: readonly Scenario[]) =>
  new Set(cities.flatMap(({ steps }) => Object.values(steps).flatMap(({ puzzle }) => puzzle?.type ?? [])));

describe('the city written with the guide only', () => {
  it('has no problem and passes every proof', () => {
    expect(compileCity(source).diagnostics).toEqual([]);
    expect(prove(source, story, 2026).findings).toEqual([]);
  });

  it('uses every puzzle type that the cities of the product use', () => {
    const used = typesOf(...cityNames.map((name) => readCity(name).scenario));
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter((type) => !typesOf(scenario, withDecisions).has(type))).toEqual([]);
  });
});
