// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshPages, openAt, pageText, press, says } from '../support/app.tsx';
import { fakeApi, type ApiAnswer } from '../support/fake-api.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();

/** The promotion page after a solution was sent. */
async function sent(answer: ApiAnswer, solution = 'le phare') {
  const fake = fakeApi({ 'POST puzzle/all': answer });
  openAt('/code');
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: solution } });
  press('Valider');
  return fake;
}

describe('the page of the codes', () => {
  it('P-PAGE-07: asks « Vous pensez connaître un code ? », with « Valider » and « Retour »', async () => {
    fakeApi({});
    openAt('/code');
    expect(
      (await screen.findByRole('heading', { level: 1 })).getAttribute('aria-label')?.replace(/\s/g, ' '),
    ).toBe('Vous pensez connaître un code ?');
    expectShown(screen.getByRole('textbox'));
    expectShown(screen.getByRole('button', { name: 'Valider' }));
    expect(screen.getAllByRole('link', { name: 'Retour' }).at(-1)?.getAttribute('href')).toBe('/');
  });

  it('sends no empty solution', async () => {
    const fake = await sent({ json: {} }, '  ');
    await says("Écrivez d'abord votre solution");
    expect(fake.calls).toEqual([]);
  });

  it.each([
    [0, 'il reste un exemplaire gratuit : un pack Ville vous attend', 'Recevoir mon exemplaire'],
    [-3, 'il reste un exemplaire gratuit', 'Recevoir mon exemplaire'],
    [1, 'un pack Ville vous attend à 9,50€', 'Commander à prix réduit'],
  ])(
    'P-PAGE-08, P-PAGE-09, P-CONST-02: congratulates at index %i and fills the code in',
    async (index, words, label) => {
      const fake = await sent(
        { json: { index, freeCopies: 4, promoCode: 'PHARE 26', city: 'VILLE' } },
        ' le phare ',
      );
      const link = await screen.findByRole('link', { name: label });
      expect(pageText()).toContain('Félicitations !');
      expect(pageText()).toContain(words);
      expect(new URL(link.getAttribute('href') ?? '').searchParams.get('prefilled_promo_code')).toBe(
        'PHARE 26',
      );
      expect(fake.calls.map(({ body }) => body)).toEqual([{ code: 'le phare' }]);
    },
  );

  it.each([
    [4, 'aucun exemplaire gratuit à vous donner'],
    [0, 'Vous avez trouvé : un pack Ville vous attend'],
  ])('P-PAGE-09: mentions used-up free copies only if there were any: %i', async (freeCopies, words) => {
    await sent({ json: { index: 1, freeCopies, promoCode: 'PHARE', city: 'VILLE' } });
    await screen.findByRole('link', { name: 'Commander à prix réduit' });
    expect(pageText()).toContain(words);
    expect(pageText().includes('gratuit')).toBe(freeCopies > 0);
  });

  it.each<[string, ApiAnswer, string]>([
    ['P-ERR-29 400', { status: 400, json: { error: 'INVALID' } }, 'Erreur dans la requête'],
    ['P-ERR-29 an unreadable answer', { text: '<html>' }, 'Erreur dans la requête'],
    ['P-ERR-29 an answer without a code', { json: {} }, 'Erreur dans la requête'],
    [
      'P-ERR-30 410',
      { status: 410, json: { error: 'Cette promotion a pris fin en mars' } },
      'Cette promotion a pris fin en mars',
    ],
    ['P-ERR-31 404', { status: 404, json: { error: 'NOT_A_SOLUTION' } }, "Ce code n'est pas une solution"],
    ['P-ERR-32 500', { status: 500, text: '<html>' }, "Erreur dans l'envoi du code"],
    ['P-ERR-32 429', { status: 429, json: { error: 'X', seconds: 7 } }, 'réessayez dans 7 s'],
    ['P-ERR-33 no network', 'unreachable', 'Erreur de validation'],
  ])('%s', async (_row, answer, words) => {
    await sent(answer);
    await says(words);
    expect(screen.queryByRole('link', { name: /exemplaire|Commander/ })).toBeNull();
  });
});
