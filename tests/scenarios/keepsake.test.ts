import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { join } from 'node:path';
import { fold } from '../../engine/answers/fold.ts';
import { judge, presentStatus } from '../../engine/index.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import type { MapData } from '../../web/player/pages/map/map-data.ts';
import { type Mark, type PrintedSheet } from '../../web/player/printed/marks.ts';
import { type KeepsakeFormat, printKeepsake } from '../../web/player/keepsake/print-keepsake.ts';
import { SheetMarks } from '../../web/player/printed/SheetMarks.tsx';
import {
  compileTestCity,
  everyCity,
  readCity,
  type CityRoute,
  type TestCity,
} from '../support/cities/cities.ts';
import { root } from '../support/programs/run.ts';
import { LEISURELY, playNoted } from '../support/reports/noted-game.ts';
import { findLeaks } from '../support/spoilers/harvest.ts';
import { secretsOf } from '../support/spoilers/secrets.ts';

const cities = [
  ...everyCity.map((name) => [name, readCity(name)] as const),
  ['aubrelle', compileTestCity(readCityFolder(join(root, 'tests/cities/aubrelle')))] as const,
];

const FORMATS: readonly KeepsakeFormat[] = ['tall', 'square', 'card'];

/** The view at the end of a route on which each solution was asked for. */
function endOf({ story }: TestCity, route: CityRoute) {
  const game = playNoted(story, route, LEISURELY);
  const { view } = presentStatus({
    standing: game.standing(),
    order: { code: 'PLI417', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] },
    now: game.now(),
    addresses: { medium: (name) => `/media/${name}`, page: (key) => `/pages/${key}` },
    debug: false,
    anotherCity: null,
  });
  if (!view) throw new Error('The game has no view');
  return view;
}

const mapOf = ({ source }: TestCity): MapData | null => {
  const file = source.files.find(({ path }) => path === 'media/map.yaml');
  return file ? (parse(file.text) as MapData) : null;
};

function pictures(city: TestCity, route: CityRoute): readonly PrintedSheet[] {
  const { city: shown, stamps = [] } = endOf(city, route);
  const given = {
    city: shown,
    accent: shown.accent.onPaper,
    stamps,
    map: mapOf(city),
    product: 'Poste Restante',
    count: `${stamps.length} timbres oblitérés`,
    language: 'fr',
  } as const;
  return FORMATS.map((format) => printKeepsake(given, format));
}

/** As it is before it becomes pixels. */
const svgOf = (sheet: PrintedSheet): string => renderToStaticMarkup(createElement(SheetMarks, sheet));

/** The words on a sheet: those of a mark, and those that marks of a letter each make together. */
function wordsOf(marks: readonly Mark[]): readonly string[] {
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  return [...new Set([...texts, texts.join(' '), texts.join('')])];
}

/** Everything that tells a place or an answer, without the city's own name. */
function namesIn({ scenario }: TestCity): readonly string[] {
  const steps = Object.values(scenario.steps);
  const names = [
    ...scenario.mapNames,
    ...scenario.places.map(({ name }) => name),
    ...steps.flatMap(({ examples }) => examples.accept),
  ];
  const own = [scenario.name, ...scenario.aliases].map(fold);
  return [...new Set(names.map(fold))].filter((name) => name.length >= 3 && !own.includes(name));
}

function told(city: TestCity, { marks }: PrintedSheet, svg: string): readonly string[] {
  const { scenario, source } = city;
  const unread = secretsOf(scenario, source).at({
    walked: [scenario.start],
    hintsAsked: 0,
    recognised: false,
  });
  const said = wordsOf(marks).map((text) => ` ${fold(text)} `);
  return [
    ...findLeaks(new Map([['picture', svg]]), unread),
    ...namesIn(city).filter((name) => said.some((text) => text.includes(` ${name} `))),
  ];
}

describe.each(cities)('the picture of a walk in %s', (_name, city) => {
  const [main, ...others] = city.routes;
  const routes = [main, others.find(({ ends }) => city.scenario.steps[ends]?.kind === 'secret')].filter(
    (route) => route !== undefined,
  );

  it.each(routes.map((route) => [route.name, route] as const))(
    'tells a stranger no answer, street or place on the route %s',
    (_route, route) => {
      for (const sheet of pictures(city, route)) {
        const svg = svgOf(sheet);
        expect(told(city, sheet, svg)).toEqual([]);
        expect(svg).not.toMatch(/<image|href|\/media\//u);
      }
    },
  );

  it('has nothing that a step of the city takes for its answer', () => {
    for (const { marks } of main ? pictures(city, main) : [])
      for (const text of wordsOf(marks))
        for (const { name, puzzle } of Object.values(city.scenario.steps))
          if (puzzle && puzzle.type !== 'choice')
            expect([name, text, judge(city.story, name, text).verdict]).not.toEqual([name, text, 'right']);
  });
});

it('a street on the picture would be found', () => {
  const city = readCity(everyCity.find((slug) => mapOf(readCity(slug)) !== null) ?? '');
  const [main] = city.routes;
  const [sheet] = main ? pictures(city, main) : [];
  const [street] = city.scenario.mapNames;
  if (!sheet || street === undefined) throw new Error('no picture to spoil');
  const planted: Mark = { kind: 'text', text: `Par ${street}`, x: 0, y: 0, size: 10, ink: '#000000' };
  const spoilt = { ...sheet, marks: [...sheet.marks, planted] };
  expect(told(city, spoilt, svgOf(spoilt))).toContain(fold(street));
});
