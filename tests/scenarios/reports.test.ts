import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fold } from '../../engine/answers/fold.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { compileTestCity, closedCities, readCity } from '../support/cities/cities.ts';
import { root } from '../support/programs/run.ts';
import { HASTY, LEISURELY, reportOn, textsOf } from '../support/reports/noted-game.ts';
import { findLeaks } from '../support/spoilers/harvest.ts';
import { secretsOf } from '../support/spoilers/secrets.ts';

const cities = [
  ...closedCities.map((name) => [name, readCity(name)] as const),
  ['aubrelle', compileTestCity(readCityFolder(join(root, 'tests/cities/aubrelle')))] as const,
].filter(([, { scenario }]) => scenario.report);

it('every city that a letter or a phrase opens has a report', () => {
  expect(cities.map(([name]) => name)).toEqual(expect.arrayContaining(['aubrelle', ...closedCities]));
});

describe.each(cities)('the report of %s', (_name, city) => {
  const { story, scenario, source, routes } = city;
  /** Everything that a player with the letter alone has not read. */
  const unread = secretsOf(scenario, source).at({
    walked: [scenario.start],
    hintsAsked: 0,
    recognised: false,
  });
  const answers = Object.values(scenario.steps).flatMap(({ examples }) => examples.accept);
  const almost = Object.values(scenario.steps).flatMap(({ examples }) => examples.almost);
  /** Tries each answer and near answer of the city at every step. */
  const guesser = { ...HASTY, tries: [...answers, ...almost] };

  const padded = (text: string): string => ` ${fold(text)} `;
  const told = (text: string): readonly string[] => [
    ...findLeaks(new Map([['report', text]]), unread),
    ...answers.filter((answer) => fold(answer).length >= 4 && padded(text).includes(padded(answer))),
  ];

  it.each(routes.map((route) => [route.name, route] as const))(
    'tells a stranger nothing on the route %s',
    (name, route) => {
      for (const manner of name === 'main' ? [HASTY, LEISURELY, guesser] : [HASTY, LEISURELY]) {
        const report = reportOn(story, route, manner);
        expect(report, 'the route comes to the end').not.toBeNull();
        expect(told(report?.lines.flatMap(({ heading, text }) => [heading, text]).join('\n') ?? '')).toEqual(
          [],
        );
      }
    },
  );

  it.each(routes.map((route) => [route.name, route] as const))(
    'shares less than half of its sentences between two unlike games of the route %s',
    (_route, route) => {
      const [quick, slow] = [
        textsOf(reportOn(story, route, HASTY)),
        textsOf(reportOn(story, route, LEISURELY)),
      ];
      const blank = (text: string): string => text.replace(/\d+/gu, '#');
      const shared = quick.filter((text) => slow.some((other) => blank(other) === blank(text)));
      expect(shared.length).toBeLessThan(Math.min(quick.length, slow.length) / 2);
    },
  );

  it('would be caught with an answer on it', () => {
    const long = answers.filter((answer) => fold(answer).length >= 4);
    expect(long.filter((answer) => told(`La recrue a dit ${answer}.`).length === 0)).toEqual([]);
  });
});
