// Plays lyon.
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase, journalOf } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

const field = (page: Page) => page.getByRole('main').getByRole('textbox');

/**
 * Drops the server's response after it judged an answer, `times` times. Returns the keys and bodies of all
 * tries.
 */
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

describe('an answer whose response was lost', () => {
  it('is sent again with the same key until a response comes, counts once, and opens the screen of the new step', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    const tries = await loseAnswers(page, 2);
    await page.goto('/home/app/code');
    await field(page).fill('Place Bellecour');
    await page.getByRole('button', { name: 'VALIDER' }).tap();
    await waitForPath(page, '/home/messages/premierMessage');
    expect(tries.length).toBeGreaterThan(2);
    for (const { key, body } of tries) {
      expect(body).toMatchObject({ code: 'PLACE BELLECOUR', step: 'FIND_ALPHA' });
      expect(key).toMatch(/^[0-9a-f]{32}$/);
    }
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(await inDatabase(stage.server, (db) => journalOf(db, recruit.code))).toHaveLength(1);
  });
});

describe('without network', () => {
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
const PICTURE = /\/assets\/CutWire-[\w-]+\.js/;

describe('a server that does not answer', () => {
  it('P-ERR-18: offers a retry on a device that stored nothing, and the picture that comes later does not move it', async () => {
    const { page: other } = await stage.at('FIND_ALPHA');
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
});

describe('two phones of one account', () => {
  it('cannot both answer a step: the second answer is not judged, and the current step is shown', async () => {
    const { page: second, recruit } = await stage.at('FIND_ALPHA');
    // A rendered document reloads its status once, which must not happen after the answer of the first phone.
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
  });
});
