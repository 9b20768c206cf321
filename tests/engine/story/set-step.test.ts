import { describe, expect, it } from 'vitest';
import { NOON, SECOND, activated, after, detouredTo, outcome, playedTo, sent } from './playing.ts';

const set = (step: string) => ({ type: 'SET_STEP', step }) as const;
const LATER = NOON + 3600 * SECOND;

describe('a step set by staff', () => {
  it('forward marks the steps between as reached', () => {
    const progress = after(activated(NOON), set('MARCHE'), LATER);
    expect(progress).toMatchObject({ state: 'ACTIVATED', step: 'MARCHE', lastStepDate: LATER });
    expect(progress.reached).toEqual({ GARE: NOON, PORT_VIEUX: LATER, CAFE: LATER, MARCHE: LATER });
  });

  it('backward marks later steps as not reached', () => {
    const progress = after(playedTo('MUSEE'), set('PORT_VIEUX'), LATER);
    expect(Object.keys(progress.reached)).toEqual(['GARE', 'PORT_VIEUX']);
  });

  it('restarts when it is the current one', () => {
    const helped = after(activated(), { type: 'ASK_CLUE' });
    expect(after(helped, set('GARE'), LATER)).toMatchObject({
      step: 'GARE',
      clueIndex: 0,
      lastStepDate: LATER,
    });
  });

  it('sets DONE at the end and ACTIVATED before it', () => {
    const done = after(activated(), set('FIN'), LATER);
    expect(done.state).toBe('DONE');
    expect(after(done, set('GARE'), LATER).state).toBe('ACTIVATED');
    expect(after(done, set('TRESOR'), LATER).state).toBe('DONE');
  });

  it('is refused when it does not exist or the order has no step', () => {
    expect(outcome(activated(), set('NULLE_PART'))).toMatchObject({ accepted: false, reason: 'not-allowed' });
    expect(outcome(sent(), set('GARE'))).toMatchObject({ accepted: false, reason: 'not-allowed' });
  });

  it('on the alternative route marks it as taken at its branch', () => {
    for (const from of [activated(), playedTo('PHARE'), playedTo('FIN')]) {
      const progress = after(from, set('DETOUR'), LATER);
      expect(progress).toMatchObject({ step: 'DETOUR', taken: ['PHARE'], state: 'ACTIVATED' });
      expect(Object.keys(progress.reached)).toEqual([
        'GARE',
        'PORT_VIEUX',
        'CAFE',
        'MARCHE',
        'PHARE',
        'DETOUR',
      ]);
    }
  });

  it.each(['GARE', 'PHARE', 'MUSEE'])(
    'back at %s on the main route marks the alternative as not taken',
    (step) => {
      expect(after(detouredTo('DETOUR'), set(step), LATER)).toMatchObject({ step, taken: [] });
    },
  );

  it('further along the alternative route keeps it taken', () => {
    expect(after(detouredTo('DETOUR'), set('FIN'), LATER)).toMatchObject({ step: 'FIN', taken: ['PHARE'] });
    expect(after(detouredTo('FIN'), set('DETOUR'), LATER)).toMatchObject({
      step: 'DETOUR',
      taken: ['PHARE'],
    });
  });
});
