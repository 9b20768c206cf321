// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Imported before the first test's timeout starts.
import '../../../web/admin/AdminRoutes.tsx';
import {
  fill,
  freshPages,
  heading,
  isAt,
  openAsPlayer,
  openAt,
  pageText,
  press,
  says,
} from '../support/app.tsx';
import { fakeApi, type FakeRoutes } from '../support/fake-api.ts';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const said: string[] = [];
let agrees = true;
beforeEach(() => {
  said.length = 0;
  agrees = true;
  vi.stubGlobal('alert', (words: string) => said.push(words));
  vi.stubGlobal('confirm', (words: string) => {
    said.push(words);
    return agrees;
  });
});

const steps = [1, 2, 3].map((index) => ({ index, name: `ETAPE_${index}`, description: '' }));
const cities = ['LYON', 'PARIS'].map((city) => ({
  city,
  slug: city.toLowerCase(),
  name: city,
  hasLetter: true,
  steps,
  pictures: [],
}));
const staff = { postOn: null, stoppedAt: null };
const order = (code: string, patch: object = {}) => ({
  ...makeStatus({
    code,
    story: { index: 1, city: 'LYON', schedule: {} },
    infos: { mission_order: {}, map: {} },
  }),
  ...{ view: null, staff, ...patch },
});

function open(path: string, routes: FakeRoutes = {}, admin = true) {
  const own = makeStatus({ story: { index: 1, city: 'LYON', schedule: {} }, clueIndex: 1 });
  const staff: FakeRoutes = {
    'GET user/check': { json: { email: 'chef@b.fr', admin } },
    'GET admin/cities': { json: cities },
  };
  return openAsPlayer(path, own, { ...staff, ...routes });
}

type Fake = ReturnType<typeof open>;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const isIdle = (name: string) =>
  button(name).disabled || button(name).getAttribute('aria-disabled') === 'true';
const sent = (fake: Fake) =>
  fake.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const hears = (words: string) => waitFor(() => expect(said.at(-1)).toBe(words));

describe('/admin', () => {
  it.each([
    ['an anonymous visitor', null, '/login'],
    ['a player', false, '/home'],
    ['staff', true, '/admin'],
  ])('G-ADMIN-01, P-ROUTE-19: leads %s to their own page', async (_who, admin, path) => {
    if (admin === null) {
      fakeApi({});
      openAt('/admin');
    } else open('/admin', {}, admin);
    await screen.findAllByRole('heading', { level: 1 });
    await isAt(path);
  });

  it('G-ADMIN-02, G-ADMIN-05, G-ADMIN-06: shows city, code, step and hints, two links and a button without effect', async () => {
    open('/admin');
    await waitFor(() => expect(pageText()).toMatch(/VilleLYON.*CodeABC123.*Étape2.*Indices demandés1/));
    const doors = within(screen.getByRole('navigation', { name: 'Pièces du bureau' })).getAllByRole('link');
    expect(doors.map((link) => link.getAttribute('href'))).toEqual(['/admin/unsent', '/admin/explorer']);
    expect(button('Gestion des utilisateurs').disabled).toBe(true);
  });

  it('says what there is to do today, in figures that lead there and in its menu', async () => {
    const day = {
      city: 'LYON',
      held: 0,
      untold: 0,
      soon: 0,
      marked: 0,
      last: 9,
      letters: 40,
      since: '2026-01-01',
    };
    open('/admin', {
      'GET admin/queue': {
        json: {
          today: '2026-06-16',
          withdrawals: [],
          waiting: [
            { ...day, day: '2026-06-16', ready: 7 },
            { ...day, day: '2026-06-17', ready: 30 },
          ],
          lots: [{ batch: 1, unprinted: 2, printed: 5, posted: 1 }],
        },
      },
      'GET admin/figures?weeks=1': {
        json: {
          weeks: [],
          behind: [
            { kind: 'unposted', total: 3, oldest: [] },
            { kind: 'unopened', total: 8, oldest: [] },
          ],
        },
      },
      'GET admin/reports?size=1': { json: [{}], headers: { 'x-total-count': '4' } },
      'GET admin/status/explorer?state=1&size=1': { json: [], headers: { 'x-total-count': '25' } },
    });
    await says('9 À imprimer');
    const figures = within(screen.getByRole('region', { name: 'Aujourd’hui' })).getAllByRole('link');
    expect(figures.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['9 À imprimer', '/admin/queue'],
      ['5 À poster', '/admin/queue'],
      ['3 En retard', '/admin/figures'],
      ['4 Lieux signalés', '/admin/places'],
    ]);
    const rooms = within(screen.getByRole('navigation', { name: 'Administration' }));
    const doors = rooms.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
    expect(doors.filter((door) => /\d/u.test(door ?? ''))).toEqual([
      'Courrier14',
      'Commandes non envoyées25',
      'Bilan3',
      'Lieux4',
    ]);
  });

  it('shows no figure that has not arrived', async () => {
    open('/admin');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Aujourd’hui' }).ariaBusy).toBe('false'));
    expect(pageText()).toContain('— À imprimer');
    expect(said).toEqual([]);
  });

  it('G-ADMIN-03, G-API-03: removes the story of an account, and says « Rechargez la page » or « Problème »', async () => {
    const fake = open('/admin', { 'POST admin/status/removeStoryFromUser': { json: {} } });
    await heading('Administration');
    press(/Retirer l.histoire/);
    await hears('Rechargez la page');
    expect(sent(fake)).toEqual([['admin/status/removeStoryFromUser', { userEmail: 'chef@b.fr' }]]);
    fake.routes['POST admin/status/removeStoryFromUser'] = {
      status: 404,
      json: { error: 'UNKNOWN_ACCOUNT' },
    };
    press(/Retirer l.histoire/);
    await hears('Problème');
  });

  it('G-ADMIN-04, G-API-04: sets the step to a number, refuses letters without a call, and says « Problème » for an unknown one', async () => {
    const moved = makeStatus({
      step: { index: 3, name: 'ETAPE_3', description: '', maxClues: 3, hasAlternativePath: false },
    });
    const fake = open('/admin', { 'POST user/status/changeStep': { json: moved } });
    await heading('Administration');
    fill(/Aller à l.étape/, 'trois');
    press(/Changer l.étape/);
    await says("Le numéro d'étape est un nombre");
    expect(sent(fake)).toEqual([]);
    fill(/Aller à l.étape/, '3');
    press(/Changer l.étape/);
    await says('Étape3');
    expect(sent(fake)).toEqual([['user/status/changeStep', { stepIdx: 3 }]]);
    fake.routes['POST user/status/changeStep'] = { status: 404, json: { error: 'UNKNOWN_STEP' } };
    fill(/Aller à l.étape/, '99');
    press(/Changer l.étape/);
    await hears('Problème');
  });
});

describe('/admin/unsent', () => {
  const LIST = 'GET admin/status/unsent';
  const one: FakeRoutes = { [LIST]: { json: [order('PLI101')], headers: { 'x-total-count': '1' } } };

  it('G-ADMIN-07, G-ADMIN-08, G-ADMIN-09, G-ADMIN-10: creates a code for a city once the list is there, and adds it as « code - CITY »', async () => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const list = async () => {
      await held;
      return { json: [order('PLI101')], headers: { 'x-total-count': '1' } };
    };
    const fake = open('/admin/unsent', {
      [LIST]: list,
      'POST admin/status/create': { json: order('NOUVEL') },
    });
    await heading('Commandes Non Envoyées');
    await screen.findByRole('option', { name: 'PARIS' });
    fill('Ville', 'LYON');
    expect(isIdle('Créer une nouvelle')).toBe(true);
    arrive();
    await screen.findByText('PLI101 - LYON');
    fill('Ville', '');
    expect(isIdle('Créer une nouvelle')).toBe(true);
    fill('Ville', 'LYON');
    press('Créer une nouvelle');
    await screen.findByText('NOUVEL - LYON');
    expect(sent(fake)[0]).toEqual(['admin/status/create', expect.objectContaining({ cityName: 'LYON' })]);
  });

  it('G-ADMIN-11, G-ADMIN-12, G-ADMIN-13, G-ADMIN-14: lists the documents of the chosen code, and marks it as sent with an identifier', async () => {
    const fake = open('/admin/unsent', { ...one, 'POST admin/status/markSent': { json: order('PLI101') } });
    await screen.findByText('PLI101 - LYON');
    expect(pageText()).toContain('Sélectionner un statut');
    expect(isIdle('Marquer comme Envoyé')).toBe(true);
    fireEvent.submit(button('Marquer comme Envoyé').closest('form') as HTMLFormElement);
    await hears('Mussing code or identifier');
    fireEvent.click(screen.getByRole('radio', { name: /PLI101/ }));
    expect(
      within(screen.getByRole('region', { name: /Documents de PLI101/ })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(isIdle('Marquer comme Envoyé')).toBe(false);
    said.length = 0;
    press('Marquer comme Envoyé');
    await hears('Mussing code or identifier');
    fireEvent.change(screen.getByPlaceholderText('Identifier'), { target: { value: 'CMD-0042' } });
    press('Marquer comme Envoyé');
    await waitFor(() => expect(screen.queryByText('PLI101 - LYON')).toBeNull());
    expect(sent(fake)).toEqual([
      ['admin/status/markSent', { statusCode: 'PLI101', orderIdentifier: 'CMD-0042' }],
    ]);
  });

  it('G-API-08, G-ERR-03: shows « Status: 409 » for an order that somebody else has sent', async () => {
    open('/admin/unsent', {
      ...one,
      'POST admin/status/markSent': { status: 409, json: { error: 'ALREADY_SENT' } },
    });
    fireEvent.click(await screen.findByRole('radio', { name: /PLI101/ }));
    fireEvent.change(screen.getByPlaceholderText('Identifier'), { target: { value: 'ici' } });
    press('Marquer comme Envoyé');
    await hears('Status: 409');
  });

  it.each([
    ['G-ERR-03', { status: 500, json: {} }, 'Status: 500'],
    ['G-ERR-04', 'unreachable', 'Pas de réseau\u00A0: vérifiez votre connexion'],
  ] as const)('%s: shows an alert for a list that did not come: %o', async (_row, answer, words) => {
    open('/admin/unsent', { [LIST]: answer });
    await hears(words);
  });
});

describe('/admin/explorer', () => {
  const EXPLORER = 'GET admin/status/explorer?size=50';
  const orders = [1, 2, 3, 4].map((state) =>
    order(`PLI00${state}`, { state, lastStepDate: state > 2 ? '2026-06-02T10:00:00.000Z' : null }),
  );
  const refused = { status: 409, json: { error: 'CHANGED_MEANWHILE' } };
  const explorer = async () => {
    const fake = open('/admin/explorer', {
      [EXPLORER]: { json: orders, headers: { 'x-total-count': '4' } },
      'POST admin/status/fullOnWin': refused,
      'POST admin/status/changeStep': refused,
    });
    await screen.findByText('PLI001');
    await waitFor(() => expect(fake.calls.map(({ path }) => path)).toContain('admin/cities'));
    return fake;
  };

  it('G-ADMIN-19, G-ADMIN-20: says the state of each order in words, and its day or NONE', async () => {
    await explorer();
    const cells = screen.getAllByRole('row').slice(1);
    const said = cells.map((row) =>
      [...row.querySelectorAll('[data-label=State], [data-label=Updated]')].map((cell) => cell.textContent),
    );
    expect(said).toEqual([
      ['COMMANDE', 'NONE'],
      ['ENVOYE', 'NONE'],
      ['EN COURS', '2026-06-02'],
      ['FINI', '2026-06-02'],
    ]);
  });

  it.each([
    [
      'G-ADMIN-16, G-API-11',
      'fullOnWin',
      { fullOnWin: true },
      () => fireEvent.click(screen.getByLabelText('Full Price PLI003')),
    ],
    ['G-ADMIN-17, G-API-10', 'changeStep', { stepIdx: 3 }, () => press('+ une étape : PLI003')],
    ['G-ADMIN-17, G-API-10', 'changeStep', { stepIdx: 1 }, () => press('− une étape : PLI003')],
  ])('%s: %s is sent after a confirmation, and not without: %o', async (_rows, call, change, act) => {
    const fake = await explorer();
    agrees = false;
    act();
    expect([said.length, sent(fake)]).toEqual([1, []]);
    agrees = true;
    act();
    await waitFor(() =>
      expect(sent(fake)).toEqual([[`admin/status/${call}`, { statusCode: 'PLI003', ...change }]]),
    );
    await hears('Status: 409');
  });

  it('G-ADMIN-21: loads its list once, also when it is left and opened again', async () => {
    const fake = await explorer();
    fake.routes['GET admin/status/unsent'] = { json: [] };
    const rooms = within(screen.getByRole('navigation', { name: 'Administration' }));
    for (const [name, path] of [
      ['Commandes non envoyées', '/admin/unsent'],
      ['Explorateur', '/admin/explorer'],
    ] as const) {
      fireEvent.click(rooms.getByRole('link', { name }));
      await isAt(path);
    }
    await screen.findByText('PLI001');
    expect(fake.calls.filter(({ path }) => path.includes('explorer'))).toHaveLength(1);
  });
});
