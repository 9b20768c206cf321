// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshPages, heading, openAsPlayer, pageText, plain, press } from '../support/app.tsx';
import { expectShown } from '../support/expect-shown.ts';
import { finalView, makeStatus } from '../support/statuses.ts';

freshPages();

const draft = () => localStorage.getItem('poste-restante.draft.ABC123.GARE.final');

/** Size 2, loaded to its end. */
async function loaded() {
  await heading('port.exe');
  press('Plus grand');
  press('Sélectionner');
  expect(screen.queryByRole('button', { name: 'Accéder' })).toBeNull();
  await screen.findByRole('button', { name: 'Accéder' });
}

describe('the final application', () => {
  it('opens without a stamp too', async () => {
    openAsPlayer('/home/app/final', makeStatus({}, { final: finalView }));
    await heading('port.exe');
    expect(pageText()).toContain('Une taille, un mot.');
    expect(screen.getByRole('link', { name: 'Ouvrir le carré' }).getAttribute('href')).toBe(
      '/document/carre',
    );
  });

  it('G-FINAL-03: loads and describes its square in a text', async () => {
    openAsPlayer('/home/app/final', makeStatus({}, { final: finalView }));
    await loaded();
    expect(pageText()).toContain('100 %');
    expect(screen.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual([
      'Ligne 1 : droite, bas',
      'Ligne 2 : haut, gauche',
    ]);
  });

  it('G-FINAL-05, G-FINAL-06: opens and closes its line, sends size and text for the current step and follows the new one', async () => {
    const after = makeStatus({}, { reaction: { to: ['/home/app/correct'] }, version: 4 });
    const fake = openAsPlayer('/home/app/final', makeStatus({}, { final: finalView }), {
      'POST code/check': { json: after },
    });
    await loaded();
    press('Accéder');
    expectShown(screen.getByPlaceholderText('Rendez-Vous'));
    press('Accéder');
    expect(screen.queryByRole('textbox')).toBeNull();
    press('Accéder');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'marée' } });
    expect(draft()).toBe('2/1/marée');
    press('VALIDER');
    await heading('Code Juste');
    expect(fake.calls.find(({ path }) => path === 'code/check')?.body).toMatchObject({
      code: '2_MARÉE',
      step: 'GARE',
    });
    expect(draft()).toBeNull();
  });

  it('is restored as it was left', async () => {
    localStorage.setItem('poste-restante.draft.ABC123.GARE.final', '2/1/mar');
    openAsPlayer('/home/app/final', makeStatus({}, { final: finalView }));
    await heading('port.exe');
    press('Accéder');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('mar');
  });
});
