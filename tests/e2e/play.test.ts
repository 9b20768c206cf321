import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../../engine/prove/play-walkthrough.ts';
import { launchBrowser, phone } from '../support/browser.ts';
import { cityNames, readCity, routesToPlay } from '../support/cities.ts';
import { hurry } from '../support/e2e/hands.ts';
import { inspect, waitForText } from '../support/e2e/look.ts';
import { followTutorial, openLetter, playMove } from '../support/e2e/play-route.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

const games = cityNames.flatMap((slug) => {
  const city = readCity(slug);
  return routesToPlay(city).map(({ written }) => ({ slug, name: written.name, city, route: written }));
});

describe.each(games)('$slug in a browser, by taps and keys alone: $name', ({ city, route }) => {
  const { scenario, source } = city;
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const troubles: string[] = [];
  let answers = 0;
  let stuckAt: string | null = null;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ GAME_DEBUG: '1' }), launchBrowser()]);
    context = await browser.newContext(phone);
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript(hurry);
    page.on('request', (request) => (answers += Number(request.url().endsWith('/api/code/check'))));
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 404/.test(message.text())) troubles.push(message.text());
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('the letter opens: account, activation, tutorial, desk', async () => {
    await openLetter(page, server.address, scenario.demonstration ?? '');
    await followTutorial(page);
    await waitForText(page, scenario.name);
    await inspect(page, 'desk');
  });

  it.each(inFull(route.moves))('$at is solved and leads on', async (move) => {
    expect(stuckAt, 'the story stopped there').toBeNull();
    stuckAt = move.at;
    answers = 0;
    await playMove(page, scenario, move);
    expect(answers, 'an answer is sent once').toBe(move.alternative ? 0 : 1);
    stuckAt = null;
  });

  it('it ends where the story ends, and no error was told on the way', async () => {
    await page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first().tap();
    await inspect(page, 'last screen');
    const last = scenario.steps[route.ends];
    const page_ = source.files.find(({ path }) => path === `pages/${last?.page}.mdx`)?.text ?? '';
    const sentence = /^[A-ZÉ][^<>\n]{20,}?[.!]/m.exec(page_)?.[0] ?? '';
    await waitForText(page, sentence);
    expect(troubles).toEqual([]);
  });
});
