import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { advance, freshProgress, type WalkMove, standingOf } from '../../../engine/index.ts';
import { openDatabase, type Database } from '../../../server/store/database/open-database.ts';
import { orderStore } from '../../../server/store/orders/orders.ts';
import { newAccount, type NewAccount } from '../server/api-session.ts';
import { phone } from './browser.ts';
import { markEmailProved } from '../server/mark-email-proved.ts';
import { cityNames, isThere, readCity, type TestCity } from '../cities/cities.ts';
import type { ServerLocation } from '../server/hosted-server.ts';
import { TEST_TIMEOUT_MS } from '../suite/timeouts.ts';

/**
 * The city of tests that would work in any. Tests that name its steps have « Plays lyon » in their first
 * line.
 */
export const lyon = readCity(isThere('lyon') ? 'lyon' : (cityNames[0] ?? ''));

/** Lyon's longest walkthrough, as calls. */
export const lyonMoves = lyon.routes.find(({ name }) => name === 'secret')?.moves ?? [];

/** Reads or changes the database of a running server. */
export async function inDatabase<Result>(
  { dataDir }: ServerLocation,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase({ dataDir, databaseUrl: null });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export interface LetterOptions {
  readonly tiedEmail?: string;
  /** The order is paid, but not yet sent. */
  readonly unsent?: boolean;
}

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCode = (): string =>
  Array.from({ length: 6 }, () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)]).join('');

/** Creates an order, sent unless `unsent`. Returns its code. */
export async function postLetter(
  server: ServerLocation,
  { tiedEmail, unsent }: LetterOptions = {},
  { story, scenario }: TestCity = lyon,
): Promise<string> {
  const [code, now] = [newCode(), Date.now()];
  const progress = unsent
    ? freshProgress
    : advance(standingOf(story, freshProgress), { type: 'SEND' }, now).standing.progress;
  const order = {
    code,
    city: scenario.city,
    identifier: null,
    tiedEmail: tiedEmail ?? null,
    giftFrom: null,
    fullOnWin: false,
    contentVersion: scenario.version,
    progress,
  };
  await inDatabase(server, (db) => orderStore(db).create(order, now));
  return code;
}

/** Marks the email as proved, as the link of a mail does. */
export const proveIn = (server: ServerLocation, { email }: Pick<NewAccount, 'email'>): Promise<void> =>
  inDatabase(server, (db) => markEmailProved({ db, clock: { now: Date.now() } }, email));

export interface Recruit extends NewAccount {
  readonly server: ServerLocation;
  readonly code: string;
}

/** The calls of the shortest walkthrough that leads to a step. */
export function movesTo({ routes }: TestCity, step: string): readonly WalkMove[] {
  const ways = routes
    .map(({ moves, ends }) => ({
      moves,
      length: ends === step ? moves.length : moves.findIndex((move) => move.step === step),
    }))
    .filter(({ length }) => length >= 0)
    .map(({ moves, length }) => moves.slice(0, length));
  const shortest = ways.sort((a, b) => a.length - b.length)[0];
  if (!shortest) throw new Error(`no written route leads to ${step}`);
  return shortest;
}

/** Longer than any wait before the alternative route is allowed. */
const LONG_MS = 60_000;

/** Makes the walkthrough's calls from the player's current step until `step` is reached. */
export async function playTo(
  { session, server, code }: Recruit,
  step: string,
  city: TestCity = lyon,
): Promise<void> {
  const standing = (await session.get('user/status/current')).body.step as { name: string };
  const moves = movesTo(city, step);
  const first = moves.findIndex((move) => move.step === standing.name);
  for (const move of first < 0 ? [] : moves.slice(first)) {
    if (move.call === 'user/status/goAlternativePath')
      await inDatabase(server, (db) => db('orders').where({ code }).decrement('last_step_date', LONG_MS));
    const answer = await session.post(move.call, move.body);
    if (answer.status !== 200) throw new Error(`${move.step}: ${answer.text}`);
  }
}

/** Creates an account with its own letter, and plays it up to a step. */
export async function recruitAt(
  server: ServerLocation,
  step: string,
  city: TestCity = lyon,
): Promise<Recruit> {
  const recruit = { ...(await newAccount(server.address)), server, code: await postLetter(server, {}, city) };
  const activated = await recruit.session.post(`a/${recruit.code}`, { waiver: { version: 'essai' } });
  if (activated.status !== 200) throw new Error(activated.text);
  await proveIn(server, recruit);
  await playTo(recruit, step, city);
  return recruit;
}

/** Sets the session cookies of an account in a browser, as a login does. */
export async function giveSession(
  context: BrowserContext,
  { address }: Pick<ServerLocation, 'address'>,
  { token }: Pick<NewAccount, 'token'>,
): Promise<void> {
  await context.addCookies([
    { name: 'token', value: token, url: address, httpOnly: true, sameSite: 'Lax' },
    { name: 'session', value: '1', url: address, sameSite: 'Lax' },
  ]);
}

/** Waits until a server-rendered step is hydrated: it is inert until then. */
export const answersOf = (page: Page): Promise<void> =>
  page.locator('main[inert]').waitFor({ state: 'detached' });

/** Makes `goto` and `reload` wait for hydration, except with `waitUntil: 'commit'`. */
function waitsForScript(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const waits = async <Result>(
    opening: Promise<Result>,
    options: { readonly waitUntil?: string } = {},
  ): Promise<Result> => {
    const result = await opening;
    if (options.waitUntil !== 'commit') await answersOf(page);
    return result;
  };
  page.goto = (url, options) => waits(goto(url, options), options);
  page.reload = (options) => waits(reload(options), options);
}

/**
 * Opens a phone, logged in if there is an account. Close its context after the test. Service workers are
 * blocked by default: they would answer requests that a test wants to observe.
 */
export async function openPhone(
  browser: Browser,
  server: ServerLocation,
  account: NewAccount | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...phone,
    baseURL: server.address,
    serviceWorkers: 'block',
    ...options,
  });
  if (account) await giveSession(context, server, account);
  const page = await context.newPage();
  page.setDefaultTimeout(TEST_TIMEOUT_MS);
  if (options.javaScriptEnabled !== false) waitsForScript(page);
  return page;
}

/** Collects method and path below /api/ of the calls from now on, in order. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api\/(.*)$/.exec(request.url()) ?? [];
    if (path !== undefined) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}

export interface JournalRow {
  readonly reading: string;
  readonly verdict: 'right' | 'wrong';
}

/** A player's answers in the journal, oldest first. */
export async function journalOf(db: Database, code: string): Promise<readonly JournalRow[]> {
  const rows = db('attempts')
    .join('orders', 'orders.id', 'attempts.order_id')
    .where({ code, kind: 'answer' });
  return rows.orderBy('attempts.id').select<JournalRow[]>('reading', 'verdict');
}
