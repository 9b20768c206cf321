import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileScenario, prove } from '../../engine/index.ts';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { compileCity } from '../support/cities.ts';
import { root } from '../support/run.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** A city by somebody who had read scenarios/README.md and nothing else: what the guide lets people write stays possible. */
const { source, story, scenario, routes } = compileCity(readCityFolder(join(root, 'tests/cities/valmer')));

describe('the city that was written with the guide alone', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ cities: [source] });
  });
  afterAll(() => app.stop());

  it('has no problem, and is proved everywhere', () => {
    expect(compileScenario(source).diagnostics).toEqual([]);
    expect(prove(source, story, 2026).findings).toEqual([]);
  });

  it('uses every puzzle type', () => {
    const types: string[] = Object.values(scenario.steps).map(({ puzzle }) => puzzle?.type ?? '');
    expect(Object.keys(puzzleTypes).filter((type) => !types.includes(type))).toEqual([]);
  });

  it.each(routes)('is played to $ends over HTTP: $name', async ({ moves, ends }) => {
    const player = await app.playing(scenario.city);
    for (const { step, call, body } of moves) {
      app.clock.wait(5 * 60_000);
      expect((await player.post(`/api/${call}`, body)).status, `${step}: ${call}`).toBe(200);
    }
    expect((await player.status()).step?.name).toBe(ends);
  });
});
