import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCity, prove } from '../../engine/index.ts';
import { optionsOf } from '../../engine/puzzles/index.ts';
import { factsRead } from '../../engine/scenario/condition.ts';
import { conditionsOf } from '../../engine/scenario/conditions.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { compileTestCity } from '../support/cities/cities.ts';
import { root } from '../support/programs/run.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';

/** A whole city whose story is not a line: choices that lead apart, choices that are remembered, two ends. */
const { source, story, scenario, routes } = compileTestCity(readCityFolder(join(root, 'tests/cities/aubrelle')));

const choices = Object.values(scenario.steps).filter(({ puzzle }) => optionsOf(puzzle).length > 0);

describe('the city whose story branches', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ cities: [source] });
  });
  afterAll(() => app.stop());

  it('has no problem and passes every proof', () => {
    expect(compileCity(source).diagnostics).toEqual([]);
    expect(prove(source, story, 2026).findings).toEqual([]);
  });

  it('uses every kind of condition', () => {
    const written = conditionsOf(scenario);
    const kinds = written.flatMap(({ condition }) => factsRead(condition).map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['chose', 'solved', 'asked', 'took']));
    expect(Object.values(scenario.conditionalPages).flatMap(({ passages }) => passages).length).toBeGreaterThan(5);
    const text = JSON.stringify(written);
    expect(['"all"', '"any"', '"not"', '"elsewhere"'].filter((word) => !text.includes(word))).toEqual([]);
  });

  it('has a walkthrough for each option of each choice, and for each end', () => {
    const answers = routes.flatMap(({ written }) => written.moves.map(({ at, answer }) => `${at} ${answer}`));
    const options = choices.flatMap(({ name, puzzle }) => optionsOf(puzzle).map((option) => `${name} ${option.name}`));
    expect(options).toHaveLength(7);
    expect(options.filter((option) => !answers.includes(option))).toEqual([]);
    expect(new Set(routes.map(({ ends }) => ends))).toEqual(new Set(['UN_SEUL_PLI', 'LES_DEUX_PLIS', 'LE_MOT_DE_LA_CAVE']));
  });

  it.each(routes)('reaches $ends over HTTP: $name', async ({ moves, ends, problems }) => {
    expect(problems).toEqual([]);
    const player = await app.playing(scenario.city);
    for (const { step, call, body } of moves) {
      app.clock.wait(5 * 60_000);
      expect((await player.post(`/api/${call}`, body)).status, `${step}: ${call}`).toBe(200);
    }
    expect((await player.status()).step?.name).toBe(ends);
  });
});
