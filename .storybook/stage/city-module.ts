import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The module that gives the stage its city: one module for all its texts, since a browser asks for each by itself. */
const STAGE_CITY = 'virtual:stage-city';
const RESOLVED = `\0${STAGE_CITY}`;

const root = resolve(import.meta.dirname, '../..');
const scenarios = join(root, 'scenarios');

const cities = (): readonly string[] => readdirSync(scenarios).filter((name) => statSync(join(scenarios, name)).isDirectory());

const textsOf = (city: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(scenarios, city), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(yaml|mdx)$/.test(file))
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => [`/scenarios/${city}/${file}`, readFileSync(join(scenarios, city, file), 'utf8')]),
  );

/** The city with most to show: another way, and an application of the end. Else simply the first of the list. */
function chosenCity(): string {
  const hasMost = (city: string): boolean => {
    const texts = Object.values(textsOf(city)).join('\n');
    return /^alternative:/m.test(texts) && /app: final\b/.test(texts);
  };
  const chosen = cities().find(hasMost) ?? cities()[0];
  if (chosen === undefined) throw new Error('The stage needs a city in scenarios/');
  return chosen;
}

function moduleOf(city: string): string {
  const folder = `/scenarios/${city}`;
  return [
    `import { cityOf } from '/.storybook/city.ts';`,
    `const media = import.meta.glob('${folder}/media/*', { query: '?url', import: 'default', eager: true });`,
    `const pages = import.meta.glob(['${folder}/*.mdx', '${folder}/{documents,messages,pages}/*.mdx']);`,
    `export const city = cityOf(${JSON.stringify(city)}, ${JSON.stringify(textsOf(city))}, media);`,
    `export const importPage = async (address) => pages[address.replace('/letter/', '/')]();`,
  ].join('\n');
}

/** The city of the stage, chosen by what it has. */
export function stageCity(): Plugin {
  return {
    name: 'stage-city',
    enforce: 'pre',
    resolveId: (id) => (id === STAGE_CITY ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? moduleOf(chosenCity()) : null),
  };
}
