// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase, journalOf, openPhone, recruitAt, type Recruit } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

/** Counts the pages and media that the status names, of each sound the form that is played, and those on the device. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const status = await (await fetch('/api/user/status/current')).text();
    const addresses = new Set(status.match(/"\/(?:pages|media)\/[^"]+(?<!\.mp3)"/g));
    return { named: addresses.size, kept: (await (await caches.open('unlocked')).keys()).length };
  });

/** A phone that opened the game once and has finished storing its content. */
async function openedOnce(step: string): Promise<{ page: Page; recruit: Recruit }> {
  const recruit = await recruitAt(stage.server, step);
  const page = await openPhone(stage.browser, stage.server, recruit, { serviceWorkers: 'allow' });
  await page.goto('/home');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(async () => {
      const { named, kept } = await keptOnDevice(page);
      return named > 0 && kept === named;
    })
    .toBe(true);
  return { page, recruit };
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'VALIDER' }).tap();
}

const KEPT = 'Pas de réseau : votre réponse est gardée.';

describe('a telephone that stores its content', () => {
  it('registers one service worker and no other script, has the game offline, and keeps nothing of who logs out', async () => {
    const { page } = await openedOnce('FIND_STATUE');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
      /\/sw\.js$/,
    );
    const taken = await page.evaluate(async () => {
      const tries: (() => unknown)[] = [
        () => (document.createElement('p').innerHTML = '<img src="/ailleurs.png">'),
        () => (document.createElement('script').src = '/ailleurs.js'),
        () => navigator.serviceWorker.register('/ailleurs.js'),
        () =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
          ).trustedTypes.createPolicy('x', {}),
      ];
      return Promise.all(
        tries.map(async (one) =>
          Promise.resolve()
            .then(one)
            .then(
              () => 'taken',
              (error: Error) => error.name,
            ),
        ),
      );
    });
    expect(taken).toEqual(Array<string>(4).fill('TypeError'));

    await page.context().setOffline(true);
    await page.goto('/home/messages/premierMessage');
    await waitForText(page, 'Regardez le roi');
    await page.goto('/document');
    await page.getByRole('main').getByRole('link').first().tap();
    await page.locator('[data-page="ready"]').waitFor();
    await page.goto('/home/app/code');
    await page.getByRole('spinbutton', { name: 'Molette 1' }).waitFor();
    await page.goto('/concept');
    await waitForPath(page, '/home');
    await page.context().setOffline(false);

    await page.goto('/logout');
    await waitForPath(page, '/');
    expect(await page.evaluate(() => caches.has('unlocked'))).toBe(false);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

describe('offline, after one visit with a network', () => {
  it('an answer waits through a reload, is sent automatically with the network, counts once, and leads to the next step', async () => {
    const { page, recruit } = await openedOnce('FIND_ALPHA');
    await page.context().setOffline(true);
    await page.goto('/home/app/code');
    await answer(page, 'Bellecour');
    await waitForText(page, KEPT);
    await page.goto('/home/messages');
    await waitForText(page, KEPT);
    await page.context().setOffline(false);
    await waitForText(page, 'Votre réponse « BELLECOUR » est juste.');
    await page.getByRole('button', { name: 'Continuer' }).tap();
    await waitForPath(page, '/home/messages/premierMessage');
    expect(await inDatabase(stage.server, (db) => journalOf(db, recruit.code))).toHaveLength(1);
  });
});
