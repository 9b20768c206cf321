// Plays lyon.
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAccount } from '../../support/server/api-session.ts';
import { chromiumOptions, phone } from '../../support/e2e/browser.ts';
import { inspect, waitForText } from '../../support/e2e/look.ts';
import { callsOf, postLetter } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { readOutbox } from '../../support/server/mail-server.ts';

const stage = useStage();
const WAITING = 'La Compagnie est en train de vous contacter...';

const field = (page: Page) => page.getByLabel(/Code d.activation/);

describe('a code that can be activated', () => {
  it('P-ACT-18, P-ACT-20, P-ACT-23, P-ACT-24, P-ACT-26: is looked up, confirmed and sent in capitals, and the tutorial begins', async () => {
    const code = await postLetter(stage.server);
    const page = await stage.phone(await newAccount(stage.server.address));
    await page.goto('/home');
    await waitForText(page, WAITING);
    const calls = callsOf(page);
    await field(page).fill(code.toLowerCase());
    expect(await field(page).inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Valider' }).tap();
    await waitForText(page, 'Félicitations !');
    await waitForText(page, 'je renonce à mon droit de rétractation');
    expect(await page.getByRole('button', { name: 'Confirmer' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Confirmer' }).tap();
    await waitForText(page, '1 sur 4');
    expect(calls.slice(0, 2)).toEqual([`GET user/status/find/${code}`, `POST a/${code}`]);
  });
});

/** Path of the link in the last mail to this address. */
async function linkTo(email: string): Promise<string> {
  const mails = await readOutbox(stage.server.dataDir);
  const text = mails.filter(({ to }) => to?.some(({ address }) => address === email)).at(-1)?.text ?? '';
  const link = /^http\S+\/home\/email\S+$/m.exec(text)?.[0];
  if (!link) throw new Error(`no link in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

describe('a letter that was ordered with an email address', () => {
  it('is shown once the link in a mail to that address was opened and confirmed', async () => {
    const account = await newAccount(stage.server.address);
    await postLetter(stage.server, { tiedEmail: account.email, unsent: true });
    const page = await stage.phone(account);
    await page.goto('/home');
    await waitForText(page, 'Une lettre commandée avec cette adresse ?');
    await inspect(page, 'the counter before the mail is proved');
    await page.getByRole('button', { name: 'Recevoir le mail' }).tap();
    await waitForText(page, 'Renvoyer le mail');
    await page.goto(await linkTo(account.email));
    await waitForText(page, account.email);
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).tap();
    await waitForText(page, 'Adresse confirmée');
    await inspect(page, 'the mail is proved');
    await page.getByRole('link', { name: 'Voir mon courrier' }).tap();
    await waitForText(page, 'Commande en cours');
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
        if (request.resourceType() === 'fetch')
          calls.push([request.url(), request.headers()['content-type']]);
      });
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await waitForText(page, WAITING);
      expect((await page.context().cookies()).find(({ name }) => name === 'token')).toMatchObject({
        domain: 'poste.test',
        secure: false,
      });
      expect(calls.length).toBeGreaterThan(1);
      for (const [url, type] of calls)
        expect([url.startsWith(`${address}/api/`), type]).toEqual([true, 'application/json']);
    } finally {
      await browser.close();
    }
  });
});
