import { newPlayer, type ApiSession } from '../server/api-session.ts';
import type { TestCity, CityRoute } from '../cities/cities.ts';
import type { Build } from '../programs/build.ts';
import { startServer } from '../server/running-server.ts';
import { startTestApp } from '../server/test-app.ts';
import { tryDoors } from './doors.ts';
import { findLeaks, harvest, isHeaders, type Harvest } from './harvest.ts';
import { answered, nameOf, playAllStates, startPlaying, type PlayedState } from './play-states.ts';
import { harvestPublic } from './public-bytes.ts';
import { secretsOf, type Secrets, type SecretStanding } from './secrets.ts';

/** What a search has looked at, and what it found. */
export interface Findings {
  readonly states: number;
  /** Answers of the server that were read. */
  readonly answers: number;
  readonly characters: number;
  /** Sentences and answers looked for, each in each answer. */
  readonly secrets: number;
  /** Who could read what, and where. */
  readonly leaks: readonly string[];
  /** Addresses that were answered before their time. */
  readonly early: readonly string[];
}

export interface ToldSecrets extends TestCity {
  readonly secrets: Secrets;
}

export const withSecrets = (city: TestCity): ToldSecrets => ({ ...city, secrets: secretsOf(city.scenario, city.source) });

const NOWHERE: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };
const ALL_HINTS = Infinity;

/** What nobody may know who has not begun: of all cities. */
const beforeAll = (cities: readonly ToldSecrets[]) => cities.flatMap(({ secrets }) => secrets.at(NOWHERE));

function findingsOf(who: string, harvested: Harvest, secrets: ReturnType<Secrets['at']>): Findings {
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

/** A visitor, and somebody with an account and no letter. */
export async function searchOutside(cities: readonly ToldSecrets[]): Promise<Findings> {
  const server = await startServer();
  try {
    const stranger = await newPlayer(server.address);
    // All is fetched before anything is searched: that takes longer than a server keeps a connection.
    const [publicly, atDoors] = [await harvestPublic(server.address), await tryDoors(stranger, 'ABC123')];
    const secrets = beforeAll(cities);
    return sum([findingsOf('a visitor', publicly, secrets), findingsOf('without a letter', atDoors, secrets)]);
  } finally {
    await server.stop();
  }
}

interface Search {
  readonly build: Build;
  readonly city: ToldSecrets;
  readonly others: readonly ToldSecrets[];
  readonly route: CityRoute;
}

/** A player of one route in each state of it, who tries staff's doors too; then somebody else, who tries each address before its time. */
export async function searchRoute(search: Search): Promise<Findings> {
  const { city, others, route } = search;
  const passed = new Map<string, Harvest>();
  const found: Findings[] = [];
  const elsewhere = beforeAll(others).filter((secret) => !city.secrets.says(secret));
  await walk(search, async ({ session, code }, standing, answers) => {
    const seen = await harvest(session, answers);
    passed.set(nameOf(standing), seen);
    const all = new Map([...seen, ...(await tryDoors(session, code))]);
    const name = `${city.scenario.slug}, ${route.name}, ${nameOf(standing)}`;
    found.push(findingsOf(name, all, [...city.secrets.at(standing), ...elsewhere]));
  });
  return { ...sum(found), early: await openedEarly(search, passed) };
}

async function openedEarly(search: Search, passed: ReadonlyMap<string, Harvest>): Promise<string[]> {
  const everywhere = new Set([...passed.values()].flatMap((seen) => [...seen.keys()].filter((key) => key.startsWith('/'))));
  const early: string[] = [];
  const before = new Set<string>();
  const note = (who: string, addresses: readonly string[]) => early.push(...addresses.map((address) => `${who}: ${address}`));
  await walk(search, async ({ session, stranger }, standing) => {
    if (before.size === 0) note('without a letter', await answered(stranger, [...everywhere]));
    for (const address of passed.get(nameOf(standing))?.keys() ?? []) before.add(address);
    const notYet = [...everywhere].filter((address) => !before.has(address));
    note(`${search.city.scenario.slug}, ${nameOf(standing)}`, await answered(session, notYet));
  });
  return early;
}

interface Walker {
  readonly session: ApiSession;
  readonly code: string;
  readonly stranger: ApiSession;
}

/** Plays the route in an application of its own, as it was built, by a clock that need not be waited for. */
async function walk(
  { build, city, route }: Search,
  at: (walker: Walker, ...visited: Parameters<PlayedState>) => Promise<void>,
): Promise<void> {
  const app = await startTestApp({ ...build, settings: { debug: true }, quiet: true });
  try {
    const code = await app.post(city.scenario.city);
    const walker = { session: await startPlaying(app.address, code), code, stranger: await newPlayer(app.address) };
    const visit: PlayedState = (...visited) => at(walker, ...visited);
    await playAllStates({ session: walker.session, city, route, hints: ALL_HINTS, visit, wait: app.clock.wait });
  } finally {
    await app.stop();
  }
}
