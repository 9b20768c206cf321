import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCityAnalyser, proveCity } from '../../../server/studio/analysis.ts';
import { createIncrementalLoader } from '../../../server/studio/incremental-loader.ts';
import { createCompiler } from '../../../engine/index.ts';
import {
  builtPages,
  type CitiesFolder,
  folderOf,
  writeCity,
} from '../../../scripts/explain/cities/city-folder.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

const source = tinyCity();
let cities: CitiesFolder;
beforeEach(() => {
  cities = folderOf(source);
});
afterEach(() => cities.remove());

describe('the proof of a city', () => {
  it('finds nothing in a folder that was deleted meanwhile, and does not wait for it', async () => {
    expect(await proveCity(join(cities.path, 'absente'))).toEqual([]);
  });
});

describe('the analysis of several cities', () => {
  it('draws each without waiting until others are played, and plays first the one that was changed last', async () => {
    const slugs = ['un', 'deux', 'trois'];
    for (const slug of slugs) writeCity(cities.path, { ...source, slug });
    const analyser = createCityAnalyser((task) => task());
    const told: string[] = [];
    await new Promise<void>((resolve) => {
      for (const slug of slugs)
        analyser.analyse(join(cities.path, slug), (part) => {
          told.push(`${'sheet' in part ? 'drawn' : 'findings' in part ? 'played' : 'read'} ${slug}`);
          if (told.length === 3 * slugs.length) resolve();
        });
    });
    analyser.stop();
    const of = (what: string) => told.filter((one) => one.startsWith(what));
    for (const what of ['drawn', 'read'])
      expect(of(what).sort()).toEqual(slugs.map((slug) => `${what} ${slug}`).sort());
    expect(of('played').slice(1)).toEqual(['played trois', 'played deux']);
    expect(told.indexOf('drawn deux')).toBeLessThan(told.indexOf('played deux'));
  });
});

describe('the loader of changed cities', () => {
  it('loads a city again whose page was written between the listing of the pages and that of the files', () => {
    const load = createIncrementalLoader(createCompiler(), () => undefined);
    const folder = join(cities.path, source.slug);
    const pages = builtPages(cities.path, source.slug);
    const early = new Map([...pages].slice(1));
    expect(load(folder, early).city).toBeNull();
    expect(load(folder, pages).city).not.toBeNull();
    expect(load(folder, pages)).toBe(load(folder, pages));
  });
});
