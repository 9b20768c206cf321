import type { ApiSession } from '../server/api-session.ts';
import { readCity, type TestCity, type CityRoute } from '../cities/cities.ts';
import { gamesBefore } from '../cities/games-elsewhere.ts';
import type { Build } from '../programs/build.ts';
import { describedOperations } from '../server/openapi.ts';
import { startTestApp, type TestApp } from '../server/test-app.ts';
import { beginGame } from './begin-game.ts';
import { findLeaks, harvest, isHeaders, noteSecret, type Harvest } from './harvest.ts';
import { answered, nameOf, playAllStates, type PlayedState } from './play-states.ts';
import { secretsOf, type Secrets, type SecretStanding } from './secrets.ts';

/** Counts and results of a search. */
export interface Findings {
  readonly states: number;
  /** Number of responses read. */
  readonly answers: number;
  readonly characters: number;
  /** Number of secrets searched for in each response. */
  readonly secrets: number;
  /** One sentence per leak: reader, secret and address. */
  readonly leaks: readonly string[];
  /** Addresses that could be opened too early. */
  readonly early: readonly string[];
}

export interface CityWithSecrets extends TestCity {
  readonly secrets: Secrets;
}

export const withSecrets = (city: TestCity): CityWithSecrets => ({
  ...city,
  secrets: secretsOf(city.scenario, city.source),
});

const NOWHERE: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };

/** The secrets of all cities before anything was played. */
const beforeAll = (cities: readonly CityWithSecrets[]) =>
  cities.flatMap(({ secrets }) => secrets.at(NOWHERE));

export function findingsOf(who: string, harvested: Harvest, secrets: ReturnType<Secrets['at']>): Findings {
  const characters = [...harvested.values()].reduce((sum, { length }) => sum + length, 0);
  const leaks = findLeaks(harvested, secrets).map((leak) => `${who}: ${leak}`);
  const answers = [...harvested.keys()].filter((what) => !isHeaders(what)).length;
  return { states: 1, answers, characters, secrets: secrets.length, leaks, early: [] };
}

export const sum = (all: readonly Findings[]): Findings =>
  all.reduce((left, right) => ({
    states: left.states + right.states,
    answers: left.answers + right.answers,
    characters: left.characters + right.characters,
    secrets: left.secrets + right.secrets,
    leaks: [...left.leaks, ...right.leaks],
    early: [...left.early, ...right.early],
  }));

const READ_OPERATIONS = describedOperations().filter(({ method }) => method === 'GET');

/**
 * Requests every described GET operation, staff's included, with this order's code. Adds responses and
 * headers.
 */
export async function readEveryOperation(session: ApiSession, code: string): Promise<Harvest> {
  const found = new Map<string, string>();
  for (const { path } of READ_OPERATIONS) {
    const address = path.replace('{code}', code).replace(/\{\w+\}/g, '1');
    const response = await session.fetch(address);
    await noteSecret(found, `${response.status} ${address}`, response);
  }
  return found;
}

export interface WalkedRoute {
  readonly build: Build;
  readonly city: TestCity;
  readonly route: CityRoute;
  /** The most hints requested per step. */
  readonly hints: number;
}

interface Search extends WalkedRoute {
  readonly city: CityWithSecrets;
  readonly others: readonly CityWithSecrets[];
}

/**
 * The status tells the names of the steps reached, as specified, and the name of a step may hold its answer.
 */
export const withoutNames = (harvested: Harvest, { walked }: SecretStanding): Harvest =>
  new Map(
    [...harvested].map(([what, text]) => [
      what,
      walked.reduce((rest, name) => rest.replaceAll(`"${name}"`, '""'), text),
    ]),
  );

/**
 * The secrets of a city for an account that has finished the games before this route: what they say is no
 * secret to it.
 */
export function secretsOnRoute(city: TestCity, route: CityRoute): Secrets['at'] {
  const { at } = secretsOf(city.scenario, city.source);
  const read = gamesBefore(city, route).map((game) => withSecrets(readCity(game.city)).secrets);
  return (standing) => at(standing).filter((secret) => !read.some(({ says }) => says(secret)));
}

/**
 * Searches each state of one route, staff operations included; a second account then tries each address
 * before its time. Both begin with an account to which the city is closed.
 */
export async function searchRoute(search: Search): Promise<Findings> {
  const { city, others, route } = search;
  const passed = new Map<string, Harvest>();
  const found: Findings[] = [];
  const secrets = secretsOnRoute(city, route);
  const finished = gamesBefore(city, route).map((game) => game.city);
  const elsewhere = beforeAll(others.filter(({ scenario }) => !finished.includes(scenario.slug))).filter(
    (secret) => !city.secrets.says(secret),
  );
  const name = `${city.scenario.slug}, ${route.name}`;
  const outside = async (closed: ApiSession): Promise<void> => {
    const read = new Map([...(await harvest(closed)), ...(await readEveryOperation(closed, 'ABC123'))]);
    found.push(findingsOf(`${name}, before the city is open`, read, [...secrets(NOWHERE), ...elsewhere]));
  };
  const visit: Visit = async ({ session, code }, standing, answers) => {
    const harvested = await harvest(session, answers);
    passed.set(nameOf(standing), harvested);
    const all = withoutNames(new Map([...harvested, ...(await readEveryOperation(session, code))]), standing);
    found.push(findingsOf(`${name}, ${nameOf(standing)}`, all, [...secrets(standing), ...elsewhere]));
  };
  await walk(search, { outside, visit });
  return { ...sum(found), early: await openedEarly(search, passed) };
}

async function openedEarly(search: Search, passed: ReadonlyMap<string, Harvest>): Promise<string[]> {
  const everywhere = new Set(
    [...passed.values()].flatMap((harvested) => [...harvested.keys()].filter((key) => key.startsWith('/'))),
  );
  const built = search.build.content.city(search.city.scenario.city);
  const early: string[] = [];
  const before = new Set<string>();
  const note = (who: string, addresses: readonly string[]): void =>
    void early.push(...addresses.map((address) => `${search.city.scenario.slug}, ${who}: ${address}`));
  const outside = async (closed: ApiSession): Promise<void> => {
    const all = [...everywhere, ...(built?.pages.keys() ?? []), ...(built?.media.keys() ?? [])];
    note('before the city is open', await answered(closed, all));
  };
  const visit: Visit = async ({ session }, standing) => {
    const harvested = passed.get(nameOf(standing));
    if (!harvested) throw new Error(`the second account comes to another state: ${nameOf(standing)}`);
    for (const address of harvested.keys()) before.add(address);
    note(
      nameOf(standing),
      await answered(
        session,
        [...everywhere].filter((address) => !before.has(address)),
      ),
    );
  };
  await walk(search, { outside, visit });
  return early;
}

interface Walker {
  readonly session: ApiSession;
  /** Of one of the account's orders. */
  readonly code: string;
}

type Visit = (walker: Walker, ...visited: Parameters<PlayedState>) => Promise<void>;

interface Walk {
  /** As in `beginGame`. */
  readonly outside?: (closed: ApiSession) => Promise<void>;
  /** Called when the game has begun. */
  readonly begin?: (session: ApiSession, app: TestApp) => Promise<void>;
  readonly visit: Visit;
}

/** Plays the route in its own application, with the build and a clock that the test sets. */
export async function walk(
  { build, city, route, hints }: WalkedRoute,
  { outside, begin, visit }: Walk,
): Promise<void> {
  const app = await startTestApp({ ...build, settings: { debug: true }, quiet: true });
  try {
    let code = '';
    const codeOf = async ({ scenario }: TestCity): Promise<string> => (code = await app.post(scenario.city));
    const { wait } = app.clock;
    const session = await beginGame({
      address: app.address,
      city,
      route,
      codeOf,
      wait,
      ...(outside && { outside }),
    });
    await begin?.(session, app);
    await playAllStates({
      session,
      city,
      route,
      hints,
      wait,
      visit: (...visited) => visit({ session, code }, ...visited),
    });
  } finally {
    await app.stop();
  }
}
