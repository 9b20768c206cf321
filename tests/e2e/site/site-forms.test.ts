import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anonymous, newAccount } from '../../support/server/api-session.ts';
import { waitForText } from '../../support/e2e/look.ts';
import { callsOf } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { readOutbox } from '../../support/server/mail-server.ts';

const stage = useStage();

/** The text of the newest mail to an address that has these words, once it was written. */
async function mailTo(email: string, words: RegExp): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    const mails = (await readOutbox(stage.server.dataDir)).filter(({ to }) =>
      to?.some(({ address }) => address === email),
    );
    return (found = mails.map(({ text }) => text ?? '').findLast((text) => words.test(text)));
  };
  await expect.poll(look).toMatch(words);
  return found ?? '';
}

const RESET_LINK = /\/password\/reset\?\S*token=[\w-]+\S*/;

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nouveau mot de passe').fill(password);
  await page.getByLabel('Confirmation').fill(password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).tap();
}

it('P-ERR-19, P-ERR-22: a forgotten password is replaced through the link of the mail, which works once and ends the sessions', async () => {
  const account = await newAccount(stage.server.address);
  const page = await stage.phone(null);
  await page.goto('/password/reset');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).tap();
  await waitForText(page, 'Mail envoyé');
  const link = RESET_LINK.exec(await mailTo(account.email, RESET_LINK))?.[0] ?? '';
  await page.goto(link);
  await choose(page, 'un autre mot de passe');
  await waitForText(page, 'Changement confirmé');
  expect((await account.session.get('user/check')).status).toBe(401);
  const login = await anonymous(stage.server.address).post('user/authenticate', {
    ...account,
    password: 'un autre mot de passe',
  });
  expect(login.status).toBe(200);
  await page.goto(link);
  await choose(page, 'encore un autre mot');
  await waitForText(page, 'Requête invalide');
});

it('« Renoncer au contrat ici » is linked in the footer, reviewed, confirmed and acknowledged on the screen and by mail', async () => {
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
