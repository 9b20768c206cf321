import type { Nodes } from 'mdast';
import { createReport } from '../diagnostics/report.ts';
import { DETOUR, KILOMETRES_AN_HOUR, walkingMetres, walkingMinutes } from '../places/distance.ts';
import { routeName } from '../scenario/decision-words.ts';
import { variantSlug } from '../scenario/page-variants.ts';
import { parseMdx } from '../scenario/parse/parse-mdx.ts';
import { keepPassages, variantsIn } from '../scenario/parse/passages.ts';
import type { ReadFile } from '../scenario/parse/read-file.ts';
import { pageNameOf } from '../scenario/parse/read-page.ts';
import { sourceText } from '../scenario/parse/source-text.ts';
import { type Route, routesThrough, stepsAlong } from '../scenario/routes.ts';
import type { Scenario, ScenarioSource } from '../scenario/scenario.ts';
import { createStory, type Story } from '../story/story.ts';
import { countWords } from '../text/typeset.ts';
import type { PlacesFile } from '../types/places.generated.ts';
import { type CityNames, cityNames } from './city-names.ts';
import { columnsAlong, type Presence, presenceOf } from './presence.ts';
import { sketch } from './sketch.ts';
import { numbersOf, type StoryGraph, storyGraphOf } from './story-graph.ts';

export interface CitySheet {
  readonly graph: StoryGraph;
  readonly names: CityNames;
  readonly presence: Presence;
  readonly reading: StoryReading;
  readonly walking: Walking;
}

/**
 * Leaves out files that cannot be parsed. `read`: one that remembers, for a city that is drawn again and
 * again.
 */
export function sheetOf(source: ScenarioSource, read?: ReadFile): CitySheet {
  const city = sketch(source, read);
  const story = createStory(city.scenario);
  const presence = presenceOf(story);
  const register = city.draft.places.flatMap(({ value }) => value);
  return {
    graph: storyGraphOf(city, presence),
    names: cityNames(city.draft, numbersOf(presence)),
    presence,
    reading: readingOf(source, presence, story),
    walking: walkingOf(city.scenario, register),
  };
}

/** Reading speed on a phone in the street. */
export const WORDS_A_MINUTE = 200;

/** The usual length of a whole story, in words. */
const USUAL_WORDS = { least: 2500, most: 4000 } as const;

interface PageWords {
  /** `<kind>/<slug>`, of each variant. */
  readonly page: string;
  readonly words: number;
  readonly seconds: number;
}

/** The words of a whole route when every page is opened once. */
interface RouteWords {
  /** Its French name. */
  readonly route: string;
  readonly words: number;
  readonly seconds: number;
}

export interface StoryReading {
  readonly wordsAMinute: number;
  readonly usual: { readonly least: number; readonly most: number };
  readonly pages: readonly PageWords[];
  readonly routes: readonly RouteWords[];
}

/** Counts the words of each page and of each route. The paper letter is not counted. */
export function readingOf(
  { files }: ScenarioSource,
  presence: Presence,
  story: Pick<Story, 'routes' | 'scenario'>,
): StoryReading {
  const pages = files.flatMap((file): PageWords[] => {
    const name = pageNameOf(file.path);
    if (!name) return [];
    const root = parseMdx(sourceText(file), createReport().report);
    const variants = root ? variantsIn(root) : [];
    if (!root || variants.length === 0)
      return [{ page: `${name.kind}/${name.slug}`, ...timed(root ? wordsIn(root) : 0) }];
    return variants.map((variant, index) => ({
      page: `${name.kind}/${variantSlug(name.slug, index)}`,
      ...timed(wordsIn(keepPassages(root, variant))),
    }));
  });
  return {
    wordsAMinute: WORDS_A_MINUTE,
    usual: USUAL_WORDS,
    pages,
    routes: routeWords(pages, presence, story),
  };
}

const timed = (words: number) => ({ words, seconds: Math.round((words / WORDS_A_MINUTE) * 60) });

/** Attributes whose value the player reads. */
const READ_ATTRIBUTES: readonly string[] = ['caption', 'legend', 'transcript', 'who', 'voice'];

/** The words that a player reads of a page, or of a part of it. */
export function wordsIn(node: Nodes): number {
  const own = 'value' in node && typeof node.value === 'string' ? countWords(node.value) : 0;
  const attributes =
    'attributes' in node
      ? node.attributes.reduce((sum, attribute) => sum + wordsOfAttribute(attribute), 0)
      : 0;
  const inside = 'children' in node ? node.children.reduce((sum, child) => sum + wordsIn(child), 0) : 0;
  return own + attributes + inside;
}

function wordsOfAttribute(attribute: {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}): number {
  const isRead = attribute.type === 'mdxJsxAttribute' && READ_ATTRIBUTES.includes(attribute.name ?? '');
  return isRead && typeof attribute.value === 'string' ? countWords(attribute.value) : 0;
}

function routeWords(
  pages: readonly PageWords[],
  presence: Presence,
  { routes, scenario }: Pick<Story, 'routes' | 'scenario'>,
): RouteWords[] {
  return routes.map((route) => {
    const read = new Set(columnsAlong(presence, route).flatMap(({ there }) => Object.values(there)));
    const words = pages.filter(({ page }) => read.has(page)).reduce((sum, page) => sum + page.words, 0);
    return { route: routeName(route, routes[0]?.chosen, scenario.steps), ...timed(words) };
  });
}

type WalkedPlace = PlacesFile[number];

/** The way from one place to the next. */
interface Leg {
  readonly from: string;
  readonly to: string;
  /** The step that sends the player there. */
  readonly step: string;
  readonly metres: number;
  readonly seconds: number;
  /** The coordinates of one end are approximate. */
  readonly approximate: boolean;
}

interface RouteWalk {
  /** Its French name. */
  readonly route: string;
  readonly legs: readonly Leg[];
  readonly metres: number;
  readonly seconds: number;
}

export interface Walking {
  readonly detour: number;
  readonly kilometresAnHour: number;
  readonly routes: readonly RouteWalk[];
}

/**
 * Walking distances along each route, from place to place in the order of the steps. One does not walk to a
 * place seen from another.
 */
function walkingOf(scenario: Scenario, register: readonly WalkedPlace[]): Walking {
  const places = new Map(register.map((place) => [place.slug, place]));
  const routes = routesThrough(scenario);
  const walks = routes.map((route) => ({
    route: routeName(route, routes[0]?.chosen, scenario.steps),
    ...walkAlong(scenario, route, places),
  }));
  return { detour: DETOUR, kilometresAnHour: KILOMETRES_AN_HOUR, routes: walks };
}

function walkAlong(
  scenario: Scenario,
  route: Route,
  places: ReadonlyMap<string, WalkedPlace>,
): Omit<RouteWalk, 'route'> {
  const stops = stepsAlong(scenario, route).flatMap((step) =>
    (scenario.steps[step]?.places ?? []).map((slug) => ({
      step,
      place: places.get(places.get(slug)?.seenFrom ?? slug),
    })),
  );
  const legs: Leg[] = [];
  let last: WalkedPlace | undefined;
  for (const { step, place } of stops) {
    if (last && place && place !== last) legs.push(legBetween(last, place, step));
    last = place ?? last;
  }
  const sum = (what: 'metres' | 'seconds'): number => legs.reduce((total, leg) => total + leg[what], 0);
  return { legs, metres: sum('metres'), seconds: sum('seconds') };
}

function legBetween(from: WalkedPlace, to: WalkedPlace, step: string): Leg {
  const metres = Math.round(walkingMetres(from.at, to.at));
  const seconds = Math.round(walkingMinutes(metres) * 60);
  return {
    from: from.name,
    to: to.name,
    step,
    metres,
    seconds,
    approximate: Boolean(from.approximate ?? to.approximate),
  };
}
