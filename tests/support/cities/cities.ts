import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseWalkthroughs,
  playWalkthrough,
  type Scenario,
  type ScenarioSource,
  type Story,
  type WalkRoute,
  type WalkthroughFile,
} from '../../../engine/index.ts';
import { listFinished } from '../../../server/content/list-cities.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { compiled } from '../../../scripts/explain/cities/compiled.ts';
import { root } from '../programs/run.ts';

export const scenariosDir = join(root, 'scenarios');
export const everyCity = listFinished(scenariosDir);

const scenarioFile = (slug: string): string =>
  readFileSync(join(scenariosDir, slug, 'scenario.yaml'), 'utf8');

/** The cities with a letter. */
export const cityNames = everyCity.filter((slug) => !/^entry:/m.test(scenarioFile(slug)));

/** The cities that a letter or a phrase opens; any other is open to anybody. */
export const closedCities = everyCity.filter((slug) => !/\bopen: true\b/.test(scenarioFile(slug)));

/** The cities that a phrase opens. */
export const phraseCities = closedCities.filter((slug) => !cityNames.includes(slug));

/** Tests of one city are skipped when its folder does not exist. */
export const isThere = (slug: string): boolean => everyCity.includes(slug);

/** A written walkthrough with the API calls that it consists of. */
export interface CityRoute extends WalkRoute {
  readonly ends: string;
  readonly written: WalkthroughFile;
}

export interface TestCity {
  readonly source: ScenarioSource;
  readonly story: Story;
  readonly scenario: Scenario;
  /** The written walkthroughs as calls, `main` first. */
  readonly routes: readonly CityRoute[];
}

const read = new Map<string, TestCity>();

/** Reads a city of scenarios/. Cached per slug. */
export function readCity(slug: string): TestCity {
  const city = read.get(slug) ?? compileTestCity(readCityFolder(join(scenariosDir, slug)));
  read.set(slug, city);
  return city;
}

export function compileTestCity(source: ScenarioSource): TestCity {
  const story = compiled(source);
  const routes = parseWalkthroughs(source).map((written) => ({
    ...playWalkthrough(story, written),
    ends: written.ends,
    written,
  }));
  return { source, story, scenario: story.scenario, routes };
}

/**
 * The longest route without an alternative path and the shortest with one: together they reach every step.
 */
export function routesToPlay({ routes }: TestCity): CityRoute[] {
  const takesAlternative = (route: CityRoute): boolean =>
    route.moves.some(({ call }) => call === 'user/status/goAlternativePath');
  const byLength = [...routes].sort((a, b) => b.moves.length - a.moves.length);
  const longest = byLength.find((route) => !takesAlternative(route));
  const around = byLength.findLast(takesAlternative);
  return [longest, around].filter((route) => route !== undefined);
}
