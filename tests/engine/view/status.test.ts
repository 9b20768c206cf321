import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../engine/story/progress.ts';
import { freshProgress } from '../../../engine/story/progress.ts';
import type { OrderFacts } from '../../../engine/view/context.ts';
import { presentStatus } from '../../../engine/view/present-status.ts';
import type { PlayerView, Status } from '../../../engine/view/types.ts';
import {
  NOON,
  SECOND,
  activated,
  addresses,
  after,
  detouredTo,
  playedTo,
  sent,
  standing,
  ville,
} from '../story/playing.ts';

const order: OrderFacts = {
  code: 'VILLE1',
  identifier: 'C-12',
  fullOnWin: true,
  giftFrom: 'Aimé',
  version: 7,
  opened: [],
};

const CODES = { reduced: 'MOINS', regular: 'PLEIN' };

const iso = (instant: number | undefined | null): string => new Date(instant ?? NaN).toISOString();

function status(
  progress: Progress,
  changes: { now?: number; debug?: boolean; opened?: readonly string[] } = {},
): Status {
  const { now = NOON, debug = false, opened = [] } = changes;
  return presentStatus({
    standing: standing(progress),
    order: { ...order, opened },
    now,
    addresses,
    debug,
    anotherCity: CODES,
  });
}

function view(...given: Parameters<typeof status>): PlayerView {
  const shown = status(...given).view;
  if (!shown) throw new Error('no view');
  return shown;
}

describe('the status', () => {
  it('has the fields of the specification', () => {
    const progress = after(playedTo('PORT_VIEUX', NOON), { type: 'ASK_CLUE' }, NOON + 5 * SECOND);
    const { view: _view, ...fields } = status(progress, { now: NOON + 6 * SECOND });
    expect(fields).toEqual({
      code: 'VILLE1',
      identifier: 'C-12',
      state: 3,
      story: { index: 1, city: 'VILLE', schedule: ville.hours?.schedule },
      step: {
        index: 2,
        name: 'PORT_VIEUX',
        description: 'Une date est gravée sur le quai.',
        maxClues: 3,
        hasAlternativePath: false,
      },
      clueIndex: 1,
      clues: [{ hint: 'Regardez le quai.' }],
      lastClueDate: iso(NOON + 5 * SECOND),
      lastStepDate: iso(NOON + SECOND),
      startDate: iso(NOON),
      fullOnWin: true,
      giftFrom: 'Aimé',
      infos: {
        mission_order: { recipient: 'Aimé Corot', date: iso(NOON), reference: 'VIL/1-A' },
        carnet: {},
      },
      serverTime: iso(NOON + 6 * SECOND),
    });
  });

  it('numbers the states of an order from 1 to 4', () => {
    expect(
      [freshProgress, sent(), activated(), playedTo('FIN')].map((progress) => status(progress).state),
    ).toEqual([1, 2, 3, 4]);
  });

  it('has neither step nor view before activation, and names the letter’s documents', () => {
    expect(status(sent())).toMatchObject({ step: null, view: null, clues: [], lastStepDate: null });
    expect(Object.keys(status(sent()).infos)).toEqual(['mission_order']);
    expect(status(freshProgress)).toMatchObject({
      startDate: null,
      infos: { mission_order: { date: null } },
    });
  });

  it('offers the alternative route where it is declared, until it is taken', () => {
    expect(status(playedTo('PHARE')).step?.hasAlternativePath).toBe(true);
    expect(status(detouredTo('DETOUR')).step?.hasAlternativePath).toBe(false);
  });

  it('has no hints at end steps, whatever is stored', () => {
    expect(status({ ...playedTo('FIN'), clueIndex: 2 })).toMatchObject({ step: { maxClues: 0 }, clues: [] });
  });

  it('shows the new step of a player whose step was removed', () => {
    expect(status({ ...playedTo('CAFE'), step: 'DISPARUE' }).step?.name).toBe('CAFE');
  });
});

describe('tiles', () => {
  const labels = (progress: Progress) => view(progress).tiles.map(({ label }) => label);

  it.each([
    ['GARE', ['Point ALPHA', 'Messages', 'Documents']],
    ['PORT_VIEUX', ['Code', 'Messages', 'Documents']],
    ['CAFE', ['Échange SMS', 'Messages', 'Documents']],
    ['PHARE', ['Fréquences', 'Messages', 'Documents']],
    ['MUSEE', ['Code', 'Récepteur', 'Messages', 'Documents']],
    ['FIN', ['Crédits', 'Messages', 'Documents']],
  ])('at %s are %j', (step, expected) => {
    expect(labels(playedTo(step))).toEqual(expected);
  });

  it('at the alternative step include « Dernier SMS »', () => {
    expect(labels(detouredTo('DETOUR'))[0]).toBe('Dernier SMS');
  });

  it('open their routes, except the credits', () => {
    expect(view(playedTo('MUSEE')).tiles.map(({ to }) => to)).toEqual([
      '/home/app/code',
      '/home/app/frequencies',
      '/home/app/messages',
      '/home/app/documents',
    ]);
    expect(view(playedTo('FIN')).tiles[0]?.to).toBe('/home/app/credits');
  });

  it('have Messages disabled while there is no message', () => {
    const messages = (progress: Progress) =>
      view(progress).tiles.find(({ id }) => id === 'messages')?.disabled;
    expect([messages(activated()), messages(playedTo('PORT_VIEUX'))]).toEqual([true, false]);
  });

  it('have a mark while one of their pages is unopened', () => {
    const marks = (opened: readonly string[]) =>
      view(playedTo('PORT_VIEUX'), { opened }).tiles.map(({ isNew }) => isNew);
    expect(marks([])).toEqual([false, true, true]);
    expect(marks(['messages/bienvenue', 'documents/mission_order'])).toEqual([false, false, true]);
    expect(marks(['messages/bienvenue', 'documents/mission_order', 'documents/carnet'])).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('messages and documents', () => {
  it('have their page, its media, and whether they are new', () => {
    expect(view(playedTo('PHARE'), { opened: ['messages/bienvenue'] }).messages).toEqual([
      {
        slug: 'bienvenue',
        title: 'Bienvenue',
        author: 'Berthe Mallet',
        date: iso(playedTo('PHARE').reached.PORT_VIEUX),
        isNew: false,
        page: { address: '/pages/messages/bienvenue.js', media: {} },
      },
      {
        slug: 'ancienneLettre',
        title: 'Une lettre ancienne',
        author: 'Aimé Corot',
        date: '2026-05-25T10:00:00.000Z',
        isNew: true,
        page: { address: '/pages/messages/ancienneLettre.js', media: {} },
      },
      {
        slug: 'lePhare',
        title: 'Le phare',
        author: 'Berthe Mallet',
        date: iso(playedTo('PHARE').reached.PHARE),
        isNew: true,
        page: { address: '/pages/messages/lePhare.js', media: { 'enseigne.svg': '/media/enseigne.svg' } },
      },
    ]);
  });

  it('show the current version under the document’s own slug, as new again', () => {
    const opened = ['documents/mission_order', 'documents/carnet'];
    expect(view(playedTo('MARCHE'), { opened }).documents.at(-1)).toEqual({
      slug: 'carnet',
      title: 'Carnet',
      piece: 2,
      stamp: 'Déclassé',
      isNew: true,
      page: { address: '/pages/documents/carnet_ouvert.js', media: {} },
    });
  });

  it('include the step’s own page if it has one', () => {
    expect(view(playedTo('FIN')).page).toEqual({ address: '/pages/pages/merci.js', media: {} });
    expect(view(playedTo('MUSEE')).page).toBeNull();
  });
});

describe('reaction', () => {
  it.each([
    ['GARE', ['/home']],
    ['PORT_VIEUX', ['/home/app/correct']],
    ['CAFE', ['/home/messages/ancienneLettre?appear']],
    ['PHARE', ['/home', '/home/messages/lePhare?appear']],
  ])('at %s opens %j', (step, to) => {
    expect(view(playedTo(step)).reaction).toEqual({ to });
  });
});

describe('puzzle and analyser', () => {
  it('show the puzzle of the step, and none at a step without an answer', () => {
    expect(view(playedTo('CAFE')).puzzle).toMatchObject({ type: 'conversation', phase: 'locked' });
    expect(view(playedTo('TRESOR')).puzzle).toBeNull();
  });

  it('scramble the same in two statuses', () => {
    expect(view(playedTo('PORT_VIEUX')).puzzle).toEqual(view(playedTo('PORT_VIEUX')).puzzle);
  });

  it('show the recognised answer', () => {
    const found = after(playedTo('PORT_VIEUX'), { type: 'RECOGNISED' });
    expect(view(found).puzzle).toMatchObject({ recognised: { code: '0412' } });
  });

  it('show the preset instrument of a solved step while its tile is available', () => {
    expect(view(playedTo('MUSEE')).analyser).toMatchObject({
      header: 'Récepteur du phare',
      subheader: null,
      puzzle: { type: 'tuner', preset: { value: 612, reveal: { transcript: 'La mer garde une anémone.' } } },
    });
    expect(view(playedTo('PHARE')).analyser).toBeNull();
    expect(view(playedTo('FIN')).analyser).toBeNull();
  });

  it('use the short timings in debug mode', () => {
    expect(view(playedTo('MARCHE'), { debug: true })).toMatchObject({
      debug: true,
      puzzle: { messageMs: 200 },
    });
    expect(view(playedTo('MARCHE')).puzzle).toMatchObject({ messageMs: 2000 });
  });
});

describe('the final application', () => {
  const atShore = after(playedTo('CLOCHER'), { type: 'TAKE_ALTERNATIVE', debug: true }, NOON + 600 * SECOND);
  const tile = (progress: Progress) => view(progress).tiles.find(({ id }) => id === 'final');

  it('is declared by the city, with the specification’s texts by default', () => {
    expect(view(playedTo('BALCON')).final).toEqual({
      label: 'final.exe',
      header: 'Le carré',
      subheader: null,
      least: 1,
      most: 4,
      select: 'Sélectionner',
      open: 'Accéder',
      placeholder: 'Le mot',
      patterns: { '2': ['↑→', '↓←'], '3': ['↑→↓', '↓←↑', '→→↓'] },
      loadingFactor: 0.4,
      links: [{ label: 'Le carnet', to: '/document/carnet' }],
    });
  });

  it('loads ten times faster in debug mode', () => {
    expect(view(playedTo('BALCON'), { debug: true }).final?.loadingFactor).toBe(0.04);
  });

  it('reveals nothing before it can be opened', () => {
    expect(view(playedTo('REGISTRE')).final).toBeNull();
    expect(JSON.stringify(view(playedTo('REGISTRE')))).not.toMatch(/[↑→↓←]|final\.exe|Le carré/u);
  });

  it('keeps its page when its tile disappears, and has its tile on the alternative route', () => {
    expect(['REGISTRE', 'BALCON', 'CLOCHER', 'FIN'].map((step) => tile(playedTo(step))?.to)).toEqual([
      undefined,
      '/home/app/final',
      '/home/app/final',
      undefined,
    ]);
    expect(view(playedTo('TRESOR')).final).not.toBeNull();
    expect([tile(atShore)?.label, view(atShore).final?.header]).toEqual(['final.exe', 'Le carré']);
  });

  it('is unavailable on a route without its steps', () => {
    expect(view(detouredTo('FIN')).final).toBeNull();
  });
});

describe('hints and alternative', () => {
  const ask = (progress: Progress, seconds: number) =>
    after(progress, { type: 'ASK_CLUE' }, NOON + seconds * SECOND);

  it('show the hints given, their number, and when the next is due', () => {
    expect(view(activated()).hints).toEqual({
      asked: [],
      max: 3,
      nextAt: null,
      waitMs: 10_000,
      next: 'hint',
    });
    const one = ask(activated(), 0);
    expect(view(one, { now: NOON + SECOND }).hints).toMatchObject({
      asked: ['Relisez la lettre.'],
      nextAt: iso(NOON + 10 * SECOND),
      next: 'hint',
    });
    expect(view(one, { now: NOON + 10 * SECOND }).hints?.nextAt).toBeNull();
  });

  it('announce the last one as the solution', () => {
    const two = ask(ask(activated(), 0), 10);
    expect(view(two).hints?.next).toBe('solution');
    expect(view(ask(two, 20)).hints).toMatchObject({ next: null, nextAt: null });
  });

  it('are absent at end steps', () => {
    expect(view(playedTo('FIN')).hints).toBeNull();
  });

  it('show when the alternative route may be confirmed', () => {
    const atLighthouse = playedTo('PHARE');
    const began = atLighthouse.lastStepDate ?? 0;
    expect(view(atLighthouse, { now: began }).alternative).toEqual({
      availableAt: iso(began + 20 * SECOND),
      waitMs: 20_000,
      question: null,
    });
    expect(view(atLighthouse, { now: began, debug: true }).alternative).toMatchObject({
      availableAt: iso(began + 5 * SECOND),
      waitMs: 5_000,
    });
    expect(view(playedTo('MUSEE')).alternative).toBeNull();
    expect(view(detouredTo('DETOUR')).alternative).toBeNull();
  });

  it('use the city’s own text for the question', () => {
    const scenario = { ...ville, alternativeQuestion: 'Passer par l’auberge ?' };
    const shown = presentStatus({
      standing: standing(playedTo('PHARE'), scenario),
      order,
      now: NOON,
      addresses,
      debug: false,
      anotherCity: null,
    });
    expect(shown.view?.alternative?.question).toBe('Passer par l’auberge ?');
  });
});

describe('the offer of another city', () => {
  const offerAt = (
    progress: Progress,
    fullOnWin = false,
    anotherCity: { reduced: string; regular: string } | null = CODES,
  ) =>
    presentStatus({
      standing: standing(progress),
      order: { ...order, fullOnWin },
      now: NOON,
      addresses,
      debug: false,
      anotherCity,
    }).view?.anotherCity;

  it('is shown only with the credits', () => {
    expect(ville.mainRoute.filter((step) => offerAt(playedTo(step)))).toEqual(
      ville.mainRoute.filter((step) => ville.steps[step]?.tile === 'credits'),
    );
  });

  it('is at the reduced price, and at the regular one for an order at full price', () => {
    expect(offerAt(playedTo('FIN'))).toEqual({ promoCode: 'MOINS', price: 'reduced' });
    expect(offerAt(playedTo('FIN'), true)).toEqual({ promoCode: 'PLEIN', price: 'regular' });
  });

  it('is absent without promotions', () => {
    expect(offerAt(playedTo('FIN'), false, null)).toBeNull();
  });
});

describe('the city', () => {
  it('has its name, colours, versions and hours', () => {
    expect(view(activated())).toMatchObject({
      city: {
        slug: 'ville',
        name: 'Ville',
        timeZone: 'Europe/Paris',
        accent: { onPaper: '#5a1a1a', onNight: '#ffd9a0' },
      },
      version: 7,
      contentVersion: ville.version,
      hours: { state: 'open', label: 'jusqu’à 20 h', reason: 'La jetée ferme la nuit.' },
    });
  });

  it.each([
    ['the first step', activated(), 1, 1],
    ['a step of the main route', playedTo('PHARE'), 5, 5],
    ['the other route, whatever the index of its step', detouredTo('DETOUR'), 6, 100],
  ])('counts the steps of the player’s own route: %s', (_where, progress, stepNumber, index) => {
    expect(view(progress).stepNumber).toBe(stepNumber);
    expect(status(progress).step?.index).toBe(index);
  });

  it('continues the count after the alternative route, and keeps the staff’s index', () => {
    expect(view(detouredTo('FIN')).stepNumber).toBe(7);
    expect(status(detouredTo('FIN')).step?.index).toBe(status(playedTo('FIN')).step?.index);
  });
});

describe('the hours at a step', () => {
  const closing = {
    ...ville,
    places: ville.places.map((place) => ({ ...place, closes: place.slug === 'jetee' })),
  };
  const neededIn = (scenario: typeof ville, progress: Progress) =>
    presentStatus({
      standing: standing(progress, scenario),
      order,
      now: NOON,
      addresses,
      debug: false,
      anotherCity: CODES,
    }).view?.hours?.neededHere;

  it('apply at every step up to the end when no place declares hours', () => {
    expect(['GARE', 'PHARE'].map((step) => neededIn(ville, playedTo(step)))).toEqual([true, true]);
    expect(neededIn(ville, playedTo('FIN'))).toBe(false);
  });

  it('apply only where the step leads past a place that closes', () => {
    expect(['GARE', 'PHARE'].map((step) => neededIn(closing, playedTo(step)))).toEqual([false, true]);
  });

  it('do not apply off the main route', () => {
    expect(neededIn(ville, detouredTo('DETOUR'))).toBe(false);
  });
});
