// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logInOverHttp, newAccount, type NewAccount } from '../../support/server/api-session.ts';
import { inspect, waitForPath, waitForText } from '../../support/e2e/look.ts';
import { callsOf, recruitAt } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const stage = useStage({ GAME_DEBUG: '1', STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password });
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } as const;

const staff = (): Promise<NewAccount> => logInOverHttp(stage.server.address, CHIEF);

async function open(path: string): Promise<Page> {
  const page = await stage.phone(await staff(), desktop);
  await page.goto(path);
  return page;
}

/** Accepts or dismisses the page's dialogs in order, and records their messages. */
function answer(page: Page, ...answers: readonly boolean[]): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    const yes = answers[said.length] ?? true;
    said.push(dialog.message());
    void (yes ? dialog.accept() : dialog.dismiss());
  });
  return said;
}

const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function createOrder(cityName: string): Promise<string> {
  const { session } = await staff();
  const created = await session.post('admin/status/create', { cityName });
  expect(created.status).toBe(200);
  return String(created.body.code);
}

describe('the administration (G-ADMIN-01)', () => {
  it('P-ROUTE-18, P-ROUTE-19: sends a player to the site, and a visitor to the login, from which staff go to the address they requested', async () => {
    const player = await stage.phone(await newAccount(stage.server.address));
    await player.goto('/admin');
    await waitForPath(player, '/home');
    const page = await stage.phone(null, desktop);
    await page.goto('/admin');
    await waitForPath(page, '/login');
    await page.getByLabel('Email').fill(CHIEF.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(CHIEF.password);
    await page.keyboard.press('Enter');
    await waitForPath(page, '/admin');
    await page.getByRole('heading', { name: 'Administration' }).waitFor();
    await inspect(page, 'administration');
  });
});

describe('the counter', () => {
  it('shows the staff member’s own order, moves it by number, and removes it (G-ADMIN-02 to 06, G-API-03, G-API-04)', async () => {
    const chief = await staff();
    const code = await createOrder('LYON');
    expect(
      (await chief.session.post('admin/status/markSent', { statusCode: code, orderIdentifier: 'essai' }))
        .status,
    ).toBe(200);
    expect((await chief.session.post(`a/${code}`, { waiver: { version: 'essai' } })).status).toBe(200);
    const page = await open('/admin');
    const said = answer(page);
    const own = page.getByRole('region', { name: 'Ma partie' });
    await expect
      .poll(() => own.innerText())
      .toMatch(new RegExp(`LYON[\\s\\S]*${code}[\\s\\S]*Étape\\s+1[\\s\\S]*Indices demandés\\s+0`));
    await own.getByLabel('Aller à l’étape').fill('trois');
    await button(page, 'Changer l’étape').click();
    await waitForText(page, 'Le numéro d’étape est un nombre');
    await own.getByLabel('Aller à l’étape').fill('99');
    await button(page, 'Changer l’étape').click();
    await expect.poll(() => said).toEqual(['Problème']);
    await own.getByLabel('Aller à l’étape').fill('3');
    await button(page, 'Changer l’étape').click();
    await expect.poll(() => own.innerText()).toMatch(/Étape\s+3/);
    expect(await button(page, 'Gestion des utilisateurs').isDisabled()).toBe(true);
    await button(page, 'Retirer l’histoire').click();
    await expect.poll(() => said.at(-1)).toBe('Rechargez la page');
    await expect.poll(() => own.innerText()).not.toContain(code);
    await own.getByLabel('Compte').fill('personne@exemple.fr');
    await button(page, 'Retirer l’histoire').click();
    await expect.poll(() => said.at(-1)).toBe('Problème');
  });
});

describe('in the list of unsent orders', () => {
  it('a code is created for a city, listed, and leaves the list once it is marked as sent (G-ADMIN-07 to 14)', async () => {
    const page = await stage.phone(await staff(), desktop);
    const said = answer(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/admin/status/unsent*', async (route) => held.then(() => route.continue()));
    await page.goto('/admin/unsent');
    await waitForText(page, 'Commandes Non Envoyées');
    await waitForText(page, 'Sélectionner un statut');
    const send = button(page, 'Marquer comme Envoyé');
    expect(await button(page, 'Créer une nouvelle').isDisabled()).toBe(true);
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel('Ville').selectOption('PARIS');
    expect(await button(page, 'Créer une nouvelle').isDisabled(), 'the list has not loaded').toBe(true);
    release();
    await button(page, 'Créer une nouvelle').click();
    const chosen = page.getByRole('radio', { checked: true });
    await chosen.waitFor();
    const code = (await chosen.inputValue()) || '';
    await waitForText(page, `${code} - PARIS`);
    await waitForText(page, `Documents de ${code}`);
    await inspect(page, 'unsent orders');
    await send.click();
    await expect.poll(() => said).toEqual(['Mussing code or identifier']);
    await page.getByPlaceholder('Identifier').fill('CMD-0042');
    await send.click();
    await waitForText(page, `${code} est marqué comme envoyé.`);
    expect(await page.getByRole('radio', { name: new RegExp(code) }).count()).toBe(0);
    const { session } = await staff();
    const [sent] = JSON.parse((await session.get(`admin/status/explorer?q=${code}`)).text) as {
      state: number;
      identifier: string;
    }[];
    expect(sent).toMatchObject({ state: 2, identifier: 'CMD-0042' });
  });

  it('an order that somebody else has sent shows the status 409 and the reason (G-API-08)', async () => {
    const code = await createOrder('LYON');
    const page = await open('/admin/unsent');
    const said = answer(page);
    await page.getByRole('radio', { name: new RegExp(code) }).check();
    await (
      await staff()
    ).session.post('admin/status/markSent', { statusCode: code, orderIdentifier: 'ailleurs' });
    await page.getByPlaceholder('Identifier').fill('ici');
    await button(page, 'Marquer comme Envoyé').click();
    await expect.poll(() => said).toEqual(['Status: 409']);
    await waitForText(page, 'Ce pli est déjà parti.');
  });
});

describe('the explorer', () => {
  it('is a table with the state as text, finds a code, and has its columns on a phone too (G-ADMIN-15, G-ADMIN-19, G-ADMIN-20)', async () => {
    const played = await recruitAt(stage.server, 'FIND_STATUE');
    const fresh = await createOrder('TOULOUSE');
    const page = await open('/admin/explorer');
    await row(page, played.code).waitFor();
    expect(await row(page, played.code).innerText()).toMatch(
      /EN COURS[\s\S]*2 FIND_STATUE[\s\S]*\d{4}-\d\d-\d\d/,
    );
    expect(await row(page, fresh).innerText()).toMatch(/COMMANDE[\s\S]*NONE/);
    await inspect(page, 'explorer');
    await page.setViewportSize({ width: 390, height: 844 });
    await inspect(page, 'explorer on a phone');
    expect(await page.getByRole('columnheader').count()).toBe(9);
    await page.getByRole('searchbox').fill(played.code.toLowerCase());
    await page.keyboard.press('Enter');
    await waitForText(page, 'Plis : 1');
    await page
      .getByRole('navigation', { name: 'Recherche' })
      .getByRole('link', { name: 'Explorateur' })
      .click();
    await waitForText(page, '1 à 1 sur 1');
    await inspect(page, 'explorer narrowed by the search, on a phone');
  });

  it('moves a player by one step, and ticks the full price, each after a confirmation (G-ADMIN-16 to 18, G-API-11)', async () => {
    const { code } = await recruitAt(stage.server, 'FIND_STATUE');
    const fresh = await createOrder('PARIS');
    const page = await open('/admin/explorer');
    const said = answer(page, false, true, false, true);
    const step = () => row(page, code).innerText();
    await row(page, code).getByRole('button', { name: '+' }).click();
    expect(await step()).toContain('2 FIND_STATUE');
    const reloaded = page.waitForEvent('load');
    await row(page, code).getByRole('button', { name: '+' }).click();
    await reloaded;
    await expect.poll(step).toContain('3 DAME_PERCHEE');
    const tick = row(page, code).getByRole('checkbox');
    await tick.click();
    expect(await tick.isChecked()).toBe(false);
    const readAgain = page.waitForEvent('load');
    await tick.click();
    await readAgain;
    await expect.poll(() => tick.isChecked()).toBe(true);
    await row(page, fresh).getByRole('button', { name: '−' }).click();
    expect(said.at(-1)).toBe('No step index');
    expect(said.length).toBe(5);
  });

  it('loads its list once, even when it is left and opened again (G-ADMIN-21)', async () => {
    const page = await open('/admin/explorer');
    await page.getByRole('table').waitFor();
    const calls = callsOf(page);
    const rooms = page.getByRole('navigation', { name: 'Administration' });
    await rooms.getByRole('link', { name: 'Commandes non envoyées' }).click();
    await waitForText(page, 'En attente');
    await rooms.getByRole('link', { name: 'Explorateur' }).click();
    await page.getByRole('table').waitFor();
    expect(calls.filter((call) => call.includes('explorer'))).toEqual([]);
  });

  it('reports a response of 500 and a lost network in a dialog (G-ERR-03, G-ERR-04)', async () => {
    const page = await stage.phone(await staff(), desktop);
    const said = answer(page);
    await page.route('**/api/admin/status/explorer*', (route) =>
      route.fulfill({ status: 500, json: { error: 'ERROR_SERVER' } }),
    );
    await page.goto('/admin/explorer');
    await expect.poll(() => said).toEqual(['Status: 500']);
    await page.route('**/api/admin/status/unsent*', (route) => route.abort());
    await page.goto('/admin/unsent');
    await expect.poll(() => said.at(-1)).toBe('Pas de réseau\u00A0: vérifiez votre connexion');
  });
});
