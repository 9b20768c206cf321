import { describe, expect, it } from 'vitest';
import { recognise, recogniseEveryMs } from '../../../engine/story/recognise.ts';
import { activated, addresses, after, outcome, playedTo, sent, standing } from './playing.ts';

const context = { addresses, debug: false };

describe('recognise', () => {
  it('answers for the instrument of the current step', () => {
    expect(recognise(standing(playedTo('PORT_VIEUX')), '04 12', context)).toEqual({
      recognised: true,
      reveal: { message: 'Rendez-vous au café, sous l’horloge.' },
    });
  });

  it('brings the author’s reply to a wrong value along', () => {
    expect(recognise(standing(playedTo('PORT_VIEUX')), '1204', context)).toEqual({
      recognised: false,
      reveal: { reply: 'Dans l’autre sens.' },
    });
  });

  it('tells nothing to what it cannot read, nor where there is no instrument', () => {
    expect(recognise(standing(playedTo('PORT_VIEUX')), 'midi', context)).toEqual({ recognised: false });
    expect(recognise(standing(activated()), 'vieux puits', context)).toEqual({ recognised: false });
    expect(recognise(standing(sent()), '0412', context)).toEqual({ recognised: false });
    expect(recognise(standing(playedTo('TRESOR')), '0412', context)).toEqual({ recognised: false });
  });

  it('brings the reply to a frequency along, and is no way to try codes of the final application', () => {
    expect(recognise(standing(playedTo('CLOCHER')), '130425', context)).toMatchObject({
      recognised: false,
      reveal: { reply: 'Dans l’autre sens.' },
    });
    expect(recognise(standing(playedTo('CLOCHER')), '250413', context).recognised).toBe(true);
    for (const code of ['3_écume', '4_écume'])
      expect(recognise(standing(playedTo('CLOCHER')), code, context)).toEqual({ recognised: false });
  });

  it('tells how often it may be asked', () => {
    expect(recogniseEveryMs(standing(playedTo('PORT_VIEUX')))).toBe(5000);
    expect(recogniseEveryMs(standing(playedTo('PHARE')))).toBe(100);
    expect(recogniseEveryMs(standing(activated()))).toBeNull();
  });
});

describe('RECOGNISED', () => {
  it('is remembered at its step, and forgotten at the next', () => {
    const found = after(playedTo('PORT_VIEUX'), { type: 'RECOGNISED' });
    expect(found).toMatchObject({ step: 'PORT_VIEUX', recognised: true });
    expect(after(found, { type: 'ANSWER', code: '0412' })).toMatchObject({ step: 'CAFE', recognised: false });
  });

  it('has no place where nothing recognises', () => {
    expect(outcome(activated(), { type: 'RECOGNISED' })).toMatchObject({ accepted: false, reason: 'not-allowed' });
  });
});
