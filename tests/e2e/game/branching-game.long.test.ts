import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { NO_PROMOTIONS } from '../../../engine/index.ts';
import { instantAt } from '../../../engine/hours/zoned.ts';
import { createContentStore, type ContentStore } from '../../../server/content/content-store.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { compileTestCity } from '../../support/cities/cities.ts';
import { compiledContent } from '../../support/cities/compiled-pages.ts';
import { announcementFaults, announcementsOf } from '../../support/e2e/announcements.ts';
import { byKeyboard, byTouch } from '../../support/e2e/hands.ts';
import { giveSession } from '../../support/e2e/recruit.ts';
import { byReader } from '../../support/e2e/reader-hand.ts';
import { playWholeGame, type WholeGame } from '../../support/e2e/whole-game.ts';
import { root } from '../../support/programs/run.ts';
import { newAccount } from '../../support/server/api-session.ts';
import { hostServer, type HostedServer } from '../../support/server/hosted-server.ts';

const folder = join(root, 'tests/cities/aubrelle');
const city = compileTestCity(readCityFolder(folder));
const built = mkdtempSync(join(tmpdir(), 'branching-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

let compiling: Promise<ContentStore> | undefined;

async function compileStore(): Promise<ContentStore> {
  const content = await compiledContent(city, folder, built);
  return createContentStore({ cities: new Map([[city.scenario.city, content]]), promotions: NO_PROMOTIONS });
}

/**
 * The day and the hour at which a walkthrough begins, in the year to come: sessions of the past would be
 * over.
 */
const start = instantAt({ year: new Date().getFullYear() + 1, month: 6, day: 2 }, 10, city.scenario.timeZone);

/** A server of this city alone. */
async function host(): Promise<HostedServer> {
  const server = await hostServer({ GAME_DEBUG: '1' }, await (compiling ??= compileStore()));
  server.wait(start - Date.now());
  return server;
}

/**
 * Opens the letter by calls: the game by taps plays its screens, and those of other cities are played by
 * keyboard and by reader.
 */
async function begin(page: Page, server: HostedServer): Promise<void> {
  const account = await newAccount(server.address);
  const { status, text } = await account.session.post(`a/${city.scenario.demonstration}`, {
    waiver: { version: 'essai' },
  });
  if (status !== 200) throw new Error(text);
  await giveSession(page.context(), server, account);
  await page.goto(`${server.address}/home`);
}

function game(name: string): WholeGame {
  const route = city.routes.find((one) => one.name === name)?.written;
  if (!route) throw new Error(`no route ${name}`);
  return { slug: 'aubrelle', name, city, route };
}

describe('a story with branches is played by taps, with a gathering, an aside, a dialogue and mail that comes later', () => {
  playWholeGame(game('main'), byTouch, { host });
});

describe('another route of it, by the alternative, is played with the keyboard alone', () => {
  playWholeGame(game('basse-viaduc-deux'), byKeyboard, { host, begin });
});

describe('a third route of it, with the letter that comes the next morning, is played with a screen reader', () => {
  const afterwards = (page: Page): void => expect(announcementFaults(announcementsOf(page))).toEqual([]);
  playWholeGame(game('basse-deux'), byReader, { host, begin, afterwards });
});
