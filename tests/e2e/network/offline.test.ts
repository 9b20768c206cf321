// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase, openPhone, recruitAt, type Recruit } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

/** How many pages and media this status names, and how many of them the device keeps. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const status = await (await fetch('/api/user/status/current')).text();
    const addresses = new Set(status.match(/"\/(?:pages|media)\/[^"]+"/g));
    return { named: addresses.size, kept: (await (await caches.open('unlocked')).keys()).length };
  });

/** A phone on which the game was opened once, with all the time it needs to keep what it may. */
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

const answersOf = ({ code }: Recruit) =>
  inDatabase(stage.server, async (db) => {
    const order = await db('orders').where({ code }).first<{ id: number }>('id');
    return (await db('attempts').where({ order_id: order.id, kind: 'answer' }).orderBy('id')).map(({ reading }) => String(reading));
  });

const KEPT = 'Pas de réseau : votre réponse est gardée.';

describe('a page that keeps what it shows', () => {
  it('brings its one service worker, and takes no other script and no markup that is a mere text', async () => {
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

describe('in a cellar, after one visit with a network', () => {
  it('the desk, the messages, the documents and the instrument are there', async () => {
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

  it('an answer waits through a reload, goes by itself with the network, counts once, and leads on', async () => {
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

  it('several answers go in their order by the button, where the phone noticed nothing; what the last one met is told', async () => {
    const { page, recruit } = await openedOnce('FIND_ALPHA');
    await page.goto('/home/app/code');
    await page.context().route('**/api/code/check', (route) => route.abort());
    await answer(page, 'Terreaux');
    await waitForText(page, KEPT);
    await answer(page, 'Fourvière');
    await waitForText(page, 'Pas de réseau : vos 2 réponses sont gardées.');
    await page.context().unroute('**/api/code/check');
    await page.getByRole('button', { name: 'Envoyer' }).tap();
    await waitForText(page, 'Votre réponse « FOURVIÈRE » : Code Erroné');
    expect(await answersOf(recruit)).toEqual(['terreaux', 'fourviere']);
    await page.getByRole('button', { name: 'Bien lu' }).tap();
    await expect.poll(() => page.getByText('Votre réponse « FOURVIÈRE »').count()).toBe(0);
  });

  it('a right answer that went by itself leads on from the instrument at once', async () => {
    const { page } = await openedOnce('FIND_ALPHA');
    await page.goto('/home/app/code');
    await page.context().setOffline(true);
    await answer(page, 'Bellecour');
    await waitForText(page, KEPT);
    await page.context().setOffline(false);
    await waitForPath(page, '/home/messages/premierMessage');
  });
});

/** From now on the server judges what is sent, and the page hears of it once what is given back is called. */
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
  it('is told, and leaves the player where they are', async () => {
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

/** Such a script is lost the first time it is asked for. Gives those that were. */
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

describe('a script that did not come the first time', () => {
  it('is asked for again, and the screen opens', async () => {
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
  it('finds nothing of the one who left', async () => {
    const { page } = await openedOnce('FIND_STATUE');
    await page.goto('/logout');
    await waitForPath(page, '/');
    expect(await page.evaluate(() => caches.has('unlocked'))).toBe(false);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
