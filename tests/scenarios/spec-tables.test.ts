import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Status } from '../../engine/index.ts';
import { isThere, readCity } from '../support/cities/cities.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';
import type { Player } from '../support/server/test-player.ts';

/** The specification of a step: its number, first tile, screen on arrival, instrument and links. */
interface Row {
  readonly index: number;
  readonly tile: string;
  readonly to: readonly string[];
  readonly puzzle: Readonly<Record<string, unknown>> | null;
  readonly links?: readonly string[];
  readonly extraTile?: string;
}

const MINUTE = 60_000;
const CODE_JUSTE = ['/home/app/correct'];
const letter = (slug: string): readonly string[] => [`/home/messages/${slug}?appear`];
const END = ['/home', '/home/messages/laFin?appear'];
const street = { type: 'text-field', minLength: 3 };
const alpha = { type: 'text-field', placeholder: 'Point ALPHA', minLength: 3 };
const receiver = { type: 'tuner', mode: 'dials', unit: 'kHz' };
const usbFiles = (...numbers: readonly number[]): readonly string[] => numbers.map((number) => `/document/usb_file${number}`);
const sixNumbers = { type: 'number-fields', fields: [1, 2, 3, 4, 5, 6].map((number) => ({ label: `Code Fichier ${number}` })) };
const trail = (index: number, to: readonly string[]): Row => ({
  index,
  tile: 'Piste à suivre',
  to,
  puzzle: street,
  links: [`/document/fichier_${index - 6}`],
});

const paris: Readonly<Record<string, Row>> = {
  FIND_ALPHA: { index: 1, tile: 'Point ALPHA', to: ['/home'], puzzle: alpha },
  PARC_FETE: { index: 2, tile: 'Application secrète', to: letter('premierMessage'), puzzle: { type: 'picture-toggles' } },
  GO_BIBLI: { index: 3, tile: 'Code', to: letter('appOuverte'), puzzle: { type: 'digit-dials', display: 'digits', dials: 4 } },
  RECHERCHE_FREQUENCE: {
    index: 4,
    tile: 'Fréquences',
    to: letter('lesCroquis'),
    puzzle: { ...receiver, digits: 5, sends: true },
    links: ['/document/croquis_1'],
  },
  GO_SQUARE: { index: 5, tile: 'Code', to: letter('leSquare'), puzzle: street, extraTile: '/home/app/frequencies' },
  ON_SQUARE: { index: 6, tile: 'Code', to: letter('sixCodes'), puzzle: sixNumbers },
  WAY_BOLIVAR: trail(7, letter('laPiste')),
  WAY_EQUERRE: trail(8, CODE_JUSTE),
  WAY_REBEVAL: trail(9, CODE_JUSTE),
  WAY_LAUZIN: trail(10, CODE_JUSTE),
  WAY_DUNES: trail(11, CODE_JUSTE),
  FONTAINE: { index: 12, tile: 'Code', to: letter('dernierFichier'), puzzle: { type: 'digit-dials', dials: 4 } },
  STAIRS_MESSAGES: { index: 13, tile: 'Code', to: letter('donneesCachees'), puzzle: { type: 'text-area' } },
  RECHERCHE_BANC: { index: 14, tile: 'Code', to: CODE_JUSTE, puzzle: { type: 'text-field' } },
  GAME_END: { index: 15, tile: 'Crédits', to: END, puzzle: { type: 'default-form' } },
  SECRET_FOUND: { index: 16, tile: 'Crédits', to: ['/home'], puzzle: null },
};

const withFinal = '/home/app/final';
const toulouse: Readonly<Record<string, Row>> = {
  FIND_ALPHA: { index: 1, tile: 'Point ALPHA', to: ['/home'], puzzle: alpha },
  FIND_FOUNTAIN: { index: 2, tile: 'Code', to: letter('premierMessage'), puzzle: { type: 'letter-dials', dials: 6 } },
  TRINITE_TO_ASSEZAT: { index: 3, tile: 'Code', to: letter('secondMessage'), puzzle: { type: 'digit-dials', dials: 4 } },
  ECHARPE_TABAC: { index: 4, tile: 'Code', to: letter('laCle'), puzzle: { type: 'picture-order' } },
  LE_PONT: {
    index: 5,
    tile: 'Code',
    to: letter('cleOuverte'),
    puzzle: { type: 'text-field' },
    links: usbFiles(1),
    extraTile: withFinal,
  },
  PISTE_PHOTO: { index: 6, tile: 'Code', to: CODE_JUSTE, puzzle: street, links: usbFiles(2, 3, 4), extraTile: withFinal },
  FREQUENCES: {
    index: 7,
    tile: 'Fréquences',
    to: letter('frequences'),
    puzzle: { ...receiver, digits: 6, sends: true },
    extraTile: withFinal,
  },
  RECHERCHE_PASSERELLE: {
    index: 8,
    tile: 'Fréquences',
    to: letter('nouvelleFrequence'),
    puzzle: { ...receiver, digits: 6, sends: true },
    extraTile: withFinal,
  },
  SQUARE_END: {
    index: 9,
    tile: 'Fréquences',
    to: letter('programmeFinal'),
    puzzle: { ...receiver, digits: 6, sends: false },
    extraTile: withFinal,
  },
  GAME_END: { index: 10, tile: 'Crédits', to: END, puzzle: { type: 'default-form' } },
  SECRET_FOUND: { index: 11, tile: 'Crédits', to: ['/home'], puzzle: null },
  ALTERNATIVE_PONT: { index: 100, tile: 'Dernier SMS', to: letter('ultimeSms'), puzzle: { type: 'last-sms' }, extraTile: withFinal },
};

const always = ['mission_order', 'transcription', 'map'];
const usb = usbFiles(1, 2, 3, 4, 5, 6, 7).map((route) => route.slice('/document/'.length));
const sketches = [1, 2, 3, 4].map((number) => `croquis_${number}`);
const plates = [1, 2, 3, 4, 5, 6].map((number) => `fichier_${number}`);

/** The documents from each threshold of the specification on, on the main and the alternative route. */
const documentsAt: Readonly<Record<string, (index: number) => readonly string[]>> = {
  paris: (index) => [...always, ...(index >= 4 ? sketches : []), ...(index >= 7 ? plates : [])],
  toulouse: (index) => [...always, ...(index >= 5 ? usb : [])],
};

const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  'paris main': [
    'premierMessage',
    'appOuverte',
    'lesCroquis',
    'leSquare',
    'sixCodes',
    'laPiste',
    'dernierFichier',
    'donneesCachees',
    'laFin',
  ],
  'toulouse main': [
    ...['premierMessage', 'messageFontaine', 'secondMessage', 'messageHotel', 'laCle', 'cleOuverte', 'frequences'],
    ...['nouvelleFrequence', 'programmeFinal', 'Remerciements', 'laFin'],
  ],
  'toulouse alternative': [
    ...['premierMessage', 'messageFontaine', 'secondMessage', 'messageHotel', 'laCle', 'cleOuverte', 'frequences'],
    ...['ultimeSms', 'laFin'],
  ],
};

function expectRow(status: Status, rows: Readonly<Record<string, Row>>, documents: (index: number) => readonly string[]): void {
  const { step, view } = status;
  const row = rows[step?.name ?? ''];
  if (!row || !view) throw new Error(`no row for ${step?.name}`);
  const at = step?.name;
  expect(step?.index, at).toBe(row.index);
  expect(view.reaction.to, at).toEqual(row.to);
  const extra = row.extraTile === undefined ? [] : [row.extraTile];
  const first = row.tile === 'Crédits' ? '/home/app/credits' : '/home/app/code';
  // A step beside the route has a stamp of its own, after what the specification names.
  const specified = view.tiles.map(({ to }) => to).filter((to) => !to.startsWith('/home/app/code/'));
  expect(specified, at).toEqual([first, ...extra, '/home/app/messages', '/home/app/documents']);
  expect(view.tiles[0]?.label, at).toBe(row.tile);
  if (row.puzzle === null) expect(view.puzzle, at).toBeNull();
  else expect(view.puzzle, at).toMatchObject(row.puzzle);
  const links = ((view.puzzle?.links ?? []) as readonly { to: string }[]).map(({ to }) => to);
  expect(links, at).toEqual(expect.arrayContaining([...(row.links ?? [])]));
  expect(view.documents.map(({ slug }) => slug).sort(), at).toEqual([...documents(row.index)].sort());
  expect(step?.hasAlternativePath, at).toBe(['FREQUENCES', 'RECHERCHE_PASSERELLE', 'SQUARE_END'].includes(at ?? ''));
}

describe.each(Object.entries({ paris, toulouse }).filter(([slug]) => isThere(slug)))(
  '%s keeps to the specification’s tables',
  (slug, rows) => {
    const city = readCity(slug);
    const documents = documentsAt[slug] ?? (() => []);
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({ cities: [city.source] });
    });
    afterAll(() => app.stop());

    const walk = async (route: string, look: (status: Status) => void): Promise<Player> => {
      const player = await app.playing(city.scenario.city);
      for (const { step, call, body } of city.routes.find(({ name }) => name === route)?.moves ?? []) {
        look(await player.status());
        app.clock.wait(5 * MINUTE);
        expect((await player.post(`/api/${call}`, body)).status, `${step}: ${call}`).toBe(200);
      }
      look(await player.status());
      return player;
    };

    it.each(city.routes.map(({ name }) => name))('step after step, on the route %s', async (route) => {
      const steps: string[] = [];
      await walk(route, (status) => {
        steps.push(status.step?.name ?? '');
        expectRow(status, rows, documents);
      });
      expect(steps.length).toBeGreaterThan(5);
    });

    it.each(['main', 'alternative'].filter((route) => MESSAGES[`${slug} ${route}`]))(
      'with all its messages at the end of the route %s',
      async (route) => {
        const player = await walk(route, () => undefined);
        const slugs = (await player.status()).view?.messages.map((message) => message.slug) ?? [];
        expect(slugs.sort()).toEqual([...(MESSAGES[`${slug} ${route}`] ?? [])].sort());
      },
    );

    it('with opening hours written as ranges of dates, of weekdays and of hours', async () => {
      const player = await app.playing(city.scenario.city);
      const { story } = await player.status();
      for (const [dates, week] of Object.entries(story.schedule)) {
        expect(dates).toMatch(/^\d{1,2}\/\d{1,2}-\d{1,2}\/\d{1,2}$/);
        for (const [days, hours] of Object.entries(week)) {
          expect(days).toMatch(/^[1-7]-[1-7]$/);
          expect(hours).toMatch(/^\d+(\.\d+)?-\d+(\.\d+)?$/);
        }
      }
      expect(Object.keys(story.schedule).length).toBeGreaterThan(0);
    });

    it('with a warning from the first step on while the gate is closed, until the route has passed it', async () => {
      const route = slug === 'toulouse' ? 'alternative' : 'main';
      app.clock.now = Date.UTC(2026, 5, 2, 10);
      const player = await walk(route, () => undefined);
      app.clock.now = Date.UTC(2026, 5, 2, 21, 30);
      expect((await player.status()).view?.hours).toMatchObject({ state: 'closed', mainRouteImpossible: false });
      const newPlayer = await app.playing(city.scenario.city);
      const { hours } = (await newPlayer.status()).view ?? {};
      expect(hours).toMatchObject({ state: 'closed', mainRouteImpossible: true, opensToday: null });
      expect(hours?.notices.closed).toEqual(expect.any(String));
      app.clock.now = Date.UTC(2026, 5, 3, 4);
      expect((await newPlayer.status()).view?.hours).toMatchObject({
        mainRouteImpossible: true,
        opensToday: slug === 'toulouse' ? '8 h' : '7 h',
      });
    });
  },
);

describe.runIf(isThere('toulouse'))('the alternative route of Toulouse while the garden is closed', () => {
  it('is offered at its three steps, and the hours and the dialog explain its consequences', async () => {
    const { source, scenario, routes } = readCity('toulouse');
    const app = await startTestApp({ cities: [source] });
    try {
      const player = await app.playing(scenario.city);
      for (const { step, call, body } of routes.find(({ name }) => name === 'main')?.moves ?? []) {
        if (step === 'FREQUENCES') break;
        app.clock.wait(5 * MINUTE);
        await player.post(`/api/${call}`, body);
      }
      app.clock.now = Date.UTC(2026, 5, 2, 21, 30);
      const { view } = await player.status();
      expect(view?.hours.notices.closed).toContain('changez de rive');
      expect(view?.alternative).toMatchObject({
        waitMs: 20_000,
        question: expect.stringContaining('Vous ne reviendrez pas au jardin') as string,
      });
      expect((await player.post('/api/user/status/goAlternativePath')).body.step).toMatchObject({ name: 'ALTERNATIVE_PONT', index: 100 });
    } finally {
      await app.stop();
    }
  });
});
