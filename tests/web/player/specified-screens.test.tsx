// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ReturnHome } from '../../../web/player/messages/MessageEnd.tsx';
import { loadPage } from '../../../web/player/pages/load-page.ts';
import { NextHint } from '../../../web/player/popups/HintsPopup.tsx';
import { noteServerTime } from '../../../web/api/server-clock.ts';
import { follow, freshPages, heading, isAt, openAsPlayer, pageText, plain, press } from '../support/app.tsx';
import { makeStatus, makeView } from '../support/statuses.ts';

freshPages();

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const page = { address: '/pages/one-line.js', media: {} };
const messages = [{ slug: 'un', title: 'Premier mot', author: 'A', date: null, isNew: false, page }];
const documents = [{ slug: 'plan', title: 'Plan', stamp: null, isNew: false, page }];
const withOneLine = () => loadPage(page.address, () => Promise.resolve({ default: () => <p>Une ligne.</p> }));

describe('the addresses of the game', () => {
  it('G-ROUTE-02, G-STEP-02, G-STEP-03, G-STEP-04, G-STEP-05: /home/app/code has the form of the step, by default the Company’s', async () => {
    openAsPlayer('/home/app/code');
    expect((await screen.findByRole('textbox')).getAttribute('placeholder') ?? pageText()).toContain(
      'Code/Lieu',
    );
    expect(pageText()).toContain('Avez-vous du nouveau ?');
    expect(pageText()).toContain('Veuillez rentrer le code pour la prochaine étape');
    expect(screen.getByRole('button', { name: 'VALIDER' })).toBeTruthy();
  });

  it('G-ROUTE-04: /home/messages/{slug} is one message, whole at once', async () => {
    await withOneLine();
    openAsPlayer('/home/messages/un', makeStatus({}, { messages }));
    await heading('Premier mot');
    await screen.findByText('Une ligne.');
    expect(document.querySelector('[data-untyped], [data-typing]')).toBeNull();
  });

  it.each(['/home/app/documents', '/document'])(
    'G-ROUTE-06: %s lists the documents, and /document/{slug} shows one',
    async (path) => {
      await withOneLine();
      openAsPlayer(path, makeStatus({}, { documents }));
      await heading('Documents');
      follow(/Plan/);
      await isAt('/document/plan');
      await screen.findByText('Une ligne.');
    },
  );

  it('/home addresses its envelope to the recipient that a paper names', async () => {
    openAsPlayer('/home', makeStatus({ infos: { ordre: { recipient: 'Madame Aubry' } } }));
    await heading('Ville');
    expect(pageText()).toContain('Madame Aubry');
    expect(pageText()).not.toContain('La recrue');
  });

  it('G-ROUTE-09, G-ROUTE-10: « Informations du compte » leads from the desk to the legal texts, the tutorial and the way out', async () => {
    openAsPlayer('/home');
    await heading('Ville');
    follow(/Informations\s*du\s*compte/iu);
    await heading('Informations du compte');
    const links = ['Mentions légales', /Conditions d.utilisation/, 'Conditions de vente', 'Se déconnecter'];
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/home/legal',
      '/home/cgu',
      '/home/cgv',
      '/logout',
    ]);
    expect(screen.getByRole('button', { name: 'Relancer Tutoriel' })).toHaveProperty('disabled', false);
  });

  it.each(['Le poste est resté là.', null])(
    'G-TILE-05: /home/app/frequencies has a header, the instrument, and the subheader %s',
    async (subheader) => {
      const tuner = {
        type: 'tuner',
        mode: 'needle',
        digits: 4,
        max: 9999,
        start: 5000,
        steps: [1, 100],
        links: [],
        sends: true,
      } as const;
      const sound = { ogg: '/n.ogg', mp3: '/n.mp3' };
      const preset = { value: 815, reveal: { sound, seconds: 3, transcript: 'Descendez.' } };
      const puzzle = { ...tuner, header: 'Ailleurs', noise: sound, preset };
      const tile = {
        id: 'analyser',
        label: 'Analyseur',
        to: '/home/app/frequencies',
        disabled: false,
        isNew: false,
      } as const;
      const view = {
        tiles: [...makeView().tiles, tile],
        analyser: { header: 'Analyseur de fréquences', subheader, puzzle },
      };
      openAsPlayer('/home/app/frequencies', makeStatus({}, view));
      expect((await screen.findByRole('slider')).getAttribute('aria-valuenow')).toBe('815');
      expect(pageText()).toContain('Analyseur de fréquences');
      expect(pageText().includes('Le poste est resté là.')).toBe(subheader !== null);
    },
  );
});

describe('the popups over the desk', () => {
  it('G-TUTO-01, G-TUTO-02, G-ROUTE-14: the tutorial restarts from the account, and « Suivant » leads over its four cards and closes it', async () => {
    openAsPlayer('/home/settings');
    await heading('Informations du compte');
    press('Relancer Tutoriel');
    for (const [number, title] of ["L'application", 'La barre', 'Votre compte', 'À vous'].entries()) {
      await screen.findByText(`${number + 1} sur 4`);
      expect(plain(screen.getByRole('dialog').querySelector('h2')?.textContent ?? null)).toBe(title);
      press('Suivant');
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await heading('Ville');
  });
});

describe('the wait for a hint', () => {
  it('G-HINT-03, G-HINT-04: is a bar and « dans mm:ss », both refreshed each second, and ends in an open button', async () => {
    vi.useFakeTimers();
    noteServerTime(new Date().toISOString());
    const hints = {
      asked: ['a'],
      max: 3,
      nextAt: new Date(Date.now() + 10_000).toISOString(),
      waitMs: 10_000,
      next: 'hint',
    } as const;
    const { container } = render(
      <NextHint hints={hints} label="Révéler" error={null} onAsk={() => undefined} />,
    );
    const shown = () => [
      screen.getByRole('progressbar').getAttribute('aria-valuenow'),
      /dans \d\d:\d\d/.exec(plain(container.textContent))?.[0],
      screen.getByRole<HTMLButtonElement>('button').disabled,
    ];
    const seen = [shown()];
    for (const ms of [1000, 400, 600, 8000]) {
      await pass(ms);
      seen.push(shown());
    }
    expect(seen).toEqual([
      ['0', 'dans 00:10', true],
      ['10', 'dans 00:09', true],
      ['10', 'dans 00:09', true],
      ['20', 'dans 00:08', true],
      ['100', undefined, false],
    ]);
    expect(container.textContent).toContain('Prochain indice disponible');
  });
});

describe('a message that has appeared', () => {
  it('G-ROUTE-05: leads back to /home once it has been read', async () => {
    vi.useFakeTimers();
    const element = <ReturnHome words={10} whole isEndInView={() => true} onStay={() => undefined} />;
    render(
      <MemoryRouter initialEntries={['/home/messages/un?appear']}>
        <Routes>
          <Route path="/home/messages/un" element={element} />
          <Route path="/home" element={<p>Le bureau</p>} />
        </Routes>
      </MemoryRouter>,
    );
    await pass(10_000);
    expect(screen.queryByText('Le bureau')).toBeNull();
    await pass(60_000);
    expect(screen.getByText('Le bureau')).toBeTruthy();
  });
});
