import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isDraft } from '../../../engine/scenario/scenario.ts';
import { pageModules } from '../city/page-modules.ts';

/**
 * « virtual:stage-city/final »: a city as one module that contains all its texts, because a browser would
 * request each module separately.
 */
const STAGE_CITY = 'virtual:stage-city/';
const RESOLVED = `\0${STAGE_CITY}`;

const root = resolve(import.meta.dirname, '../../..');
const scenarios = join(root, 'scenarios');

/** A city that is being written may have pages that do not compile. */
const isFinished = (city: string): boolean => {
  const file = join(scenarios, city, 'scenario.yaml');
  return existsSync(file) && !isDraft(readFileSync(file, 'utf8'));
};

const cities = (): readonly string[] => readdirSync(scenarios).filter(isFinished);

const textsOf = (city: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(scenarios, city), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(yaml|mdx)$/.test(file))
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => [`/scenarios/${city}/${file}`, readFileSync(join(scenarios, city, file), 'utf8')]),
  );

/** The first city with this application among its tiles, else the first city. */
function cityWith(app: string): string {
  const has = (city: string): boolean =>
    Object.values(textsOf(city)).some((text) => text.includes(`app: ${app}\n`));
  const chosen = cities().find(has) ?? cities()[0];
  if (chosen === undefined) throw new Error('The stage needs a city in scenarios/');
  return chosen;
}

const PAGES = ['', '/documents', '/messages', '/pages'] as const;

function moduleOf(city: string): string {
  const folder = `/scenarios/${city}`;
  return [
    `import { cityOf } from '/web/workshop/city/city.ts';`,
    `const media = import.meta.glob(['${folder}/media/*', '${folder}/en/media/*'], { query: '?url', import: 'default', eager: true });`,
    `const pages = ${pageModules(['', '/en'].flatMap((own) => PAGES.map((kind) => folder + own + kind)))};`,
    `export const city = cityOf({ slug: ${JSON.stringify(city)}, folder: '${folder}/', texts: ${JSON.stringify(textsOf(city))}, media, pages });`,
  ].join('\n');
}

/** « virtual:city-pages »: the compiled pages of all cities, each variant of a page by itself. */
const CITY_PAGES = 'virtual:city-pages';

const folders = (): readonly string[] =>
  cities().flatMap((city) => ['documents', 'messages', 'pages'].map((kind) => `/scenarios/${city}/${kind}`));

/** Vite plugin for the virtual modules of these cities. */
export function stageCity(): Plugin {
  return {
    name: 'stage-city',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(STAGE_CITY) || id === CITY_PAGES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${CITY_PAGES}`) return `export const cityPages = ${pageModules(folders())};`;
      return id.startsWith(RESOLVED) ? moduleOf(cityWith(id.slice(RESOLVED.length))) : null;
    },
  };
}
