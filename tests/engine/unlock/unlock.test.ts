import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import { unlockedDocuments, unlockedMessages } from '../../../engine/unlock/papers.ts';
import { openTiles, unlockedMedia, unlockedPages, unlockedTiles } from '../../../engine/unlock/unlock.ts';
import { openedMark } from '../../../engine/unlock/opened-mark.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { activated, after, compiled, detouredTo, playedTo, sent, standing, ville } from '../story/playing.ts';

/** No message of this city arrives later than its step. */
const NOW = 0;

const messages = (progress: Progress): readonly string[] =>
  unlockedMessages(standing(progress), NOW).map(({ message }) => message.slug);
const tiles = (progress: Progress): readonly string[] =>
  unlockedTiles(standing(progress)).map(({ label }) => label);
const media = (progress: Progress): readonly string[] => [...unlockedMedia(standing(progress), NOW)].sort();

describe('messages', () => {
  it.each([
    ['GARE', []],
    ['PORT_VIEUX', ['bienvenue']],
    ['CAFE', ['bienvenue', 'ancienneLettre']],
    ['PHARE', ['bienvenue', 'ancienneLettre', 'lePhare']],
    ['MUSEE', ['bienvenue', 'ancienneLettre', 'lePhare', 'apresLePhare']],
    ['FIN', ['bienvenue', 'ancienneLettre', 'lePhare', 'apresLePhare', 'laFin']],
    ['TRESOR', ['bienvenue', 'ancienneLettre', 'lePhare', 'apresLePhare', 'laFin']],
  ])('on the main route at %s are %j', (step, slugs) => {
    expect(messages(playedTo(step))).toEqual(slugs);
  });

  it.each([
    ['DETOUR', ['bienvenue', 'ancienneLettre', 'leDetour']],
    ['FIN', ['bienvenue', 'ancienneLettre', 'leDetour', 'laFin']],
    ['TRESOR', ['bienvenue', 'ancienneLettre', 'leDetour', 'laFin']],
  ])('on the alternative route at %s are %j', (step, slugs) => {
    expect(messages(detouredTo(step))).toEqual(slugs);
  });

  it('are ordered along the route, not by index', () => {
    expect(ville.steps.DETOUR?.index).toBeGreaterThan(ville.steps.FIN?.index ?? Infinity);
    expect(messages(playedTo('TRESOR'))).not.toContain('leDetour');
  });

  it('reappear when staff put the player back on the main route', () => {
    expect(messages(after(detouredTo('DETOUR'), { type: 'SET_STEP', step: 'MUSEE' }))).toEqual(
      messages(playedTo('MUSEE')),
    );
  });

  it('have the date when their step was reached, or for « after » that of the next step', () => {
    const progress = playedTo('MUSEE');
    const dates = Object.fromEntries(
      unlockedMessages(standing(progress), NOW).map(({ message, receivedAt }) => [message.slug, receivedAt]),
    );
    expect(dates).toMatchObject({ lePhare: progress.reached.PHARE, apresLePhare: progress.reached.MUSEE });
  });

  it('are empty before activation', () => {
    expect(messages(sent())).toEqual([]);
  });
});

describe('versions of a message', () => {
  const change = (text: string) =>
    text.replace(
      '    from: FIN\n',
      '    from: FIN\n    versions:\n      - page: laFin_detour\n        from: DETOUR\n',
    );
  const city = compiled(
    tinyCity({ files: { 'scenario.yaml': change, 'messages/laFin_detour.mdx': 'Par l’auberge.\n' } }),
  );
  const page = (progress: Progress) =>
    unlockedMessages(standing(progress, city), NOW).find(({ message }) => message.slug === 'laFin')?.page;

  it('follow the route the player took', () => {
    expect([page(playedTo('FIN')), page(detouredTo('FIN')), page(detouredTo('DETOUR'))]).toEqual([
      'messages/laFin',
      'messages/laFin_detour',
      undefined,
    ]);
  });

  it('unlock one page only, whose mark they use', () => {
    expect(
      [...unlockedPages(standing(detouredTo('FIN'), city), NOW)].filter((key) =>
        key.startsWith('messages/laFin'),
      ),
    ).toEqual(['messages/laFin_detour']);
    expect(openedMark(standing(detouredTo('FIN'), city), 'messages', 'laFin', NOW)).toBe(
      'messages/laFin_detour',
    );
  });
});

describe('documents', () => {
  const documents = (progress: Progress) =>
    unlockedDocuments(standing(progress)).map(({ document, page, stamp }) => [document.slug, page, stamp]);
  const order = ['mission_order', 'documents/mission_order', 'Confidentiel'];

  it('are available from their step, or by default from the start', () => {
    expect(documents(activated())).toEqual([order]);
    expect(documents(playedTo('PORT_VIEUX'))).toEqual([order, ['carnet', 'documents/carnet', null]]);
  });

  it('change with the latest version reached, including its stamp', () => {
    expect(documents(playedTo('MARCHE'))).toEqual([order, ['carnet', 'documents/carnet_ouvert', 'Déclassé']]);
  });
});

describe('extra tiles', () => {
  it('are available between their steps, the first excluded by « after », the last included', () => {
    expect(['PHARE', 'MUSEE', 'FIN', 'TRESOR'].map((step) => tiles(playedTo(step)))).toEqual([
      [],
      ['Récepteur'],
      [],
      [],
    ]);
  });

  it('are available at additional named steps', () => {
    const tile = {
      app: 'frequencies',
      label: 'Récepteur',
      puzzleOf: 'PORT_VIEUX',
      from: 'CAFE',
      until: 'CAFE',
      also: ['FIN'],
    } as const;
    const city: Scenario = { ...ville, tiles: [{ ...tile, also: [...tile.also] }] };
    expect(
      ['CAFE', 'MARCHE', 'FIN', 'TRESOR'].map((step) => unlockedTiles(standing(playedTo(step), city)).length),
    ).toEqual([1, 0, 1, 0]);
  });

  it('may keep their page when they disappear', () => {
    const [analyser] = ville.tiles;
    const city: Scenario = { ...ville, tiles: analyser ? [{ ...analyser, pageStays: true }] : [] };
    const open = (scenario: Scenario, step: string) =>
      openTiles(standing(playedTo(step), scenario)).map(({ label }) => label);
    expect(['PHARE', 'MUSEE', 'FIN'].map((step) => open(city, step))).toEqual([
      [],
      ['Récepteur'],
      ['Récepteur'],
    ]);
    expect(open(ville, 'FIN')).toEqual(['final.exe']);
    expect([...unlockedMedia(standing(playedTo('FIN'), city), NOW)]).toContain('emission.ogg');
  });

  it('do not show the instrument of an unsolved step that was left', () => {
    expect(tiles(detouredTo('DETOUR'))).toEqual([]);
  });

  it('end after the position of their last step when the route avoids it', () => {
    const tile = {
      app: 'frequencies',
      label: 'Récepteur',
      puzzleOf: 'PORT_VIEUX',
      from: 'CAFE',
      until: 'MUSEE',
    } as const;
    const city: Scenario = { ...ville, tiles: [tile] };
    expect(unlockedTiles(standing(detouredTo('DETOUR'), city))).toEqual([tile]);
    expect(unlockedTiles(standing(detouredTo('FIN'), city))).toEqual([]);
  });
});

describe('pages', () => {
  it('are exactly those of messages, current document versions, and the step', () => {
    expect([...unlockedPages(standing(playedTo('PORT_VIEUX')), NOW)]).toEqual([
      'messages/bienvenue',
      'documents/mission_order',
      'documents/carnet',
    ]);
    expect([...unlockedPages(standing(playedTo('MARCHE')), NOW)]).not.toContain('documents/carnet');
    expect([...unlockedPages(standing(playedTo('FIN')), NOW)]).toContain('pages/merci');
    expect([...unlockedPages(standing(playedTo('MUSEE')), NOW)]).not.toContain('pages/merci');
  });

  it('are empty before activation', () => {
    expect(unlockedPages(standing(sent()), NOW).size).toBe(0);
  });
});

describe('media', () => {
  it('are empty before activation and at a step without any', () => {
    expect(media(sent())).toEqual([]);
    expect(media(activated())).toEqual([]);
  });

  it('of the tuner include noise and decoys at once, and the recording once recognised', () => {
    const page = ['enseigne.svg'];
    const sounds = ['leurre.mp3', 'leurre.ogg', 'souffle.mp3', 'souffle.ogg'];
    expect(media(playedTo('PHARE'))).toEqual([...page, ...sounds]);
    expect(media(after(playedTo('PHARE'), { type: 'RECOGNISED' }))).toEqual([
      'emission.mp3',
      'emission.ogg',
      ...page,
      ...sounds,
    ]);
  });

  it('of an instrument shown again include all of them while it is shown', () => {
    expect(media(playedTo('MUSEE'))).toContain('emission.ogg');
    expect(media(playedTo('FIN'))).not.toContain('emission.ogg');
  });
});

describe('openedMark', () => {
  it('marks a message by its slug, a document by its version', () => {
    expect(openedMark(standing(playedTo('PORT_VIEUX')), 'messages', 'bienvenue', NOW)).toBe(
      'messages/bienvenue',
    );
    expect(openedMark(standing(playedTo('PORT_VIEUX')), 'documents', 'carnet', NOW)).toBe('documents/carnet');
    expect(openedMark(standing(playedTo('MARCHE')), 'documents', 'carnet', NOW)).toBe(
      'documents/carnet_ouvert',
    );
  });

  it('is null for a locked or unknown page', () => {
    expect(openedMark(standing(activated()), 'messages', 'bienvenue', NOW)).toBeNull();
    expect(openedMark(standing(activated()), 'documents', 'carnet', NOW)).toBeNull();
    expect(openedMark(standing(sent()), 'documents', 'mission_order', NOW)).toBeNull();
    expect(openedMark(standing(playedTo('TRESOR')), 'messages', 'rien', NOW)).toBeNull();
  });
});

describe('the stamp of a step', () => {
  const stamped = compiled(
    tinyCity({
      media: ['timbre.svg'],
      files: {
        'steps/02-port-vieux.yaml': (text) =>
          text.replace('hints:', 'stamp: { medium: timbre.svg, alt: Une bitte et sa corde }\nhints:'),
      },
    }),
  );
  const hasStamp = (progress: Progress): boolean =>
    unlockedMedia(standing(progress, stamped), NOW).has('timbre.svg');

  it('is unlocked when its step is reached, and stays', () => {
    expect(['GARE', 'PORT_VIEUX', 'CAFE', 'TRESOR'].map((step) => hasStamp(playedTo(step)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('is locked again for a player whom staff put back before it', () => {
    expect(hasStamp(after(playedTo('CAFE'), { type: 'SET_STEP', step: 'GARE' }))).toBe(false);
  });
});
