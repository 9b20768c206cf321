// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FinalView, Status } from '../../../engine/public.ts';
import { fakeApi, type FakeRoutes } from '../support/fake-api.ts';
import { freshPages, giveSession, openAt, pageText, plain } from '../support/app.tsx';
import { makeStatus, makeView } from '../support/statuses.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();

const final: FinalView = {
  label: 'port.exe',
  header: 'port.exe',
  subheader: 'Une taille, un mot.',
  least: 1,
  most: 9,
  select: 'Sélectionner',
  open: 'Accéder',
  placeholder: 'Rendez-Vous',
  patterns: { '2': ['→↓', '↑←'] },
  loadingFactor: 0.04,
  links: [{ label: 'Ouvrir le carré', to: '/document/carre' }],
};

function play(path: string, status: Status, routes: FakeRoutes = {}) {
  giveSession();
  const fake = fakeApi({
    'GET user/check': { json: { email: 'a@b.fr', admin: false } },
    'GET user/status/current': { json: status },
    ...routes,
  });
  openAt(path);
  return fake;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
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
  it('G-FINAL-01: cannot be opened when the story has none', async () => {
    play('/home/app/final', makeStatus());
    await heading('Ville');
    expect(window.location.pathname).toBe('/home');
  });

  it('has its own stamp on the desk', async () => {
    const tiles = [...makeView().tiles, { id: 'final' as const, label: 'port.exe', to: '/home/app/final', disabled: false, isNew: false }];
    play('/home', makeStatus({}, { tiles, final }));
    await heading('Ville');
    fireEvent.click(screen.getByRole('link', { name: 'port.exe' }));
    await heading('port.exe');
  });

  it('opens without a stamp too', async () => {
    play('/home/app/final', makeStatus({}, { final }));
    await heading('port.exe');
    expect(pageText()).toContain('Une taille, un mot.');
    expect(screen.getByRole('link', { name: 'Ouvrir le carré' }).getAttribute('href')).toBe('/document/carre');
  });

  it('G-FINAL-02: holds its size between one and nine, ten presses each way', async () => {
    play('/home/app/final', makeStatus({}, { final }));
    await heading('port.exe');
    for (let count = 0; count < 10; count += 1) press('Plus grand');
    expect(pageText()).toContain('Taille 9');
    for (let count = 0; count < 10; count += 1) press('Plus petit');
    expect(pageText()).toContain('Taille 1');
  });

  it('G-FINAL-03: loads and describes its square in a text', async () => {
    play('/home/app/final', makeStatus({}, { final }));
    await loaded();
    expect(pageText()).toContain('100 %');
    expect(screen.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual([
      'Ligne 1 : droite, bas',
      'Ligne 2 : haut, gauche',
    ]);
  });

  it('G-FINAL-04: drops its square for another size', async () => {
    play('/home/app/final', makeStatus({}, { final: { ...final, patterns: {} } }));
    await loaded();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('G-FINAL-05, G-FINAL-06: shows and hides its line', async () => {
    play('/home/app/final', makeStatus({}, { final }));
    await loaded();
    press('Accéder');
    expectShown(screen.getByPlaceholderText('Rendez-Vous'));
    press('Accéder');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('sends size and text for the current step and follows the new one', async () => {
    const after = makeStatus({}, { reaction: { to: ['/home/app/correct'] }, version: 4 });
    const fake = play('/home/app/final', makeStatus({}, { final }), { 'POST code/check': { json: after } });
    await loaded();
    press('Accéder');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'marée' } });
    expect(draft()).toBe('2/1/marée');
    press('VALIDER');
    await heading('Code Juste');
    expect(fake.calls.find(({ path }) => path === 'code/check')?.body).toMatchObject({ code: '2_MARÉE', step: 'GARE' });
    expect(draft()).toBeNull();
  });

  it('shows the server’s text about a wrong code', async () => {
    play('/home/app/final', makeStatus({}, { final }), { 'POST code/check': { status: 404, json: { error: 'La bonne taille.' } } });
    await loaded();
    press('Accéder');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'marée' } });
    press('VALIDER');
    await waitFor(() => expect(pageText()).toContain('La bonne taille.'));
  });

  it('is restored as it was left', async () => {
    localStorage.setItem('poste-restante.draft.ABC123.GARE.final', '2/1/mar');
    play('/home/app/final', makeStatus({}, { final }));
    await heading('port.exe');
    press('Accéder');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('mar');
  });
});
