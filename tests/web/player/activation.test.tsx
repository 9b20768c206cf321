// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentWaiver } from '../../../engine/public.ts';
import { getState } from '../../../web/state/store.ts';
import { type ApiAnswer, type FakeRoutes } from '../support/fake-api.ts';
import { follow, freshPages, heading, openAsPlayer, pageText, press, says } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();
const available: FakeRoutes = { 'GET user/status/find/XYZ789': { json: { available: true } } };

async function atTheCounter(routes: FakeRoutes, path = '/home') {
  const fake = openAsPlayer(path, null, routes);
  await heading(/La Compagnie est en train de vous contacter/);
  // The machine starts with the effects, after rendering.
  await act(async () => Promise.resolve());
  return fake;
}

const field = () => screen.getByLabelText<HTMLInputElement>(/Code d’activation/);
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('the code on the letter', () => {
  it('G-ROUTE-01, P-ACT-14, P-ACT-16, P-ACT-17, P-ACT-18: is shown in upper case and never longer than six', async () => {
    await atTheCounter({});
    expect([field().minLength, field().maxLength]).toEqual([6, 6]);
    type('xy z789a');
    expect(field().value).toBe('XYZ789');
  });

  it('P-ACT-19: that is too short is not looked up', async () => {
    const fake = await atTheCounter({});
    const before = fake.calls.length;
    type('ABC');
    press('Valider');
    expectShown(await screen.findByText('Code trop court'));
    expect(fake.calls).toHaveLength(before);
  });

  it('P-ERR-16, P-ACT-21: that is not available is cleared', async () => {
    await atTheCounter({}, '/a/xyz789');
    expect([window.location.pathname, getState().activationCode, field().value]).toEqual([
      '/home',
      'XYZ789',
      'XYZ789',
    ]);
    press('Valider');
    expectShown(await screen.findByText('Code indisponible'));
    expect(getState().activationCode).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['unknown', 'Aucune lettre ne porte ce code'],
    ['taken', 'Cette lettre est déjà ouverte'],
    ['unsent', "Cette lettre n'est pas encore postée"],
  ])('P-ERR-16: that is %s gets its own advice', async (reason, advice) => {
    await atTheCounter({
      'GET user/status/find/XYZ789': { status: 404, json: { error: 'UNAVAILABLE_CODE', reason } },
    });
    type('XYZ789');
    press('Valider');
    await says(advice);
    expect(pageText()).toContain('Code indisponible');
  });

  it('is extracted from the address that is pasted', async () => {
    await atTheCounter({});
    const paste = new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      data: 'https://poste.example/a/xyz789',
      bubbles: true,
      cancelable: true,
    });
    act(() => void field().dispatchEvent(paste));
    expect(field().value).toBe('XYZ789');
    expect(paste.defaultPrevented).toBe(true);
  });

  it('P-ACT-17: can be typed character by character', async () => {
    await atTheCounter({});
    const sign = new InputEvent('beforeinput', {
      inputType: 'insertText',
      data: 'x',
      bubbles: true,
      cancelable: true,
    });
    act(() => void field().dispatchEvent(sign));
    expect(sign.defaultPrevented).toBe(false);
  });

  it.each<[string, ApiAnswer, string]>([
    ['is looked up without a network', 'unreachable', 'Pas de réseau'],
    [
      'was looked up too often',
      { status: 429, json: { error: 'Trop d’essais : réessayez dans 9 s', seconds: 9 } },
      'réessayez dans 9 s',
    ],
  ])('P-ERR-16: that %s is kept, because it may be valid', async (_what, answer, words) => {
    await atTheCounter({ 'GET user/status/find/XYZ789': answer }, '/a/XYZ789');
    press('Valider');
    await says(words);
    expect(getState().activationCode).toBe('XYZ789');
  });
});

describe('confirming', () => {
  async function toConfirm(routes: FakeRoutes) {
    const fake = await atTheCounter({ ...available, ...routes });
    type('xyz789');
    press('Valider');
    await screen.findByRole('heading', { name: /^Félicitations\s!$/ });
    return fake;
  }

  it('P-ACT-23, P-ACT-26: is possible only with the waiver ticked', async () => {
    await toConfirm({});
    expect(screen.getByRole('button', { name: 'Confirmer' })).toHaveProperty('disabled', true);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('button', { name: 'Confirmer' })).toHaveProperty('disabled', false);
    expect(pageText()).toContain('je renonce à mon droit de rétractation');
  });

  it('in English agrees to the English sentence, which is a version of its own', async () => {
    document.cookie = 'language=en; path=/';
    const { version, text } = currentWaiver('en');
    expect(version).not.toBe(currentWaiver('fr').version);
    const fake = openAsPlayer('/a/XYZ789', null, {
      ...available,
      'POST a/XYZ789': { json: makeStatus({ code: 'XYZ789' }) },
    });
    await heading(/The Company is getting in touch/);
    await act(async () => Promise.resolve());
    press('Confirm');
    fireEvent.click(await screen.findByLabelText(text));
    press('Confirm');
    await waitFor(() =>
      expect(fake.calls.find(({ path }) => path === 'a/XYZ789')?.body).toEqual({ waiver: { version } }),
    );
    document.cookie = 'language=; path=/; max-age=0';
  });

  const ceremony = () => document.querySelector('[data-opening]');

  async function toCeremony() {
    const fake = await toConfirm({ 'POST a/XYZ789': { json: makeStatus({ code: 'XYZ789' }) } });
    fireEvent.click(screen.getByRole('checkbox'));
    press('Confirmer');
    await waitFor(() => expect(ceremony()).not.toBeNull());
    return fake;
  }

  it('opens the envelope over a desk that keyboards and screen readers can already use', async () => {
    await toCeremony();
    expect(ceremony()?.getAttribute('aria-hidden')).toBe('true');
    expect(ceremony()?.querySelector('a, button, [tabindex]')).toBeNull();
    expectShown(screen.getByRole('heading', { level: 1, name: 'Ville' }));
    expect(screen.queryByText(/L’application/)).toBeNull();
  });

  it('continues after the terms of sale were read', async () => {
    await toConfirm({});
    fireEvent.click(screen.getByRole('checkbox'));
    follow('Conditions de vente');
    fireEvent.click(await screen.findByRole('link', { name: 'Retour' }));
    await screen.findByRole('heading', { name: /^Félicitations\s!$/ });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(pageText()).toContain('XYZ789');
  });

  it('of an English letter proposes English, and nothing changes until somebody takes it', async () => {
    document.cookie = 'language=; path=/; max-age=0';
    const fake = await toConfirm({
      'GET user/status/find/XYZ789': { json: { available: true, language: 'en' } },
      'POST user/language': { json: {} },
    });
    expect(pageText()).toContain('Your letter is written in English.');
    expectShown(screen.getByRole('checkbox'));
    expect(document.cookie).not.toContain('language');
    press('Play in English');
    expect(document.cookie).toContain('language=en');
    expect(getState().activationCode).toBe('XYZ789');
    await waitFor(() =>
      expect(fake.calls.at(-1)).toMatchObject({ path: 'user/language', body: { language: 'en' } }),
    );
    document.cookie = 'language=; path=/; max-age=0';
  });

  it('of a French letter proposes nothing', async () => {
    await toConfirm({});
    expect(pageText()).not.toContain('English');
  });

  it('P-ACT-24: starts the story and the tutorial', async () => {
    const fake = await toCeremony();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expectShown(await screen.findByText(/L’application/));
    expect(getState()).toMatchObject({ tutorialStep: 1, activationCode: null });
    expect(fake.calls.at(-1)?.body).toHaveProperty('waiver.version');
  });

  it.each<[string, string, ApiAnswer]>([
    ['P-API-13, P-ERR-13: answered 403', 'Code invalide', { status: 403, json: { error: 'X' } }],
    ['P-API-12, P-ERR-14: answered 404', 'Code inconnu', { status: 404, json: { error: 'X' } }],
    ['P-API-14, P-ERR-15: answered 500', 'ERROR_SERVER', { status: 500, json: { error: 'X' } }],
    ['P-ERR-15: not answered', 'ERROR_NETWORK', 'unreachable'],
  ])('%s says « %s »', async (_row, words, answer) => {
    await toConfirm({ 'POST a/XYZ789': answer });
    fireEvent.click(screen.getByRole('checkbox'));
    press('Confirmer');
    await says(words);
    expect(field().value).toBe('XYZ789');
    expect(getState().activationCode).toBe(words.startsWith('Code') ? null : 'XYZ789');
  });

  it('P-ACT-25: clears the code when refused', async () => {
    await toConfirm({});
    press('Refuser');
    await waitFor(() => expect(field().value).toBe(''));
    expect(getState().activationCode).toBeNull();
  });
});

describe('a player with a story', () => {
  const playing: FakeRoutes = { 'GET user/status/current': { json: makeStatus() } };

  it('P-ACT-27: is warned before a new mission, and can go back', async () => {
    await atTheCounter({ ...playing, ...available }, '/a/XYZ789');
    press('Valider');
    expectShown(await screen.findByRole('heading', { name: 'Une nouvelle aventure' }));
    expect(pageText()).toContain('une nouvelle mission');
    press('Refuser');
    expectShown(await heading('Ville'));
    expect(getState().activationCode).toBeNull();
  });

  it('P-ACT-27: can type the code of another letter from the account page', async () => {
    openAsPlayer('/home/settings', makeStatus(), available);
    fireEvent.click(await screen.findByRole('link', { name: /J.ai une autre lettre/ }));
    await heading(/La Compagnie est en train de vous contacter/);
    await act(async () => Promise.resolve());
    type('xyz789');
    press('Valider');
    expectShown(await screen.findByRole('heading', { name: 'Une nouvelle aventure' }));
    press('Refuser');
    expectShown(await heading('Ville'));
    expect(window.location.pathname).toBe('/home');
  });

  it('returns to the desk by the bar after a failed activation', async () => {
    await atTheCounter({ ...playing, ...available, 'POST a/XYZ789': { status: 500, json: {} } }, '/a/XYZ789');
    press('Valider');
    fireEvent.click(await screen.findByRole('checkbox'));
    press('Confirmer');
    await says('ERROR_SERVER');
    follow('Bureau');
    expectShown(await heading('Ville'));
    await waitFor(() => expect(getState().activationCode).toBeNull());
  });

  it('continues when the same letter is scanned again', async () => {
    openAsPlayer('/a/ABC123');
    expectShown(await heading('Ville'));
    await waitFor(() => expect(getState().activationCode).toBeNull());
  });
});

describe('before the story', () => {
  it('P-ACT-13: an order not sent yet shows « Commande en cours »', async () => {
    openAsPlayer('/home', makeStatus({ state: 1, view: null, step: null }));
    expectShown(await screen.findByRole('heading', { name: 'Commande en cours' }));
  });

  it('P-ACT-10, P-ACT-14: a sent one asks for its code and shows the giver', async () => {
    await atTheCounter({
      ...available,
      'GET user/status/current': {
        json: makeStatus({ code: 'XYZ789', state: 2, view: null, step: null, giftFrom: 'Mamie' }),
      },
    });
    type('XYZ789');
    press('Valider');
    await screen.findByRole('heading', { name: /Félicitations/ });
    expect(pageText()).toContain('Offert par Mamie');
  });

  it.each([3, 4] as const)('P-ACT-15: is over in the state %i, which shows the hub', async (state) => {
    openAsPlayer('/home', makeStatus({ state }));
    expectShown(await heading('Ville'));
  });

  it('P-ERR-17: ERROR_NETWORK is shown without network', async () => {
    openAsPlayer('/home', null, { 'GET user/status/current': 'unreachable' });
    await says('ERROR_NETWORKPas de réseau : vérifiez votre connexion');
  });

  it.each(['Indices', 'Horaires'])(
    'G-HINT-08: « %s » explains why the game is not ready, with a link',
    async (name) => {
      await atTheCounter({});
      press(name);
      await says("Le jeu n'est pas correctement initialisé");
      expect(pageText()).toContain('quand le code de votre lettre est activé');
      follow('Activer ma lettre');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expectShown(field());
    },
  );
});
