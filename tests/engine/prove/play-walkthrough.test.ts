import { describe, expect, it } from 'vitest';
import {
  parseWalkthroughs,
  playWalkthrough,
  withInheritedLists,
} from '../../../engine/prove/play-walkthrough.ts';
import type { WalkthroughFile } from '../../../engine/types/walkthrough.generated.ts';
import { createStory } from '../../../engine/story/story.ts';
import { compileTestCity } from '../../support/cities/cities.ts';
import { GATHERING_ANSWERS, gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { waitingCity } from '../../../scripts/explain/cities/waiting-city.ts';
import { compiled, villeStory } from '../story/playing.ts';

const walk = (moves: WalkthroughFile['moves'], ends = 'PORT_VIEUX') =>
  playWalkthrough(villeStory, { name: 'essai', ends, moves });
const messages = (...given: Parameters<typeof walk>): readonly string[] =>
  walk(...given).problems.map(({ message }) => message);

describe('the walkthroughs of a city', () => {
  it('start with the main one', () => {
    expect(parseWalkthroughs(tinyCity()).map(({ name }) => name)).toEqual(['main', 'alternative']);
  });

  it('reach their declared ends and expectations', () => {
    expect(
      parseWalkthroughs(tinyCity()).map((walkthrough) => playWalkthrough(villeStory, walkthrough).problems),
    ).toEqual([[], []]);
  });

  it('are converted to the calls of a phone', () => {
    const calls = walk([
      { at: 'GARE', hint: true },
      { at: 'GARE', answer: 'vieux puits' },
    ]).moves;
    expect(calls).toEqual([
      { step: 'GARE', index: 1, call: 'user/status/newClue', body: {} },
      { step: 'GARE', index: 1, call: 'code/check', body: { code: 'vieux puits' } },
    ]);
    const detour = playWalkthrough(
      villeStory,
      parseWalkthroughs(tinyCity())[1] ?? { name: '', ends: '', moves: [] },
    ).moves;
    expect(detour).toContainEqual({
      step: 'PHARE',
      index: 5,
      call: 'user/status/goAlternativePath',
      body: {},
    });
    expect(detour.at(-1)).toMatchObject({ step: 'DETOUR', index: 100 });
  });

  it('name the step of an answer or a hint beside the route', () => {
    const { story } = compileTestCity(gatheringCity());
    const moves = (['GARE', 'PORT_VIEUX', 'FOUR'] as const).map((at) => ({
      at,
      answer: GATHERING_ANSWERS[at] ?? '',
    }));
    const calls = playWalkthrough(story, {
      name: 'essai',
      ends: 'FIN',
      moves: [...moves, { at: 'PUITS', hint: true }],
    }).moves;
    expect(calls.map(({ body }) => body.step)).toEqual([undefined, undefined, 'FOUR', 'PUITS']);
  });

  it('stop at a refused answer', () => {
    const { moves, problems } = walk([
      { at: 'GARE', answer: 'phare' },
      { at: 'PORT_VIEUX', answer: '0412' },
    ]);
    expect(problems).toEqual([{ move: 1, step: 'GARE', message: 'refusé : Code Erroné' }]);
    expect(moves).toHaveLength(1);
  });

  it('stop where the actual step differs from the written one', () => {
    expect(messages([{ at: 'CAFE', answer: 'BM' }])).toEqual([
      'le parcours se croit à CAFE, le joueur est à GARE',
    ]);
  });

  it('report the expected and the actual value', () => {
    const move = { at: 'GARE', answer: 'vieux puits', opens: 'bienvenue', tile: 'Crédits', messages: [] };
    expect(messages([{ ...move, documents: ['mission_order'], extraTiles: ['final.exe'] }])).toEqual([
      'écran : « bienvenue » attendu, « correct » trouvé',
      'tuile : « Crédits » attendu, « Code » trouvé',
      'tuiles en plus : « final.exe » attendu, «  » trouvé',
      'messages : «  » attendu, « bienvenue » trouvé',
      'documents : « mission_order » attendu, « mission_order, carnet » trouvé',
    ]);
  });

  it('expect the documents and extra tiles of the move before by default', () => {
    const moves = [
      { at: 'GARE', hint: true as const, documents: ['mission_order'], extraTiles: [] },
      { at: 'GARE', answer: 'vieux puits' },
    ];
    expect(messages(moves)).toEqual([
      'documents : « mission_order » attendu, « mission_order, carnet » trouvé',
    ]);
    expect(withInheritedLists(moves)[1]).toEqual({
      at: 'GARE',
      answer: 'vieux puits',
      documents: ['mission_order'],
      extraTiles: [],
    });
  });

  it('must reach their declared end, which must be an end step', () => {
    expect(messages([{ at: 'GARE', answer: 'vieux puits' }], 'FIN')).toEqual([
      'le parcours devait finir à FIN, il finit à PORT_VIEUX',
    ]);
    expect(messages([{ at: 'GARE', answer: 'vieux puits' }])).toEqual([
      'PORT_VIEUX n’est pas une étape de fin',
    ]);
  });
});

describe('a wait in a walkthrough', () => {
  const waiting = createStory(compiled(waitingCity()));
  const [cafe, ...more] = ['GARE', 'PORT_VIEUX'].map((at) => ({
    at,
    answer: at === 'GARE' ? 'vieux puits' : '0412',
  }));
  const played = (...moves: WalkthroughFile['moves']) =>
    playWalkthrough(waiting, {
      name: 'essai',
      ends: 'CAFE',
      moves: [...(cafe ? [cafe, ...more] : []), ...moves],
    });
  const told = (...moves: WalkthroughFile['moves']) =>
    played(...moves).problems.map(({ message }) => message);
  const FIRST = ['bienvenue', 'ancienneLettre'];
  const NO_END = 'CAFE n’est pas une étape de fin';

  it('lets a time pass, or waits for an hour of the city', () => {
    expect(told({ at: 'CAFE', wait: '19 min', messages: FIRST })).toEqual([NO_END]);
    expect(told({ at: 'CAFE', wait: '20 min', messages: [...FIRST, 'bruit'] })).toEqual([NO_END]);
    expect(
      told({ at: 'CAFE', wait: '23:59', messages: [...FIRST, 'bruit'] }, { at: 'CAFE', wait: '8:44' }),
    ).toEqual([NO_END]);
    expect(told({ at: 'CAFE', wait: '8:45', messages: [...FIRST, 'bruit', 'lendemain'] })).toEqual([NO_END]);
    expect(told({ at: 'CAFE', wait: '8:45', messages: FIRST })).toEqual([
      'messages : « bienvenue, ancienneLettre » attendu, « bienvenue, ancienneLettre, bruit, lendemain » trouvé',
    ]);
  });

  it('is no call of the phone: the call after it says how long it was', () => {
    const { moves } = played(
      { at: 'CAFE', wait: '20 min' },
      { at: 'CAFE', wait: '1 h' },
      { at: 'CAFE', answer: 'BM' },
    );
    expect(moves.map(({ waitMs }) => waitMs)).toEqual([undefined, undefined, 80 * 60_000]);
  });
});
