import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileCity, judge, prove } from '../../engine/index.ts';
import { optionsOf } from '../../engine/puzzles/index.ts';
import { factsRead } from '../../engine/scenario/condition.ts';
import { conditionsOf } from '../../engine/scenario/conditions.ts';
import { walkStart } from '../../engine/prove/play-walkthrough.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { compileTestCity } from '../support/cities/cities.ts';
import { expectPapers, listedPapers } from '../support/cities/listed-papers.ts';
import { root } from '../support/programs/run.ts';
import { onBothServers } from '../support/server/both-servers.ts';
import type { TestApp } from '../support/server/test-app.ts';

/** A whole city whose story is not a line: choices that lead apart, choices that are remembered, two ends. */
const { source, story, scenario, routes } = compileTestCity(
  readCityFolder(join(root, 'tests/cities/aubrelle')),
);

const choices = Object.values(scenario.steps).filter(({ puzzle }) => optionsOf(puzzle).length > 0);

describe('the city whose story branches', () => {
  it('has no problem and passes every proof', () => {
    expect(compileCity(source).diagnostics).toEqual([]);
    expect(prove(source, story, 2026).findings).toEqual([]);
  });

  it('uses every kind of condition', () => {
    const written = conditionsOf(scenario);
    const kinds = written.flatMap(({ condition }) => factsRead(condition).map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['chose', 'solved', 'asked', 'took']));
    expect(
      Object.values(scenario.conditionalPages).flatMap(({ passages }) => passages).length,
    ).toBeGreaterThan(5);
    const text = JSON.stringify(written);
    expect(['"all"', '"any"', '"not"', '"elsewhere"'].filter((word) => !text.includes(word))).toEqual([]);
  });

  it('has a walkthrough for each option of each choice, and for each end', () => {
    const moves = routes.flatMap(({ written }) => written.moves);
    const answers = moves.map(({ at, answer }) => `${at} ${judge(story, at, answer ?? '').key}`);
    const options = choices.flatMap(({ name, puzzle }) =>
      optionsOf(puzzle).map((option) => `${name} ${option.name}`),
    );
    expect(options).toHaveLength(11);
    expect(options.filter((option) => !answers.includes(option))).toEqual([]);
    expect(new Set(routes.map(({ ends }) => ends))).toEqual(
      new Set(['UN_SEUL_PLI', 'LES_DEUX_PLIS', 'LE_MOT_DE_LA_CAVE']),
    );
  });

  it('has messages that come later, a puzzle for the evening, and a place with hours of its own', () => {
    expect(scenario.messages.flatMap(({ arrives }) => Object.keys(arrives ?? {})).sort()).toEqual([
      'after',
      'nextDay',
    ]);
    expect(Object.values(scenario.steps).filter(({ opens }) => opens)).toHaveLength(2);
    expect(scenario.places.filter(({ hours }) => hours)).toHaveLength(1);
    const waits = routes.flatMap(({ written }) => written.moves.flatMap(({ wait }) => wait ?? []));
    expect(new Set(waits)).toEqual(new Set(['18:00', '8:45']));
  });

  it('has walkthroughs that open each two of the three boxes, in both orders', () => {
    const boxes = scenario.steps.LES_CONDAMNEES?.gathering?.parts ?? [];
    const opened = routes.map(({ moves }) =>
      moves
        .flatMap(({ step, call }) => (call === 'code/check' && boxes.includes(step) ? [step] : []))
        .join(' '),
    );
    const pairs = boxes.flatMap((first) =>
      boxes.filter((box) => box !== first).map((second) => `${first} ${second}`),
    );
    expect(new Set(opened)).toEqual(new Set(pairs));
  });
});

onBothServers(({ start }) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start({ cities: [source] })));

  it.each(routes)(
    'the city whose story branches reaches $ends over HTTP, with the papers of each move: $name',
    async ({ moves, ends, problems, written }) => {
      expect(problems).toEqual([]);
      app.clock.now = walkStart(story);
      const player = await app.playing(scenario.city);
      const listed = listedPapers({ written });
      for (const [position, { step, call, body, waitMs = 0 }] of moves.entries()) {
        app.clock.wait(5 * 60_000 + waitMs);
        expect((await player.post(`/api/${call}`, body)).status, `${step}: ${call}`).toBe(200);
        expectPapers((await player.status()).view, listed[position], step);
      }
      expect((await player.status()).step?.name).toBe(ends);
    },
  );

  it('the city whose story branches delivers the next morning’s message on the next morning', async () => {
    const [main] = routes;
    app.clock.now = walkStart(story);
    const player = await app.playing(scenario.city);
    for (const { call, body } of main?.moves ?? []) {
      app.clock.wait(5 * 60_000);
      await player.post(`/api/${call}`, body);
    }
    const { view } = await player.status();
    expect([view?.nextArrival, view?.opensAt]).toEqual([
      '2026-06-03T06:45:00.000Z',
      '2026-06-02T16:00:00.000Z',
    ]);
    expect(view?.messages.map(({ slug }) => slug)).not.toContain('rouvert');
    app.clock.now = Date.parse('2026-06-03T06:45:00Z');
    expect((await player.status()).view?.messages.map(({ slug }) => slug)).toContain('rouvert');
  });
});
