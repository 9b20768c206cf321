// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshPages, openAt, plain, press, says } from '../support/app.tsx';
import { fakeApi, type ApiAnswer } from '../support/fake-api.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();

async function left(answer: ApiAnswer, address = 'Lea+jeux@exemple.fr') {
  const fake = fakeApi({ 'POST newsletter/unsubscribe': answer });
  openAt('/unsubscribe');
  fireEvent.change(await screen.findByPlaceholderText('Entrez votre email'), { target: { value: address } });
  press('Désinscription');
  return fake;
}

describe('leaving the newsletter', () => {
  it('P-PAGE-05, P-PAGE-06: has its field, its button and a way back', async () => {
    fakeApi({});
    openAt('/unsubscribe');
    expectShown(await screen.findByPlaceholderText('Entrez votre email'));
    expectShown(screen.getByRole('button', { name: 'Désinscription' }));
    expect(screen.getAllByRole('link', { name: 'Retour' }).at(-1)?.getAttribute('href')).toBe('/');
  });

  it('P-ERR-26: shows « Le mail indiqué est invalide » without a call', async () => {
    const fake = await left({ status: 202, json: {} }, 'lea@exemple');
    await says('Le mail indiqué est invalide');
    expect(fake.calls).toEqual([]);
  });

  it.each<[string, ApiAnswer, string]>([
    ['P-ERR-27 202', { status: 202, json: {} }, 'Désinscription validée'],
    [
      'P-ERR-26 400 from the server',
      { status: 400, json: { error: 'INVALID_EMAIL' } },
      'Le mail indiqué est invalide',
    ],
    ['P-ERR-28 500', { status: 500, json: {} }, 'Une erreur est survenue'],
    ['P-ERR-28 200, which promises nothing', { status: 200, json: {} }, 'Une erreur est survenue'],
    ['P-ERR-28 no network', 'unreachable', 'Une erreur est survenue'],
  ])('P-PAGE-06, %s: the result is a dialog', async (_row, answer, words) => {
    const fake = await left(answer);
    expect(plain((await screen.findByRole('dialog')).textContent)).toContain(words);
    expect(fake.calls[0]?.body).toEqual({ email: 'Lea+jeux@exemple.fr' });
    press('Fermer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
