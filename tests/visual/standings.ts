import type { Middleware } from '../../server/http/context.ts';
import type { Build } from '../support/programs/build.ts';
import { readCity, type TestCity } from '../support/cities/cities.ts';
import { movesTo } from '../support/e2e/recruit.ts';
import { QUICK_HASHING } from '../support/server/quick-hashing.ts';
import { staffOf } from '../support/server/staff.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';
import type { Player } from '../support/server/test-player.ts';

interface PlayerStanding {
  readonly who: 'player';
  readonly city: string;
  readonly step: string;
  /** Hour of the day in UTC. */
  readonly hour?: number;
  /** Number of hints requested in this step. */
  readonly hints?: number;
}

/** The viewer of a screen, with the step of a player. */
export type Standing = PlayerStanding | { readonly who: 'nobody' | 'newcomer' | 'staff' };

export const nobody: Standing = { who: 'nobody' };
export const newcomer: Standing = { who: 'newcomer' };
export const staff: Standing = { who: 'staff' };
export const player = (
  city: string,
  step: string,
  more: { hour?: number; hints?: number } = {},
): Standing => ({
  who: 'player',
  city,
  step,
  ...more,
});

const MINUTE_MS = 60_000;

/** A separate application, and the viewer's session token in it. */
export interface Stood {
  readonly app: TestApp;
  readonly token: string | null;
}

const cities = new Map<string, TestCity>();

/** Caches compiled cities by folder. */
function cityOf(folder: string): TestCity {
  const city = cities.get(folder) ?? readCity(folder);
  cities.set(folder, city);
  return city;
}

async function played(app: TestApp, folder: string, step: string): Promise<Player> {
  const city = cityOf(folder);
  const one = await app.playing(city.scenario.city);
  for (const { call, body } of movesTo(city, step)) {
    app.clock.wait(MINUTE_MS);
    const { status, text } = await one.post(`/api/${call}`, body);
    if (status !== 200) throw new Error(`${folder}, ${step}: ${text}`);
  }
  return one;
}

async function askHints(app: TestApp, one: Player, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 1) {
    app.clock.wait(MINUTE_MS);
    await one.post('/api/user/status/newClue');
  }
}

/** A member of staff with orders at several steps, and one that is not sent yet. */
async function staffAtWork(app: TestApp): Promise<Player> {
  for (const [city, step] of [
    ['lyon', 'FIND_STATUE'],
    ['lyon', 'FIRST_END'],
    ['toulouse', 'LE_PONT'],
  ] as const)
    await played(app, city, step);
  const one = await staffOf(app, 'guichet@poste.test');
  await one.post('/api/admin/status/create', { cityName: cityOf('lyon').scenario.city });
  return one;
}

/**
 * Refuses to record opened pages, which would change later pictures. The server does it, because Playwright's
 * routing intercepts every request and disables the browser's cache.
 */
const forgetsOpened: Middleware = async (context, next) => {
  if (context.path === '/api/user/status/opened') context.status = 503;
  else await next();
};

/**
 * Starts a separate application with a stopped clock for a standing, so that other pictures cannot affect it.
 */
export async function takeStanding(standing: Standing, build: Build): Promise<Stood> {
  const app = await startTestApp({ ...build, hashing: QUICK_HASHING, planted: forgetsOpened });
  const { token } = await enter(app, standing);
  if (standing.who === 'player' && standing.hour !== undefined)
    app.clock.now = new Date(app.clock.now).setUTCHours(standing.hour, 0);
  return { app, token };
}

function enter(app: TestApp, standing: Standing): Player | Promise<Player> {
  if (standing.who === 'player') return playing(app, standing);
  return { nobody: app.visitor, newcomer: () => withLetter(app), staff: () => staffAtWork(app) }[
    standing.who
  ]();
}

/** A new account. The posted letter has the first code that the application generates. */
async function withLetter(app: TestApp): Promise<Player> {
  await app.post(cityOf('lyon').scenario.city);
  return app.player();
}

async function playing(app: TestApp, { city, step, hints = 0 }: PlayerStanding): Promise<Player> {
  const one = await played(app, city, step);
  await askHints(app, one, hints);
  return one;
}
