// Plays lyon.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { openPhone, recruitAt } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { nextBuild, type NextBuild } from '../../support/faults/network/network-next-build.ts';
import { openNetwork, type BadNetwork } from '../../support/faults/network/network-proxy.ts';
import { startServer, type RunningServer } from '../../support/server/running-server.ts';

const stage = useStage();

/** A single address leads to the old server or to this one. */
let next: RunningServer;
let build: NextBuild;
let network: BadNetwork;
let isNext = false;

beforeAll(async () => {
  build = nextBuild();
  const env = { GAME_DEBUG: '1', DATA_DIR: stage.server.dataDir };
  next = await startServer(env, { command: build.command });
  const target = () => (isNext ? next : stage.server).address;
  network = await openNetwork({ target, random: () => 1, from: '192.0.2.1' });
});
beforeEach(() => void (isNext = false));
afterAll(async () => {
  await network?.stop();
  await next?.stop();
  build?.remove();
});

async function openedBefore(options: BrowserContextOptions): Promise<Page> {
  const recruit = await recruitAt(stage.server, 'FIND_ALPHA');
  const page = await openPhone(
    stage.browser,
    { ...stage.server, address: network.address },
    recruit,
    options,
  );
  await page.goto('/home');
  await waitForText(page, 'Point ALPHA');
  return page;
}

const openInstrument = (page: Page) =>
  page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first().tap();
const field = (page: Page) => page.getByRole('main').getByRole('textbox');

/** The entry script of the document. */
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src);

describe('a game that is open when a new version is deployed', () => {
  it('keeps its own version through the next steps, and has the new one when it is opened again', async () => {
    const page = await openedBefore({ serviceWorkers: 'allow' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const before = await entryOf(page);
    isNext = true;
    await openInstrument(page);
    await field(page).fill('Place Belle');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await field(page).inputValue()).toBe('Place Belle');
    await field(page).press('End');
    await page.keyboard.type('cour');
    await page.keyboard.press('Enter');
    await waitForPath(page, '/home/messages/premierMessage');
    await waitForText(page, 'Regardez le roi');
    expect(await entryOf(page)).toBe(before);

    await page.context().setOffline(true);
    await page.reload();
    await waitForText(page, 'Regardez le roi');
    expect(await entryOf(page)).toBe(before);

    await page.context().setOffline(false);
    await page.waitForFunction(
      async () => (await fetch('/assets/none.js').catch(() => null))?.status === 404,
    );
    const later = await page.context().newPage();
    await page.close();
    await later.goto('/home');
    await waitForText(later, 'Étape 2');
    expect(await entryOf(later)).not.toBe(before);
  });

  it('reports a missing part when no service worker serves it, and restarts with the new version', async () => {
    const page = await openedBefore({ serviceWorkers: 'block' });
    const before = await entryOf(page);
    isNext = true;
    await openInstrument(page);
    await waitForText(page, 'Cette page ne s’ouvre pas');
    await page.getByRole('button', { name: 'Réessayer' }).tap();
    await field(page).waitFor();
    expect(await entryOf(page)).not.toBe(before);
  });
});
