// Plays lyon.
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAccount } from '../../support/server/api-session.ts';
import { chromiumOptions, phone } from '../../support/e2e/browser.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { callsOf, inDatabase, postLetter, proveIn, recruitAt } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();
const WAITING = 'La Compagnie est en train de vous contacter...';

const field = (page: Page) => page.getByLabel(/Code d.activation/);
const validate = (page: Page) => page.getByRole('button', { name: 'Valider' }).tap();

/** Opens the activation page with a new account. */
async function atTheCounter(path = '/home') {
  const account = await newAccount(stage.server.address);
  const page = await stage.phone(account);
  await page.goto(path);
  await waitForText(page, WAITING);
  return { account, page };
}

async function signFor(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirmer' }).tap();
}

describe('a code that cannot be used', () => {
  it('P-ACT-17, P-ACT-18, P-ACT-19: is limited to six capitals, and refused without a call when it is shorter', async () => {
    const { page } = await atTheCounter();
    const calls = callsOf(page);
    await field(page).click();
    await page.keyboard.type('abc-d');
    expect(await field(page).inputValue()).toBe('ABCD');
    await validate(page);
    await waitForText(page, 'Code trop court');
    expect(calls).toEqual([]);
    await field(page).press('End');
    await page.keyboard.type('efgh');
    expect(await field(page).inputValue()).toBe('ABCDEF');
  });

  it('P-ACT-17: is complete when a text with it is pasted, although the field takes six characters', async () => {
    const { page } = await atTheCounter();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const text of [' lyon01', 'LYO-N01', 'Code : LYON01', 'https://poste-restante.example/a/LYON01']) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await field(page).fill('');
      await field(page).focus();
      await page.keyboard.press('Control+V');
      expect(await field(page).inputValue(), text).toBe('LYON01');
    }
  });

  it('P-ERR-16, P-ACT-16, P-ACT-21: is reported as « Code indisponible » when it does not exist, and is not stored', async () => {
    const { page } = await atTheCounter('/a/zzzzz9');
    await waitForPath(page, '/home');
    expect(await field(page).inputValue()).toBe('ZZZZZ9');
    await validate(page);
    await waitForText(page, 'Code indisponible');
    await page.reload();
    await waitForText(page, WAITING);
    expect(await field(page).inputValue()).toBe('');
  });

  it('is reported as « Code indisponible » when it belongs to another account', async () => {
    const { code } = await recruitAt(stage.server, 'FIND_ALPHA');
    const { page } = await atTheCounter(`/a/${code}`);
    await validate(page);
    await waitForText(page, 'Code indisponible');
  });

  it.each([
    ['P-ERR-13', 'Code invalide', 'taken meanwhile'],
    ['P-ERR-14', 'Code inconnu', 'withdrawn meanwhile'],
    ['P-ERR-15, P-API-14', 'ERROR_SERVER', 'refused by a broken server'],
  ])('%s: is reported as « %s » when it was %s, and the form is shown again', async (_rows, words, how) => {
    const code = await postLetter(stage.server);
    const { page } = await atTheCounter(`/a/${code}`);
    await validate(page);
    await waitForText(page, 'Félicitations !');
    if (how === 'taken meanwhile') await (await newAccount(stage.server.address)).session.post(`a/${code}`);
    else if (how === 'withdrawn meanwhile') await inDatabase(stage.server, (db) => db('orders').where({ code }).delete());
    else await page.route('**/api/a/*', (route) => route.fulfill({ status: 500, json: {} }));
    await signFor(page);
    await waitForText(page, words);
    await waitForText(page, WAITING);
  });
});

describe('a code that can be activated', () => {
  it('P-ACT-18, P-ACT-20, P-ACT-23, P-ACT-24, P-ACT-26: is looked up, confirmed and sent in capitals, and the tutorial begins', async () => {
    const code = await postLetter(stage.server);
    const { page } = await atTheCounter();
    const calls = callsOf(page);
    await field(page).fill(code.toLowerCase());
    expect(await field(page).inputValue()).toBe(code);
    await validate(page);
    await waitForText(page, 'Félicitations !');
    await waitForText(page, 'je renonce à mon droit de rétractation');
    expect(await page.getByRole('button', { name: 'Confirmer' }).isDisabled()).toBe(true);
    await signFor(page);
    await waitForText(page, '1 sur 4');
    expect(calls.slice(0, 2)).toEqual([`GET user/status/find/${code}`, `POST a/${code}`]);
  });

  it('P-ACT-22: is remembered through registration and login', async () => {
    const code = await postLetter(stage.server);
    const page = await stage.phone(null);
    await page.goto(`/a/${code}`);
    await waitForPath(page, '/login');
    await waitForText(page, code);
    await page.getByLabel('Email').fill(`lettre-${code}@exemple.fr`);
    for (const label of ['Mot de passe', 'Confirmation']) await page.getByLabel(label, { exact: true }).fill('un mot de passe long');
    await page.getByRole('checkbox').check();
    await page.keyboard.press('Enter');
    await waitForText(page, 'Le compte a été créé');
    await page.getByRole('button', { name: 'Se connecter' }).tap();
    await waitForText(page, WAITING);
    expect(await field(page).inputValue()).toBe(code);
  });

  it('P-ACT-25: is remembered while the terms of sale are read, and forgotten when it is refused', async () => {
    const code = await postLetter(stage.server);
    const { page } = await atTheCounter();
    await field(page).fill(code);
    await validate(page);
    await page.getByRole('link', { name: 'Conditions de vente' }).tap();
    await waitForPath(page, '/home/cgv');
    await page.getByRole('link', { name: 'Retour' }).tap();
    await waitForText(page, 'Félicitations !');
    await waitForText(page, code);
    await page.getByRole('button', { name: 'Refuser' }).tap();
    await page.reload();
    await waitForText(page, WAITING);
    expect(await field(page).inputValue()).toBe('');
  });

  it('P-ACT-10: shows the name of its giver', async () => {
    const code = await postLetter(stage.server, { giftFrom: 'Tante Léa' });
    const { page } = await atTheCounter(`/a/${code}`);
    await validate(page);
    await waitForText(page, 'Offert par Tante Léa');
  });
});

describe('an account that has an order', () => {
  it('P-ACT-13: sees « Commande en cours » until it is posted, and may still enter another letter', async () => {
    const account = await newAccount(stage.server.address);
    await proveIn(stage.server, account);
    await postLetter(stage.server, { tiedEmail: account.email, unsent: true });
    const page = await stage.phone(account);
    await page.goto('/home');
    await waitForText(page, 'Commande en cours');
    await page.getByRole('button', { name: /déjà une lettre/ }).tap();
    await waitForText(page, WAITING);
  });

  it('P-ACT-27, P-ACT-29: sees the warning « Une nouvelle aventure », and a failure leaves the current story as it was', async () => {
    const recruit = await recruitAt(stage.server, 'FIND_STATUE');
    const code = await postLetter(stage.server);
    const page = await stage.phone(recruit);
    await page.goto(`/a/${code}`);
    await waitForText(page, WAITING);
    await validate(page);
    await waitForText(page, 'Une nouvelle aventure');
    await waitForText(page, 'confirmer commence une nouvelle mission');
    await page.route('**/api/a/*', (route) => route.fulfill({ status: 503, json: { error: 'X' } }));
    await signFor(page);
    await waitForText(page, 'ERROR_SERVER');
    await page.getByRole('button', { name: 'Revenir à mon enquête' }).tap();
    await waitForText(page, 'Étape 2');
  });

  it('sees its desk when it scans its own letter again', async () => {
    const { page, recruit } = await stage.at('FIND_STATUE');
    await page.goto(`/a/${recruit.code}`);
    await waitForText(page, 'Étape 2');
  });
});

describe('the cookie of the session', () => {
  it('P-API-05, P-API-01: is accepted without Secure over plain http, on a host that is not localhost', async () => {
    const { email, password } = await newAccount(stage.server.address);
    const address = stage.server.address.replace('127.0.0.1', 'poste.test');
    const browser = await chromium.launch({
      ...chromiumOptions,
      args: [...chromiumOptions.args, '--host-resolver-rules=MAP poste.test 127.0.0.1'],
    });
    try {
      const page = await browser.newPage({ ...phone, baseURL: address });
      const calls: [string, string | undefined][] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch') calls.push([request.url(), request.headers()['content-type']]);
      });
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await waitForText(page, WAITING);
      expect((await page.context().cookies()).find(({ name }) => name === 'token')).toMatchObject({ domain: 'poste.test', secure: false });
      expect(calls.length).toBeGreaterThan(1);
      for (const [url, type] of calls) expect([url.startsWith(`${address}/api/`), type]).toEqual([true, 'application/json']);
    } finally {
      await browser.close();
    }
  });
});
