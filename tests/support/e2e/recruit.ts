import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { advance, freshProgress } from '../../../engine/index.ts';
import { openDatabase, type Database } from '../../../server/store/open-database.ts';
import { orderStore } from '../../../server/store/orders.ts';
import { newAccount, type NewAccount } from '../api-session.ts';
import { phone } from '../browser.ts';
import { readCity } from '../cities.ts';
import type { RunningServer } from '../running-server.ts';

const city = readCity('lyon');

/** The city's longest written walkthrough, as calls. */
export const lyonMoves = city.routes.find(({ name }) => name === 'secret')?.moves ?? [];
export const lyon = city.scenario;

/** Looks into the database of a running server, or changes it, as time or staff would. */
export async function inDatabase<Result>({ dataDir }: RunningServer, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ dataDir, databaseUrl: null });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export interface LetterOptions {
  readonly giftFrom?: string;
  readonly tiedEmail?: string;
  /** Paid for, and not yet in the post. */
  readonly unsent?: boolean;
}

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCode = (): string => Array.from({ length: 6 }, () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)]).join('');

/** A letter in the post; gives its code. */
export async function postLetter(server: RunningServer, { giftFrom, tiedEmail, unsent }: LetterOptions = {}): Promise<string> {
  const [code, now] = [newCode(), Date.now()];
  const progress = unsent ? freshProgress : advance(lyon, freshProgress, { type: 'SEND' }, now).progress;
  const order = {
    code,
    city: lyon.city,
    identifier: null,
    tiedEmail: tiedEmail ?? null,
    giftFrom: giftFrom ?? null,
    fullOnWin: false,
    progress,
  };
  await inDatabase(server, (db) => orderStore(db).create(order, now));
  return code;
}

export interface Recruit extends NewAccount {
  readonly code: string;
}

/** Answers right until the step is reached. */
export async function playTo({ session }: Recruit, step: string): Promise<void> {
  const standing = (await session.get('user/status/current')).body.step as { name: string };
  for (const move of lyonMoves.slice(lyonMoves.findIndex((one) => one.step === standing.name))) {
    if (move.step === step) return;
    const answer = await session.post(move.call, move.body);
    if (answer.status !== 200) throw new Error(`${move.step}: ${answer.text}`);
  }
}

/** A new account with a letter of its own, played up to a step. */
export async function recruitAt(server: RunningServer, step: string): Promise<Recruit> {
  const recruit = { ...(await newAccount(server.address)), code: await postLetter(server) };
  const activated = await recruit.session.post(`a/${recruit.code}`, { waiver: { version: 'essai' } });
  if (activated.status !== 200) throw new Error(activated.text);
  await playTo(recruit, step);
  return recruit;
}

/** Puts the session of an account into a browser, as its own login would have. */
export async function giveSession(context: BrowserContext, { address }: RunningServer, { token }: NewAccount): Promise<void> {
  await context.addCookies([
    { name: 'token', value: token, url: address, httpOnly: true, sameSite: 'Lax' },
    { name: 'session', value: '1', url: address, sameSite: 'Lax' },
  ]);
}

/** A phone, in the hand of the account if there is one. Close its context when the test is over. */
export async function openPhone(
  browser: Browser,
  server: RunningServer,
  account: NewAccount | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL: server.address, ...options });
  if (account) await giveSession(context, server, account);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

/** The paths below /api/ of the calls made from now on, in order. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api\/(.*)$/.exec(request.url()) ?? [];
    if (path !== undefined) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}
