import { describe, expect, it } from 'vitest';
import { routeOf } from '../../../engine/story/route.ts';
import { NOON, SECOND, after, detouredTo, outcome, playedTo, ville, villeStory } from './playing.ts';

const take = { type: 'TAKE_ALTERNATIVE', debug: false } as const;

describe('the alternative route', () => {
  const atLighthouse = playedTo('PHARE', NOON);
  const began = atLighthouse.lastStepDate ?? 0;

  it('is offered only where the writer declared one', () => {
    expect(outcome(playedTo('MUSEE'), take, NOON + 60 * SECOND)).toMatchObject({
      accepted: false,
      reason: 'not-offered',
    });
  });

  it.each([
    [false, 20],
    [true, 5],
  ])('G-ALT-03: in debug mode %s, may be taken %i s after the step began, not before', (debug, seconds) => {
    const event = { type: 'TAKE_ALTERNATIVE', debug } as const;
    expect(outcome(atLighthouse, event, began + seconds * SECOND - 1)).toMatchObject({
      reason: 'too-early',
      secondsLeft: 1,
    });
    expect(outcome(atLighthouse, event, began + seconds * SECOND)).toEqual({ accepted: true });
  });

  it('leads to its step and stores where it was taken', () => {
    expect(detouredTo('DETOUR', NOON)).toMatchObject({ step: 'DETOUR', taken: ['PHARE'], clueIndex: 0 });
  });

  it('G-ALT-01: is refused a second time', () => {
    expect(outcome(detouredTo('DETOUR', NOON), take, NOON + 600 * SECOND)).toMatchObject({
      accepted: false,
      reason: 'not-offered',
    });
  });

  it('is still stored after it joins the main route again', () => {
    expect(detouredTo('FIN')).toMatchObject({ step: 'FIN', state: 'DONE', taken: ['PHARE'] });
    expect(detouredTo('TRESOR')).toMatchObject({ step: 'TRESOR', taken: ['PHARE'] });
  });

  it('changes the route from the step on where it was taken', () => {
    expect(routeOf(villeStory, { taken: ['PHARE'], chosen: {} }).steps).toEqual([
      'GARE',
      'PORT_VIEUX',
      'CAFE',
      'MARCHE',
      'PHARE',
      'DETOUR',
      'FIN',
      'TRESOR',
    ]);
    expect(routeOf(villeStory, { taken: [], chosen: {} }).steps).toEqual(ville.mainRoute);
  });

  it('can be undone by staff only', () => {
    expect(after(detouredTo('DETOUR'), { type: 'ANSWER', code: '0612' }).step).toBe('DETOUR');
  });
});
