// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshPages, heading, openAsPlayer, says } from '../support/app.tsx';
import { type ApiAnswer, type FakeRoutes } from '../support/fake-api.ts';

freshPages();

const account = (emailProved: boolean): ApiAnswer => ({
  json: { email: 'a@b.fr', admin: false, emailProved },
});
const LINK = 'POST user/email/link';
const PROVE = 'POST user/email/prove';

function open(path: string, emailProved: boolean, routes: FakeRoutes = {}) {
  return openAsPlayer(path, null, { 'GET user/check': account(emailProved), ...routes });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('an account with an unconfirmed e-mail', () => {
  it.each(['/home', '/home/settings'])(
    'can request the mail at %s, and again once it was sent',
    async (path) => {
      const fake = open(path, false, { [LINK]: { json: { emailProved: false } } });
      await press('Recevoir le mail');
      await says('Mail envoyé');
      await press('Renvoyer le mail');
      await waitFor(() =>
        expect(fake.calls.filter(({ path: called }) => called === 'user/email/link')).toHaveLength(2),
      );
    },
  );

  it('is shown why the mail was not sent', async () => {
    open('/home/settings', false, { [LINK]: { status: 429, json: { error: 'Trop d’essais', seconds: 60 } } });
    await press('Recevoir le mail');
    await says('réessayez dans 60 s');
  });

  it('is no longer asked once the e-mail was confirmed on another device', async () => {
    open('/home/settings', false, { [LINK]: { json: { emailProved: true } } });
    await press('Recevoir le mail');
    await waitFor(() => expect(screen.queryByText(/lettre commandée/)).toBeNull());
  });
});

it('an account with a confirmed e-mail is not asked', async () => {
  open('/home/settings', true);
  await heading('Informations du compte');
  expect(screen.queryByText(/lettre commandée/)).toBeNull();
});

describe('the confirmation page', () => {
  const PATH = '/home/email?id=un&token=deux';

  it.each([
    ['INVALID_REQUEST', 'Ce lien ne vaut pas pour votre compte'],
    ['TOKEN_EXPIRED', 'Le lien utilisé a expiré'],
  ])('offers another mail after %s', async (error, words) => {
    open(PATH, false, { [PROVE]: { status: 403, json: { error } } });
    await press('Confirmer mon adresse');
    await says(words);
    await screen.findByRole('button', { name: 'Recevoir le mail' });
  });

  it('shows that the e-mail is already confirmed', async () => {
    open(PATH, true);
    await says('Votre adresse est confirmée');
  });
});
