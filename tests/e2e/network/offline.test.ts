// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase, openPhone, recruitAt, type Recruit } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

/** Counts the pages and media that the status names, and those stored on the device. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const status = await (await fetch('/api/user/status/current')).text();
    const addresses = new Set(status.match(/"\/(?:pages|media)\/[^"]+"/g));
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

/** Refuses answers until « Envoyer » is pressed: a retry of the page's own timer never succeeds before it. */
async function networkReturnsWithTap(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.textContent === 'Envoyer') document.documentElement.dataset['network'] = 'back';
      },
      { capture: true },
    ),
  );
  await page.context().route('**/api/code/check', async (route) => {
    const isBack = await page.evaluate(() => document.documentElement.dataset['network'] === 'back');
    await (isBack ? route.continue() : route.abort());
  });
}

const answersOf = ({ code }: Recruit) =>
  inDatabase(stage.server, async (db) => {
    const order = await db('orders').where({ code }).first<{ id: number }>('id');
    return (await db('attempts').where({ order_id: order.id, kind: 'answer' }).orderBy('id')).map(({ reading }) => String(reading));
  });

const KEPT = 'Pas de réseau : votre réponse est gardée.';

describe('a page that stores its content', () => {
  it('registers its one service worker, and accepts no other script and no markup from plain text', async () => {
    const { page } = await openedOnce('FIND_STATUE');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(/\/sw\.js$/);
    const taken = await page.evaluate(async () => {
      const tries: (() => unknown)[] = [
        () => (document.createElement('p').innerHTML = '<img src="/ailleurs.png">'),
        () => (document.createElement('script').src = '/ailleurs.js'),
        () => navigator.serviceWorker.register('/ailleurs.js'),
        () =>
          (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy(
            'x',
            {},
          ),
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
  });
});

describe('offline, after one visit with a network', () => {
  it('the desk, the messages, the documents and the instrument are available', async () => {
    const { page } = await openedOnce('FIND_STATUE');
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
  });

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
    expect(await answersOf(recruit)).toHaveLength(1);
  });

  it('several answers are sent in order by the button when the phone detected no change, and the result of the last one is shown', async () => {
    const { page, recruit } = await openedOnce('FIND_ALPHA');
    await page.goto('/home/app/code');
    await networkReturnsWithTap(page);
    await answer(page, 'Terreaux');
    await waitForText(page, KEPT);
    await answer(page, 'Fourvière');
    await waitForText(page, 'Pas de réseau : vos 2 réponses sont gardées.');
    await page.getByRole('button', { name: 'Envoyer' }).tap();
    await waitForText(page, 'Votre réponse « FOURVIÈRE » : Code Erroné');
    expect(await answersOf(recruit)).toEqual(['terreaux', 'fourviere']);
    await page.getByRole('button', { name: 'Bien lu' }).tap();
    await expect.poll(() => page.getByText('Votre réponse « FOURVIÈRE »').count()).toBe(0);
  });

  it('a right answer that was sent automatically leads from the instrument to the next step', async () => {
    const { page } = await openedOnce('FIND_ALPHA');
    await page.goto('/home/app/code');
    await page.context().setOffline(true);
    await answer(page, 'Bellecour');
    await waitForText(page, KEPT);
    await page.context().setOffline(false);
    await waitForPath(page, '/home/messages/premierMessage');
  });
});

/** Holds back the responses to answers until the returned function is called. The server judges them at once. */
async function holdVerdicts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/code/check', async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

describe('a verdict that comes after the next step is shown', () => {
  it('is shown, and does not move the player to another screen', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.goto('/home/app/code');
    await page.getByRole('main').getByRole('textbox').waitFor();
    await page.context().setOffline(true);
    await answer(page, 'Bellecour');
    await waitForText(page, KEPT);
    const release = await holdVerdicts(page);
    const judged = page.waitForRequest('**/api/code/check');
    await page.context().setOffline(false);
    await judged;
    const instrument = page.getByRole('spinbutton', { name: 'Molette 1' });
    await page.reload();
    await instrument.waitFor();
    release();
    await waitForText(page, 'Votre réponse « BELLECOUR » est juste.');
    expect(await instrument.count()).toBe(1);
    await page.getByRole('button', { name: 'Continuer' }).tap();
    await waitForPath(page, '/home/messages/premierMessage');
  });
});

/** Fails the first request for each matching script. Returns the addresses that failed. */
async function loseOnce(page: Page, scripts: RegExp): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await page.route(scripts, (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort('connectionreset');
  });
  return lost;
}

describe('a script that failed to load the first time', () => {
  it('is requested again, and the screen opens', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.goto('/home');
    const stamp = page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first();
    await stamp.waitFor();
    const lost = await loseOnce(page, /\/TextField-.*\.js$/);
    await stamp.tap();
    await page.getByRole('main').getByRole('textbox').waitFor();
    expect(lost.size).toBe(1);
  });
});

describe('the next player on the same device', () => {
  it('finds no data of the player who logged out', async () => {
    const { page } = await openedOnce('FIND_STATUE');
    await page.goto('/logout');
    await waitForPath(page, '/');
    expect(await page.evaluate(() => caches.has('unlocked'))).toBe(false);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
