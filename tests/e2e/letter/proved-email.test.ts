import { describe, it } from 'vitest';
import { newAccount } from '../../support/server/api-session.ts';
import { inspect, waitForPath, waitForText } from '../../support/e2e/look.ts';
import { postLetter } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { readOutbox } from '../../support/server/mail-server.ts';

const stage = useStage();

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
    await page.goto('/home/settings');
    await waitForText(page, 'Recevoir le mail');
    await inspect(page, 'the account before the mail is proved');
    await page.goto(await linkTo(account.email));
    await waitForText(page, account.email);
    await inspect(page, 'the page of the link');
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).tap();
    await waitForText(page, 'Adresse confirmée');
    await inspect(page, 'the mail is proved');
    await page.getByRole('link', { name: 'Voir mon courrier' }).tap();
    await waitForText(page, 'Commande en cours');
  });

  it('is confirmed after a login when the link is opened in a browser without a session', async () => {
    const account = await newAccount(stage.server.address);
    await account.session.post('user/email/link');
    const page = await stage.phone(null);
    await page.goto(await linkTo(account.email));
    await waitForPath(page, '/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Mot de passe').fill(account.password);
    await page.getByRole('button', { name: 'Se connecter' }).tap();
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).tap();
    await waitForText(page, 'Adresse confirmée');
  });
});
