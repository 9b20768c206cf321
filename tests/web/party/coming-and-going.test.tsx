// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deviceStorage } from '../../../web/state/device/storage.ts';
import {
  giveSession,
  fill,
  follow,
  freshPages,
  openAsPlayer,
  openAt,
  pageText,
  press,
  says,
  valueOf,
} from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { makeParty, makeStatus } from '../support/statuses.ts';

freshPages();

const UNTIL = '2026-10-13T17:00:00.000Z';
const invitation = {
  code: 'RGF4TD',
  address: 'https://poste.example/r/mYq0vJ3kT8nWc2LrXs5Z_a-B',
  expiresAt: UNTIL,
};
const anne = (patch = {}) => makeStatus({ party: makeParty({ me: 1, isHolder: true, ...patch }) });

describe('an invitation', () => {
  it('stays on the telephone of the holder', async () => {
    const fake = openAsPlayer('/home/party', anne(), { 'POST party/invitation': { json: invitation } });
    await screen.findByRole('button', { name: 'Montrer une invitation' });
    fake.routes['GET user/status/current'] = { json: anne({ invitedUntil: UNTIL }) };
    press('Montrer une invitation');
    await says('RGF4TD');
    expect(deviceStorage.read('invitation')).toContain('RGF4TD');
  });

  it.each([
    ['is shown again after a reload', UNTIL, true],
    ['is not shown when another has replaced it', '2026-10-13T18:00:00.000Z', false],
  ])('%s', async (_name, invitedUntil, isShown) => {
    deviceStorage.write('invitation', JSON.stringify(invitation));
    openAsPlayer('/home/party', anne({ invitedUntil }));
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: isShown ? 'Copier le lien' : 'Montrer une invitation' });
    expect(screen.queryAllByText('RGF4TD')).toHaveLength(isShown ? 1 : 0);
  });

  it('that was withdrawn says where the new one is, and takes its six signs', async () => {
    fakeApi({ 'POST party/join': { status: 404, json: { error: 'UNKNOWN_INVITATION' } } });
    openAt('/r/mYq0vJ3kT8nWc2LrXs5Z_a-B');
    await screen.findByRole('textbox');
    fill('Votre prénom', 'Jo');
    press('Rejoindre la partie');
    await says('ouvre « Qui joue » sur son bureau');
    follow('Taper les six signes');
    await screen.findByRole('textbox', { name: /six signes/ });
  });
});

it('« À plusieurs mains » is switched at any time by the holder', async () => {
  const roles = ['la lecture', 'l’écoute'];
  const status = makeStatus({ party: makeParty({ me: 1, isHolder: true }) }, { roles });
  const shared = makeStatus({ party: makeParty({ me: 1, isHolder: true, severalHands: true }) }, { roles });
  const fake = openAsPlayer('/home/party', status, { 'POST party/hands': { json: shared } });
  const hands = await screen.findByRole('switch', { name: /À plusieurs mains/ });
  hands.click();
  await waitFor(() => expect(hands.getAttribute('aria-checked')).toBe('true'));
  expect(fake.calls.find(({ path }) => path === 'party/hands')?.body).toEqual({ severalHands: true });
});

it('the pen is asked for by a guest, and whoever has it passes it from the notice', async () => {
  const last = {
    member: 2,
    name: 'Camille',
    kind: 'pen',
    step: null,
    paper: null,
    at: '2026-10-12T17:05:00.000Z',
  } as const;
  const fake = openAsPlayer('/home', anne());
  await screen.findByRole('heading', { level: 1 });
  fake.routes['GET user/status/current'] = { json: anne({ last }) };
  window.dispatchEvent(new Event('focus'));
  await says('Camille demande la plume.');
  fake.routes['POST party/pen'] = { json: makeParty({ me: 1, isHolder: true, pen: 2, last }) };
  press('La passer');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'La passer' })).toBeNull());
  expect(fake.calls.find(({ path }) => path === 'party/pen')?.body).toEqual({ member: 2 });
});

it('deleting the account says which guests leave with it', async () => {
  giveSession();
  openAsPlayer('/home/settings', anne());
  await screen.findByRole('heading', { level: 1 });
  press('Supprimer mon compte');
  await says('Votre partie à plusieurs finit : Camille sort');
});

describe('the notebook', () => {
  const entry = (patch: object = {}) => ({
    ...{ step: 'GARE', number: 2, title: 'Le puits', state: 'open', found: null, tries: [], note: null },
    ...patch,
  });
  const notebook = (patch: object = {}) => ({
    json: { recap: ['Le puits est sec.'], entries: [entry(patch)] },
  });
  const note = (text: string) => ({ text, by: { member: 2, name: 'Camille' }, at: UNTIL });

  it('is read again without a network, as this telephone has read it last', async () => {
    const fake = openAsPlayer('/home/carnet', anne(), { 'GET user/notebook': notebook() });
    await says('Le puits est sec.');
    fake.routes['GET user/notebook'] = 'unreachable';
    follow('Bureau');
    await screen.findByRole('heading', { level: 1, name: /Ville/ });
    follow('Carnet');
    await says("Pas de réseau : le carnet tel que ce téléphone l'a lu en dernier.");
    expect(screen.getByRole('heading', { level: 2, name: /Le puits/ })).toBeTruthy();
  });

  it('keeps what was typed when somebody else was faster, and shows theirs', async () => {
    const fake = openAsPlayer('/home/carnet', anne(), { 'GET user/notebook': notebook() });
    await screen.findByRole('button', { name: 'Noter quelque chose ici' });
    press('Noter quelque chose ici');
    fill('Une note, pour tous ceux qui jouent cette lettre', 'à gauche');
    const message = 'Quelqu’un a changé cette note entre-temps';
    fake.routes['POST user/notebook'] = {
      status: 409,
      json: { error: 'NOTE_CHANGED', note: note('à droite'), message },
    };
    press('Noter');
    await says('à droite');
    expect(valueOf('Une note, pour tous ceux qui jouent cette lettre')).toBe('à gauche');
    fake.routes['POST user/notebook'] = notebook({ note: note('à gauche') });
    press('Noter');
    await waitFor(() => expect(pageText()).not.toContain('à droite'));
    expect(fake.calls.findLast(({ path }) => path === 'user/notebook')?.body).toEqual({
      ...{ step: 'GARE', text: 'à gauche', before: 'à droite' },
    });
  });
});
