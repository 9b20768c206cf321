// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshPages, heading, openAsPlayer, plain, press, says } from '../support/app.tsx';
import { type ApiAnswer, type FakeRoutes } from '../support/fake-api.ts';
import { makeStatus, makeView } from '../support/statuses.ts';

freshPages();

async function settings(routes: FakeRoutes) {
  const fake = openAsPlayer('/home/settings', makeStatus(), routes);
  await heading('Informations du compte');
  return fake;
}

const dialog = () => screen.findByRole('dialog');

describe('« Télécharger mes données »', () => {
  it('downloads a file with the data that the server stores', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:x';
    };
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await settings({ 'GET user/data': { json: { account: { email: 'a@b.fr' } } } });
    press('Télécharger mes données');
    await says('Vos données sont dans vos téléchargements');
    expect(names).toEqual(['poste-restante-mes-donnees.json']);
    expect(JSON.parse(await (files[0] as Blob).text())).toEqual({ account: { email: 'a@b.fr' } });
    click.mockRestore();
  });

  it('says what went wrong', async () => {
    await settings({ 'GET user/data': { status: 500, json: {} } });
    press('Télécharger mes données');
    await says('Une erreur est survenue');
  });
});

describe('the language of the telephone', () => {
  const inBoth = makeStatus({}, { city: { ...makeView().city, languages: ['fr', 'en'] } });
  const offered = () => screen.queryByRole('button', { name: 'Play in English' });
  afterEach(() => void (document.cookie = 'language=; path=/; max-age=0'));

  it('is changed where the city has another, and kept for the mails too', async () => {
    const fake = openAsPlayer('/home/settings', inBoth, { 'POST user/language': { json: {} } });
    await heading('Informations du compte');
    press('Play in English');
    expect(document.cookie).toContain('language=en');
    await waitFor(() =>
      expect(fake.calls.at(-1)).toMatchObject({ path: 'user/language', body: { language: 'en' } }),
    );
  });

  it('stays without a network, since the texts of the city are not on the device, and says so', async () => {
    openAsPlayer('/home/settings', inBoth);
    await heading('Informations du compte');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press('Play in English');
    await says('Pas de réseau : vérifiez votre connexion');
    expect(document.cookie).not.toContain('language');
    online.mockRestore();
  });

  it('is not asked for where the city has French alone', async () => {
    await settings({});
    expect(offered()).toBeNull();
  });
});

describe('« Supprimer mon compte »', () => {
  /** Confirms the warning and reaches the password field. */
  async function sent(answer: ApiAnswer, password = 'secret') {
    const fake = await settings({ 'POST user/delete': answer });
    press('Supprimer mon compte');
    expect(plain((await dialog()).textContent)).toContain("C'est définitif.");
    press('Continuer');
    fireEvent.change(await screen.findByLabelText(/Mot de passe/), { target: { value: password } });
    press('Supprimer définitivement');
    return fake;
  }
  const deletions = (fake: Awaited<ReturnType<typeof sent>>) =>
    fake.calls.filter(({ path }) => path === 'user/delete');

  it('warns, asks for the password, confirms, and leads to the site with all local data deleted', async () => {
    localStorage.setItem('poste-restante.x', 'y');
    const fake = await sent({ json: {} });
    await screen.findByRole('heading', { name: 'Votre compte est supprimé' });
    expect(deletions(fake).map(({ body }) => body)).toEqual([{ password: 'secret' }]);
    press(/Retour à l.accueil/);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect([localStorage.length, document.cookie]).toEqual([0, '']);
  });

  it.each<[string, ApiAnswer, string, string]>([
    [
      'a wrong password',
      { status: 401, json: { error: 'INVALID_PASSWORD' } },
      'secret',
      'Mauvais mot de passe',
    ],
    ['no password', { json: {} }, '', 'Mot de passe obligatoire'],
    ['a broken server', { status: 500, json: {} }, 'secret', 'Une erreur est survenue'],
  ])('stays with %s', async (_what, answer, password, words) => {
    const fake = await sent(answer, password);
    await says(words);
    expect(deletions(fake).length).toBe(password === '' ? 0 : 1);
    press('Annuler');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/home/settings');
  });
});

describe('« Partager ce que j’ai lu »', () => {
  const lamp = () => screen.getByRole('switch', { name: /Partager ce que j.ai lu/ });
  const isOn = () => lamp().getAttribute('aria-checked');

  it('is off by default, and its change is sent to the server', async () => {
    const fake = await settings({ 'POST user/status/sharing': { json: { shared: true } } });
    expect(isOn()).toBe('false');
    fireEvent.click(lamp());
    await waitFor(() =>
      expect(fake.calls.find(({ path }) => path === 'user/status/sharing')?.body).toEqual({ shared: true }),
    );
    expect(isOn()).toBe('true');
  });

  it('is off again with a message when the call failed', async () => {
    await settings({ 'POST user/status/sharing': { status: 500, json: {} } });
    fireEvent.click(lamp());
    await says('Une erreur est survenue');
    expect(isOn()).toBe('false');
  });
});

describe('« Appareils connectés »', () => {
  const one = {
    id: '1',
    createdAt: '2026-11-20T08:07:00.000Z',
    lastSeenAt: '2026-11-20T09:00:00.000Z',
    current: true,
  };
  const other = { ...one, id: '2', createdAt: '2026-11-18T08:07:00.000Z', current: false };

  async function opened(routes: FakeRoutes = {}) {
    const stored = { sessions: [one, other] };
    const drop = () => {
      stored.sessions = [one];
      return { json: { ended: 1 } };
    };
    const fake = await settings({
      'GET user/sessions': () => ({ json: stored }),
      'POST user/sessions/end': drop,
      'POST user/sessions/endOthers': drop,
      ...routes,
    });
    press('Appareils connectés');
    return { fake, list: await dialog() };
  }

  it('lists them, the current one without a button', async () => {
    const { list } = await opened();
    const lines = await within(list).findAllByRole('listitem');
    expect(lines.map((line) => plain(line.textContent).split('Connecté')[0])).toEqual([
      'Cet appareil',
      'Un autre appareil',
    ]);
    expect(lines.map((line) => within(line).queryAllByRole('button').length)).toEqual([0, 1]);
  });

  it.each([
    [/^Déconnecter l.appareil/, 'user/sessions/end', { id: '2' }],
    ['Déconnecter les autres appareils', 'user/sessions/endOthers', undefined],
  ])('%s ends the named sessions', async (name, path, body) => {
    const { fake, list } = await opened();
    fireEvent.click(await within(list).findByRole('button', { name }));
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBe(1));
    expect(fake.calls.find((call) => call.path === path)?.body).toEqual(body);
    expect(within(list).queryByRole('button', { name: 'Déconnecter les autres appareils' })).toBeNull();
  });

  it('shows an error when they cannot be listed', async () => {
    const { list } = await opened({ 'GET user/sessions': { status: 500, json: {} } });
    await waitFor(() => expect(plain(list.textContent)).toContain('Une erreur est survenue'));
  });
});
