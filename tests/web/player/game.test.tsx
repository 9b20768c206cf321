// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlayerView, Status } from '../../../engine/public.ts';
import { getState, setState } from '../../../web/state/store.ts';
import { type ApiAnswer, type FakeRoutes } from '../support/fake-api.ts';
import {
  fill,
  follow,
  freshPages,
  heading,
  isAt,
  openAsPlayer,
  pageText,
  plain,
  press,
  says,
} from '../support/app.tsx';
import { makeStatus, makeView, openHours } from '../support/statuses.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();

const later = (ms: number) => new Date(Date.now() + ms).toISOString();

async function atDesk(status?: Status): Promise<void> {
  openAsPlayer('/home', status);
  await heading('Ville');
}

describe('the desk', () => {
  it('G-ROUTE-01: shows the stamps in order, the first with its value, and a sticker on new ones', async () => {
    await atDesk();
    const links = within(screen.getByRole('navigation', { name: 'Applications' })).getAllByRole('link');
    expect(links.map((link) => plain(link.textContent))).toEqual([
      'CodeCIE 2',
      'MessagesNouveau',
      'Documents',
    ]);
    expect(pageText()).toContain('Étape 2');
    expect(pageText()).toContain('Ouvert');
  });

  it('shows the step’s number on the player’s route, and the story’s state in a sentence', async () => {
    const step = {
      index: 100,
      name: 'DETOUR',
      description: 'Vous avez changé de rive.',
      maxClues: 3,
      hasAlternativePath: false,
    };
    await atDesk(makeStatus({ step }, { stepNumber: 8 }));
    expect(pageText()).toContain('Étape 8');
    expect(pageText()).toContain('CIE 8');
    expect(pageText()).not.toContain('100');
    expectShown(screen.getByText('Vous avez changé de rive.'));
  });

  it('leaves an empty place for a stamp that is not available yet', async () => {
    const [first, messages, documents] = makeView().tiles;
    if (!first || !messages || !documents) throw new Error('three tiles');
    await atDesk(
      makeStatus({}, { tiles: [first, { ...messages, disabled: true, isNew: false }, documents] }),
    );
    const place = screen.getByText(/ici le timbre/).closest('a');
    expect(place?.getAttribute('aria-disabled')).toBe('true');
    expect(place?.hasAttribute('href')).toBe(false);
  });

  it('uses the scenario’s two inks', async () => {
    await atDesk();
    const terminal = document.querySelector<HTMLElement>('.night');
    expect(terminal?.style.getPropertyValue('--accent-on-paper')).toBe('#1d5140');
  });

  it('ends the staff’s view of another order', async () => {
    setState({ adminStatus: makeStatus({ code: 'OTHER1' }) });
    await atDesk();
    await waitFor(() => expect(getState().adminStatus).toBeNull());
  });

  it('shows an error when the status could not be loaded, and can retry', async () => {
    const fake = openAsPlayer('/home', makeStatus(), {
      'GET user/status/current': { status: 500, json: { error: 'ERROR_SERVER' } },
    });
    await screen.findByText('ERROR_SERVER');
    expect(pageText()).toContain('Le service est indisponible');
    fake.routes['GET user/status/current'] = { json: makeStatus() };
    press('Réessayer');
    await heading('Ville');
  });
});

describe('addresses inside the game', () => {
  it.each([
    ['/home/app/frequencies', '/home'],
    ['/home/app/credits', '/home'],
    ['/home/app/final', '/home'],
    ['/home/app/correct', '/home'],
    ['/home/app/xyz', '/home'],
    ['/home/messages/unknown', '/home/messages'],
    ['/document/unknown', '/document'],
  ])('P-ROUTE-16, P-ROUTE-17, G-ROUTE-13, G-TILE-04, G-FINAL-01: %s leads to %s', async (from, to) => {
    openAsPlayer(from);
    await screen.findByRole('heading', { level: 1 });
    await isAt(to);
  });

  it('G-ROUTE-07: « Code Juste », under its tick, leads on to the desk', async () => {
    openAsPlayer('/home/app/correct', makeStatus({}, { reaction: { to: ['/home/app/correct'] } }));
    await heading('Code Juste');
    expect(document.querySelector('main svg path[class*=tick]')).not.toBeNull();
    follow('Continuer');
    await heading('Ville');
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('G-ROUTE-11: settings: admin %s shows %i link to the staff screens', async (admin, count) => {
    openAsPlayer('/home/settings', makeStatus(), { 'GET user/check': { json: { email: 'a@b.fr', admin } } });
    await heading('Informations du compte');
    expect(screen.queryAllByRole('link', { name: 'Administration' })).toHaveLength(count);
    expect(pageText()).toContain('a@b.fr');
  });
});

describe('an answer', () => {
  const answer = (text: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
    press('VALIDER');
  };
  /** Types a word at the step and sends it. */
  const answered = async (reply: ApiAnswer) => {
    const fake = openAsPlayer('/home/app/code', makeStatus(), { 'POST code/check': reply });
    await screen.findByRole('textbox');
    answer('mot');
    return fake;
  };
  const withReaction = (to: readonly string[], view: Partial<PlayerView> = {}) =>
    makeStatus(
      { step: { index: 3, name: 'PORT', description: '', maxClues: 3, hasAlternativePath: false } },
      { reaction: { to }, version: 4, ...view },
    );

  it('G-ERR-01: that is wrong shows the server’s text and keeps what was typed', async () => {
    await answered({ status: 404, json: { error: 'Presque : la rue d’à côté' } });
    await says("Presque : la rue d'à côté");
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('mot');
  });

  it('typed before a reload is restored', async () => {
    localStorage.setItem('poste-restante.draft.ABC123.GARE', 'gardé');
    openAsPlayer('/home/app/code');
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('gardé');
  });

  it('G-STEP-09: that is right leads to the new step’s screen and deletes its draft', async () => {
    await answered({ json: withReaction(['/home/app/correct']) });
    await heading('Code Juste');
    expect(localStorage.getItem('poste-restante.draft.ABC123.GARE')).toBeNull();
  });

  it('whose next step uses the same instrument leads to the desk, and from there to the instrument', async () => {
    await answered({ json: withReaction(['/home']) });
    await heading('Ville');
    follow(/^Continuer\s: Code$/);
    await heading('Code');
  });

  it('whose next step uses another instrument leads to the desk only', async () => {
    const tile = {
      id: 'frequencies',
      label: 'Fréquences',
      to: '/home/app/code',
      disabled: false,
      isNew: false,
    } as const;
    await answered({ json: withReaction(['/home'], { tiles: [tile] }) });
    await heading('Ville');
    expect(screen.queryByRole('link', { name: /Continuer/ })).toBeNull();
  });

  it('may lead to the desk first and shortly after to another screen', async () => {
    await answered({ json: withReaction(['/home', '/home/app/correct']) });
    await heading('Ville');
    await heading('Code Juste');
  });

  it('for another step is not judged, and the screen shows the current step', async () => {
    const status = withReaction(['/home'], { stepNumber: 3 });
    await answered({ status: 409, json: { error: 'STALE', status } });
    await says("vous en êtes à l'étape 3");
    expect(pageText()).toContain('Problème validation');
    const title = screen.getByText(/a avancé ailleurs/);
    expect([title.tagName, plain(title.textContent)]).toEqual([
      'B',
      "Votre enquête a avancé ailleurs : vous en êtes à l'étape 3.",
    ]);
    expect(getState().status.status?.step?.name).toBe('PORT');
  });

  it('P-ACT-27: that is the code of another letter offers its activation', async () => {
    const refusal = { error: 'Ce code est celui d’une autre lettre', letter: 'XYZ789', status: makeStatus() };
    const fake = openAsPlayer('/home/app/code', makeStatus(), {
      'POST code/check': { status: 404, json: refusal },
    });
    await screen.findByRole('textbox');
    answer('xyz789');
    const link = await screen.findByRole('link', { name: 'Commencer cette enquête' });
    expect(link.getAttribute('href')).toBe('/a/XYZ789');
    expect(pageText()).toContain("Ce code est celui d'une autre lettre");
    fake.routes['POST code/check'] = { status: 404, json: { error: 'Code Erroné', status: makeStatus() } };
    answer('phare');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Commencer cette enquête' })).toBeNull());
  });
});

describe('hints', () => {
  const open = async (status: Status, routes: FakeRoutes = {}) => {
    const fake = openAsPlayer('/home', status, routes);
    await heading('Ville');
    press('Indices');
    await screen.findByRole('heading', { name: 'Indices' });
    return fake;
  };

  it('G-HINT-05: are given after a confirmation', async () => {
    const after = makeStatus(
      {},
      {
        hints: {
          asked: ['Levez les yeux. Lisez.'],
          max: 3,
          nextAt: later(10_000),
          waitMs: 10_000,
          next: 'hint',
        },
      },
    );
    const fake = await open(makeStatus(), { 'POST user/status/newClue': { json: after } });
    expect(pageText()).toContain('Prochain indice disponible');
    press('Révéler un nouvel indice');
    press('Non');
    expect(fake.calls.map(({ path }) => path)).not.toContain('user/status/newClue');
    press('Révéler un nouvel indice');
    press('Oui');
    await screen.findByText('LEVEZ LES YEUX STOP LISEZ');
    expectShown(screen.getByText('Levez les yeux. Lisez.'));
    expect(pageText()).toMatch(/dans 00:(10|09)/);
    expect(screen.getByRole('button', { name: 'Révéler un nouvel indice' })).toHaveProperty('disabled', true);
  });

  it('are set in capitals when short, and as written when long', async () => {
    const long =
      'Quatre images sont justes, pas une de plus. Elle avoue les autres, une par une, dans le premier de ses messages.';
    await open(
      makeStatus(
        {},
        {
          hints: { asked: ['Levez les yeux.', long], max: 3, nextAt: null, waitMs: 10_000, next: 'solution' },
        },
      ),
    );
    expect(pageText()).toContain('LEVEZ LES YEUX');
    expect(screen.getAllByText(long)).toHaveLength(1);
    expect(pageText()).not.toContain(long.toLocaleUpperCase('fr').slice(0, 20));
  });

  it.each([
    ['takes no answer', { puzzle: null }, true],
    ['still takes an answer', {}, false],
  ])(
    'are absent at an end, which shows whether anything is left to find: one that %s',
    async (_which, view, isOver) => {
      await open(makeStatus({ state: 4 }, { hints: null, ...view }));
      expect(pageText().includes("Il n'y a rien à chercher ici")).toBe(isOver);
      expect(pageText().includes('Un guichet prend encore une réponse')).toBe(!isOver);
    },
  );

  it('scroll to the reply after a place was reported as gone', async () => {
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      shown.push(this);
    };
    await open(makeStatus(), { 'POST user/status/report': { status: 201, json: {} } });
    fill('Ce que vous voyez', 'Une palissade.');
    press('Signaler');
    const reply = await screen.findByText(/le guichet est prévenu/);
    expect(reply.getAttribute('role')).toBe('status');
    await waitFor(() => expect(shown).toContain(reply));
  });

  it('G-HINT-06: end in the solution', async () => {
    await open(
      makeStatus(
        {},
        { hints: { asked: ['a', 'b'], max: 3, nextAt: null, waitMs: 10_000, next: 'solution' } },
      ),
    );
    expectShown(screen.getByRole('button', { name: 'Révéler la solution' }));
  });

  it('G-ROUTE-14, G-HINT-07: are all shown after the last one, until the player closes them', async () => {
    await open(
      makeStatus({}, { hints: { asked: ['a', 'b', 'c'], max: 3, nextAt: null, waitMs: 10_000, next: null } }),
    );
    expect(pageText()).toContain('Solution Disponible');
    press('Fermer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/home');
  });

  it('G-HINT-09: show « Mise à jour » while one is loading', async () => {
    await open(makeStatus(), { 'POST user/status/newClue': () => new Promise(() => undefined) });
    press('Révéler un nouvel indice');
    press('Oui');
    expectShown(await screen.findByText('Mise à jour'));
  });
});

describe('hours', () => {
  const closed = { ...openHours, state: 'closed', mainRouteImpossible: true } as const;
  const open = async (hours: PlayerView['hours']) => {
    await atDesk(makeStatus({}, { hours }));
    press('Horaires');
    await screen.findByRole('heading', { name: 'Horaires' });
  };

  it.each<[string, Partial<PlayerView['hours']>, string[], string]>([
    [
      'G-HOURS-04, G-HOURS-05, G-HOURS-06: are listed, and closed ones warn that the main route cannot be completed today',
      {},
      ['lundi au dimanche', "Le parcours principal ne peut pas être terminé aujourd'hui."],
      'À toute heure',
    ],
    [
      'show when the route opens again today',
      { opensToday: '8 h', label: 'ouvre à 8 h' },
      ["Le parcours principal ne peut pas être terminé aujourd'hui avant l'ouverture, à 8 h."],
      'ouvre demain',
    ],
    [
      'show no warning to players they no longer apply to',
      { mainRouteImpossible: false },
      [],
      'parcours principal',
    ],
    [
      'explain in the city’s own text what a closed place means',
      { notices: { closing: 'Pressez le pas.', closed: 'Le jardin a ses heures.' } },
      ['Le jardin a ses heures.'],
      'Pressez le pas.',
    ],
    [
      'say that a step without a place that closes can be played at any time',
      { neededHere: false },
      ["L'étape où vous en êtes, elle, se joue à toute heure."],
      "avant l'ouverture",
    ],
  ])('%s', async (_name, patch, words, absent) => {
    await open({ ...closed, ...patch });
    for (const said of ['Fermé', ...words]) expect(pageText()).toContain(said);
    expect(pageText()).not.toContain(absent);
  });

  it('show the same state on the bar’s clock and the desk’s lamp', async () => {
    await atDesk(makeStatus({}, { hours: closed }));
    expect(screen.getByRole('button', { name: 'Horaires', description: 'Fermé' }).dataset.hours).toBe(
      'closed',
    );
  });

  it('do not show closed on the desk at a step without a place that closes', async () => {
    await atDesk(makeStatus({}, { hours: { ...closed, neededHere: false } }));
    expect(pageText()).toContain('À toute heure');
    expect(pageText()).not.toContain('Fermé');
  });

  it('are not shown after the end', async () => {
    await atDesk(makeStatus({ state: 4 }, { hours: { ...closed, neededHere: false } }));
    expect(pageText()).not.toMatch(/Fermé|Ouvert|À toute heure/);
    expect(screen.getByRole('button', { name: 'Horaires' }).dataset.hours).toBeUndefined();
  });

  const offered = () => {
    const step = { index: 2, name: 'GARE', description: '', maxClues: 3, hasAlternativePath: true };
    const question = 'Changer de rive ?';
    return makeStatus({ step }, { alternative: { availableAt: later(-60_000), waitMs: 600, question } });
  };
  const taken = { json: makeStatus({}, { reaction: { to: ['/home/app/correct'] } }) };

  it.each(['Horaires', 'Indices'])(
    'G-ALT-02: or hints offer the alternative route only after a wait, with a warning that it is final: %s',
    async (popup) => {
      const fake = openAsPlayer('/home', offered(), { 'POST user/status/goAlternativePath': taken });
      await heading('Ville');
      press(popup);
      press('Prendre l’autre chemin');
      expect(pageText()).toContain('irréversible');
      expect(pageText()).toContain('Changer de rive ?');
      expect(screen.getByRole('button', { name: 'Confirmer' })).toHaveProperty('disabled', true);
      expect(pageText()).toMatch(/\b\d\d? %/);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Confirmer' })).toHaveProperty('disabled', false),
      );
      press('Confirmer');
      await heading('Code Juste');
      expect(fake.calls.at(-1)?.path).toBe('user/status/goAlternativePath');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('keep the dialog open with an error when the alternative route cannot be taken', async () => {
    const status = offered();
    const view = status.view && {
      ...status.view,
      alternative: { availableAt: later(-60_000), waitMs: 1, question: null },
    };
    openAsPlayer(
      '/home',
      { ...status, view },
      { 'POST user/status/goAlternativePath': { status: 403, json: { error: 'Trop tôt' } } },
    );
    await heading('Ville');
    press('Indices');
    press('Prendre l’autre chemin');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirmer' })).toHaveProperty('disabled', false),
    );
    press('Confirmer');
    await waitFor(() => expect(screen.getAllByText('Trop tôt').length).toBeGreaterThan(0));
    expectShown(screen.getByRole('button', { name: 'Confirmer' }));
  });
});

describe('lists', () => {
  const page = { address: '/pages/x.js', media: {} };
  it.each(['/home/app/messages', '/home/messages'])(
    'G-ROUTE-03: show at %s the newest message on top, with sender, date and sticker',
    async (path) => {
      const messages = [
        { slug: 'un', title: 'Un', author: 'A', date: '2026-10-12T12:07:00.000Z', isNew: false, page },
        { slug: 'deux', title: 'Deux', author: 'B', date: null, isNew: true, page },
      ];
      openAsPlayer(path, makeStatus({}, { messages }));
      await heading('Messages');
      const slips = within(screen.getByRole('main')).getAllByRole('link');
      expect(slips.map((slip) => slip.getAttribute('href'))).toEqual([
        '/home/messages/deux',
        '/home/messages/un',
      ]);
      expect(plain(slips[0]?.textContent ?? null)).toBe('DeuxNouveauB');
      expect(plain(slips[1]?.textContent ?? null)).toMatch(/^UnA12 octobre, \d\d? h 07$/);
    },
  );

  it('send an opened page to the server once, and show the number of sheets', async () => {
    const documents = [
      { slug: 'plan', title: 'Plan', stamp: null, isNew: true, page },
      { slug: 'ordre', title: 'Ordre', stamp: null, isNew: false, page },
    ];
    const opened = makeStatus(
      {},
      { documents: documents.map((entry) => ({ ...entry, isNew: false })), version: 4 },
    );
    const fake = openAsPlayer('/document/plan', makeStatus({}, { documents }), {
      'POST user/status/opened': { json: opened },
    });
    await heading('Documents');
    expect(pageText()).toContain('1 sur 2');
    await waitFor(() => expect(getState().status.status?.view?.documents[0]?.isNew).toBe(false));
    expect(fake.calls.filter(({ path }) => path === 'user/status/opened').map(({ body }) => body)).toEqual([
      { kind: 'documents', slug: 'plan' },
    ]);
  });
});

describe('the way back', () => {
  const page = { address: '/pages/x.js', media: {} };
  const documents = ['plan', 'ordre'].map((slug) => ({ slug, title: slug, stamp: null, isNew: false, page }));
  const messages = [{ slug: 'un', title: 'Un', author: 'A', date: null, isNew: false, page }];
  const links = [
    { label: 'Relire le message', to: '/home/messages/un' },
    { label: 'Fichier 1', to: '/document/plan' },
  ];
  const puzzle = { type: 'text-field', header: 'La rue', placeholder: 'Rue', minLength: 1, links } as const;
  const back = () => follow('Retour');
  const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

  it.each([
    ['Relire le message', '/home/messages/un'],
    ['Fichier 1', '/document/plan'],
  ])('leads from a page opened in a puzzle to the puzzle: %s', async (label, path) => {
    openAsPlayer('/home/app/code', makeStatus({}, { puzzle, messages, documents }));
    fireEvent.click(await screen.findByRole('link', { name: label }));
    await at(path);
    back();
    await screen.findByRole('textbox');
    back();
    await at('/home');
  });

  it('leads from the next sheet to the puzzle as well', async () => {
    openAsPlayer('/home/app/code', makeStatus({}, { puzzle, messages, documents }));
    fireEvent.click(await screen.findByRole('link', { name: 'Fichier 1' }));
    fireEvent.click(await screen.findByRole('link', { name: /ordre/ }));
    await at('/document/ordre');
    back();
    await at('/home/app/code');
  });

  it('leads from a document opened by its address to its list, and then to the desk', async () => {
    openAsPlayer('/home/messages/un', makeStatus({}, { messages }));
    await heading('Un');
    back();
    await heading('Messages');
    back();
    await at('/home');
  });
});
