// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, freshPages, openAt, pageText, press, says } from '../support/app.tsx';
import { fakeApi, type ApiAnswer } from '../support/fake-api.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();

const RECEIPT = { reference: 'PR-0042', email: 'lea@exemple.fr', receivedAt: '2026-11-20T15:42:00.000Z' };

async function filled(answer: ApiAnswer, { reference = 'PR-0042', email = 'lea@exemple.fr' } = {}) {
  const fake = fakeApi({ 'POST withdrawal': answer });
  openAt('/retractation');
  fireEvent.change(await screen.findByLabelText(/Numéro de commande/), { target: { value: reference } });
  fill(/Email/, email);
  press('Continuer');
  return fake;
}
const confirm = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmer la rétractation' }));

describe('« Renoncer au contrat ici »', () => {
  it('is shown for review before it is sent, and can be corrected', async () => {
    const fake = await filled({ status: 201, json: RECEIPT });
    await screen.findByRole('heading', { name: 'Relisez avant de confirmer' });
    expect(pageText()).toContain('PR-0042');
    expect(pageText()).toContain('lea@exemple.fr');
    expect(fake.calls).toEqual([]);
    press('Corriger');
    expect((await screen.findByLabelText<HTMLInputElement>(/Numéro de commande/)).value).toBe('PR-0042');
  });

  it('is confirmed once, with a receipt of its date and time', async () => {
    const fake = await filled(
      { status: 201, json: RECEIPT },
      { reference: ' PR-0042 ', email: ' lea@exemple.fr' },
    );
    await confirm();
    await screen.findByRole('heading', { name: 'Votre rétractation est enregistrée' });
    expect(fake.calls.map(({ body }) => body)).toEqual([{ reference: 'PR-0042', email: 'lea@exemple.fr' }]);
    expect(pageText()).toMatch(/Reçue le 20 novembre 2026 à \d{1,2} h 42 \(UTC/);
    expect(document.querySelector('time')?.dateTime).toBe(RECEIPT.receivedAt);
  });

  it.each([
    [{ reference: '  ' }, 'Indiquez le numéro de commande ou le code de la lettre'],
    [{ email: 'lea' }, 'Mail invalide'],
  ])('requests missing fields: %j', async (fields, words) => {
    await filled({ status: 201, json: RECEIPT }, fields);
    await says(words);
    expect(screen.queryByRole('button', { name: 'Confirmer la rétractation' })).toBeNull();
  });

  it.each<[ApiAnswer, string]>([
    [{ status: 500, json: {} }, 'Une erreur est survenue'],
    [{ status: 503, json: { error: 'ERROR_STORAGE' } }, 'ne peut rien enregistrer'],
    [{ status: 400, json: { error: 'INVALID_EMAIL' } }, 'Mail invalide'],
    ['unreachable', 'Pas de réseau : vérifiez votre connexion'],
  ])('shows a failure (%j) and can be confirmed again', async (answer, words) => {
    await filled(answer);
    await confirm();
    await says(words);
    expectShown(screen.getByRole('button', { name: 'Confirmer la rétractation' }));
  });
});

it('a receipt’s unreadable date is shown unchanged', async () => {
  await filled({ status: 201, json: { ...RECEIPT, receivedAt: 'hier' } });
  await confirm();
  await says('Reçue le hier');
});

it.each([
  ['received', 'Votre rétractation est enregistrée'],
  ['incomplete', 'Il manque le numéro de commande'],
  ['later', 'Trop de demandes en ce moment'],
])('tells a browser without scripts what became of its form: %s', async (said, words) => {
  openAt(`/retractation?${said}=true`);
  await says(words);
});
