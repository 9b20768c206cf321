// Plays lyon.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { anonymous, newAccount, type NewAccount } from '../../support/server/api-session.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { callsOf, recruitAt } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { root } from '../../support/programs/run.ts';

const stage = useStage();

/** Mails to an address, the newest last. Without an SMTP server, mails are written as files. */
async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(stage.server.dataDir, 'outbox');
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

async function mailTo(address: string, words: RegExp): Promise<string> {
  let found: string | undefined;
  const look = async () => (found = (await mailsTo(address)).map(({ text }) => text ?? '').findLast((text) => words.test(text)));
  await expect.poll(look).toMatch(words);
  return found ?? '';
}

const RESET_LINK = /\/password\/reset\?\S*token=[\w-]+\S*/;
const linkTo = async ({ email }: NewAccount) => RESET_LINK.exec(await mailTo(email, RESET_LINK))?.[0] ?? '';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/password/reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).tap();
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nouveau mot de passe').fill(password);
  await page.getByLabel('Confirmation').fill(password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).tap();
}

describe('a forgotten password', () => {
  it('P-ERR-19, P-ERR-22: is replaced through the link of the mail, which works once and ends the sessions', async () => {
    const account = await newAccount(stage.server.address);
    const page = await stage.phone(null);
    await askForLink(page, account.email);
    await waitForText(page, 'Mail envoyé');
    const link = await linkTo(account);
    await page.goto(link);
    await choose(page, 'un autre mot de passe');
    await waitForText(page, 'Changement confirmé');
    expect((await account.session.get('user/check')).status).toBe(401);
    const login = await anonymous(stage.server.address).post('user/authenticate', { ...account, password: 'un autre mot de passe' });
    expect(login.status).toBe(200);
    await page.goto(link);
    await choose(page, 'encore un autre mot');
    await waitForText(page, 'Requête invalide');
    await page.getByRole('link', { name: 'Retour à la connexion' }).tap();
    await waitForPath(page, '/login');
  });

  it('P-ERR-20: leads to « Compte inexistant » for an address without an account', async () => {
    const page = await stage.phone(null);
    await askForLink(page, 'personne@exemple.fr');
    await waitForText(page, 'Compte inexistant');
  });

  it('P-ERR-23: leads to « Requête invalide » with an invented link', async () => {
    const page = await stage.phone(null);
    await page.goto('/password/reset?id=1&token=invente');
    await choose(page, 'un autre mot de passe');
    await waitForText(page, 'Requête invalide');
  });
});

describe('the newsletter', () => {
  it.each(['personne@exemple.fr', 'Lea+jeux@Exemple.fr'])('P-ERR-27: is unsubscribed by %s, in a dialog that closes', async (email) => {
    const page = await stage.phone(null);
    await page.goto('/unsubscribe');
    await page.getByPlaceholder('Entrez votre email').fill(email);
    await page.getByRole('button', { name: 'Désinscription' }).tap();
    await page.getByRole('dialog').getByText('Désinscription validée').waitFor();
    await page.getByRole('button', { name: 'Fermer' }).tap();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

interface Promotions {
  readonly promotions: readonly { readonly solutions: readonly string[]; readonly free?: { readonly promoCode: string } }[];
}

describe('the page of the codes', () => {
  const send = async (page: Page, solution: string): Promise<void> => {
    await page.goto('/code');
    await page.getByRole('textbox').fill(solution);
    await page.getByRole('button', { name: 'Valider' }).tap();
  };

  it('P-PAGE-08, P-PAGE-09: gives a free copy for a right solution, with its code filled in', async () => {
    const { promotions } = parse(readFileSync(join(root, 'scenarios/promotions.yaml'), 'utf8')) as Promotions;
    const promotion = promotions.find(({ free }) => free);
    const page = await stage.phone(null);
    await send(page, (promotion?.solutions[0] ?? '').toUpperCase());
    await waitForText(page, 'Félicitations !');
    await waitForText(page, 'exemplaire gratuit');
    const address = new URL((await page.getByRole('link', { name: 'Recevoir mon exemplaire' }).getAttribute('href')) ?? '');
    expect(address.searchParams.get('prefilled_promo_code')).toBe(promotion?.free?.promoCode);
  });

  it('P-ERR-31: shows « Ce code n’est pas une solution » for a wrong code', async () => {
    const page = await stage.phone(null);
    await send(page, 'nulle part');
    await waitForText(page, "Ce code n'est pas une solution");
  });
});

describe('« Renoncer au contrat ici »', () => {
  it('is linked in the footer, reviewed, confirmed and acknowledged on the screen and by mail', async () => {
    const page = await stage.phone(null);
    const calls = callsOf(page);
    await page.goto('/legal');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).tap();
    await page.getByLabel(/Numéro de commande/).fill('PR-0042');
    await page.getByLabel(/Email/).fill('acheteuse@exemple.fr');
    await page.getByRole('button', { name: 'Continuer' }).tap();
    await waitForText(page, 'Relisez avant de confirmer');
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).tap();
    await waitForText(page, 'Votre rétractation est enregistrée');
    expect(calls).toEqual(['POST withdrawal']);
    expect(await page.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);
    await mailTo('acheteuse@exemple.fr', /PR-0042/);
  });
});

describe('the settings of an account', () => {
  it('offer the data as a file', async () => {
    const { page, recruit } = await stage.at('FIND_STATUE');
    await page.goto('/home/settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger mes données' }).tap(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain(recruit.email);
  });

  it('list the sessions, and end those of other devices', async () => {
    const account = await recruitAt(stage.server, 'FIND_ALPHA');
    const page = await stage.phone(account);
    const again = await anonymous(stage.server.address).post('user/authenticate', account);
    expect(again.status).toBe(200);
    await page.goto('/home/settings');
    await page.getByRole('button', { name: 'Appareils connectés' }).tap();
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBe(2);
    await page.getByRole('button', { name: 'Déconnecter les autres appareils' }).tap();
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBe(1);
    expect((await account.session.get('user/check')).status).toBe(200);
  });

  it('delete the account with the password, and leave nothing on the device', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    await page.goto('/home/settings');
    await page.getByRole('button', { name: 'Supprimer mon compte' }).tap();
    await page.getByRole('button', { name: 'Continuer' }).tap();
    const password = page.getByLabel('Mot de passe', { exact: true });
    await password.fill('autre chose');
    await page.getByRole('button', { name: 'Supprimer définitivement' }).tap();
    await waitForText(page, 'Mauvais mot de passe');
    await password.fill(recruit.password);
    await page.getByRole('button', { name: 'Supprimer définitivement' }).tap();
    await waitForText(page, 'Votre compte est supprimé');
    await page.getByRole('button', { name: /Retour à l.accueil/ }).tap();
    await waitForPath(page, '/');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
    const login = await anonymous(stage.server.address).post('user/authenticate', recruit);
    expect([login.status, login.body.error]).toEqual([401, 'INVALID_EMAIL']);
  });
});
