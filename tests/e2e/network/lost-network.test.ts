// Plays lyon.
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDisk, freeDisk, fullDiskMissing } from '../../support/faults/full-disk.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase, openPhone, recruitAt, type Recruit } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { oneCity } from '../../support/server/one-city.ts';
import { startServer, type RunningServer } from '../../support/server/running-server.ts';

const stage = useStage();

const field = (page: Page) => page.getByRole('main').getByRole('textbox');

async function answer(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'VALIDER' }).tap();
}

/** Drops the server's response after it judged an answer, `times` times. Returns the keys and bodies of all tries. */
async function loseAnswers(page: Page, times: number): Promise<{ key: string | undefined; body: unknown }[]> {
  const tries: { key: string | undefined; body: unknown }[] = [];
  await page.route('**/api/code/check', async (route: Route) => {
    const request = route.request();
    tries.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
    if (tries.length > times) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return tries;
}

const rightAnswers = ({ server, code }: Recruit) =>
  inDatabase(server, async (db) => {
    const order = await db('orders').where({ code }).first<{ id: number }>('id');
    return (await db('attempts').where({ order_id: order.id, kind: 'answer' })).length;
  });

describe('an answer whose response was lost', () => {
  it('is sent again with the same key, counts once, and opens the screen of the new step', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    const tries = await loseAnswers(page, 1);
    await page.goto('/home/app/code');
    await answer(page, 'Place Bellecour');
    await waitForPath(page, '/home/messages/premierMessage');
    expect(tries.map(({ body }) => body)).toEqual([
      expect.objectContaining({ code: 'PLACE BELLECOUR', step: 'FIND_ALPHA' }),
      tries[0]?.body,
    ]);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(tries[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(await rightAnswers(recruit)).toBe(1);
  });

  it('is sent again automatically when the second response was lost too, and still counts once', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    const tries = await loseAnswers(page, 2);
    await page.goto('/home/app/code');
    await answer(page, 'Bellecour');
    await waitForPath(page, '/home/messages/premierMessage');
    expect(tries.length).toBeGreaterThan(2);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(await rightAnswers(recruit)).toBe(1);
  });
});

describe('without network', () => {
  it('the typed text stays through a reload, and can be sent when the network is back', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.goto('/home/app/code');
    await field(page).waitFor();
    await page.context().setOffline(true);
    await answer(page, 'Place Belle');
    await waitForText(page, 'votre réponse est gardée');
    await page.context().setOffline(false);
    await page.reload();
    expect(await field(page).inputValue()).toBe('Place Belle');
    await field(page).press('End');
    await page.keyboard.type('cour');
    await page.keyboard.press('Enter');
    await waitForPath(page, '/home/messages/premierMessage');
  });

  it('a hint that cannot be requested shows an error, and the desk stays', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.goto('/home');
    await page.getByRole('button', { name: 'Indices' }).tap();
    await page.getByRole('dialog').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Révéler un nouvel indice' }).tap();
    await page.getByRole('button', { name: 'Oui' }).tap();
    await waitForText(page, 'Pas de réseau : vérifiez votre connexion');
    await page.getByRole('button', { name: 'Fermer' }).tap();
    await waitForText(page, 'Point ALPHA');
  });
});

/** The script with the drawing above the text of a page without network. */
const PICTURE = /\/assets\/screen-parts-[\w-]+\.js/;

describe('a server that does not answer, or answers an error', () => {
  it('P-ERR-05: is reported at the login with its code and in French', async () => {
    const page = await stage.phone(null);
    await page.goto('/login');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.getByLabel('Email').fill('a@exemple.fr');
    await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe');
    await page.keyboard.press('Enter');
    await waitForText(page, 'ERROR_NETWORK');
    await waitForText(page, 'Pas de réseau : vérifiez votre connexion');
  });

  it('P-ERR-18: does not prevent the desk on a device that stored the story, and a new device offers a retry', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    await page.goto('/home');
    await waitForText(page, 'Point ALPHA');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await waitForText(page, 'Point ALPHA');
    const other = await stage.phone(recruit);
    await other.route('**/api/**', (route) => route.abort('connectionrefused'));
    const held: Route[] = [];
    await other.route(PICTURE, (route) => void held.push(route));
    await other.goto('/home');
    await waitForText(other, 'Pas de réseau : vérifiez votre connexion');
    const retry = other.getByRole('button', { name: 'Réessayer' });
    const [place, picture] = [await retry.boundingBox(), other.locator('main svg')];
    await expect.poll(() => held.length).toBe(1);
    expect(await picture.count()).toBe(0);
    await held[0]?.continue();
    await picture.waitFor();
    expect(await retry.boundingBox()).toEqual(place);
    await other.unroute('**/api/**');
    await retry.tap();
    await waitForText(other, 'Point ALPHA');
  });

  it.each([
    [{ status: 500, body: '{}' }, 'UNKNOWN_ERROR'],
    [{ status: 400, body: '{"error":"Une phrase du serveur"}' }, 'Une phrase du serveur'],
    [{ status: 502, body: '<html>' }, 'UNKNOWN_ERROR'],
  ])('P-ERR-17: whose status call answers %j is reported with that error and a retry', async (failure, words) => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.route('**/api/user/status/current', (route) => route.fulfill({ ...failure, contentType: 'application/json' }));
    await page.goto('/home');
    await waitForText(page, words);
    await page.unroute('**/api/user/status/current');
    await page.getByRole('button', { name: 'Réessayer' }).tap();
    await waitForText(page, 'Point ALPHA');
  });

  it.each([500, 400, 403])('whose code/check answers %i leads to « Problème validation », and the typed answer stays', async (status) => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.goto('/home/app/code');
    await page.route('**/api/code/check', (route) => route.fulfill({ status, json: {} }));
    await answer(page, 'Bellecour');
    await waitForText(page, 'Problème validation');
    expect(await field(page).inputValue()).toBe('Bellecour');
  });
});

const missing = fullDiskMissing();

describe.skipIf(missing !== null)(missing ?? 'a server whose disk is full', () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer({ GAME_DEBUG: '1' }, oneCity())));
  afterAll(() => server?.stop());

  it('is reported as such, and the answer waits through a reload, is sent automatically once there is room, and counts once', async () => {
    const recruit = await recruitAt(server, 'FIND_ALPHA');
    const page = await openPhone(stage.browser, server, recruit);
    await page.goto('/home/app/code');
    fillDisk(server);
    await answer(page, 'Bellecour');
    await waitForText(page, 'Le service ne peut rien enregistrer pour le moment : votre réponse est gardée.');
    await waitForText(page, 'Votre réponse est gardée, et partira d’elle-même');
    await page.reload();
    await waitForText(page, 'ne peut rien enregistrer pour le moment : votre réponse est gardée.');
    expect(await rightAnswers(recruit)).toBe(0);
    freeDisk(server);
    await waitForPath(page, '/home/messages/premierMessage');
    expect(await rightAnswers(recruit)).toBe(1);
  });
});

describe('two phones of one account', () => {
  it('show the same new step once the second one becomes visible again', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    const second = await openPhone(stage.browser, stage.server, recruit);
    await second.goto('/home');
    await waitForText(second, 'Étape 1');
    await page.goto('/home/app/code');
    await answer(page, 'Bellecour');
    await waitForPath(page, '/home/messages/premierMessage');
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitForText(second, 'Étape 2');
  });

  it('cannot both answer a step: the second answer is not judged, and the current step is shown', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    const second = await openPhone(stage.browser, stage.server, recruit);
    // A rendered document reloads its status once, which must not happen after the first phone's answer.
    const reloaded = second.waitForResponse('**/api/user/status/current');
    await second.goto('/home/app/code');
    await reloaded;
    await field(second).fill('Terreaux');
    await recruit.session.post('code/check', { code: 'Bellecour' });
    const judged = second.waitForResponse('**/api/code/check');
    await second.getByRole('button', { name: 'VALIDER' }).tap();
    expect((await judged).status()).toBe(409);
    await waitForText(second, 'Problème validation');
    await waitForText(second, 'vous en êtes à l’étape 2');
    await second.getByRole('spinbutton', { name: 'Molette 1' }).waitFor();
    await page.close();
  });
});
