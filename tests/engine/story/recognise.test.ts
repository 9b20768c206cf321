import { describe, expect, it } from 'vitest';
import { recognise, recogniseEveryMs } from '../../../engine/story/recognise.ts';
import { activated, addresses, after, outcome, playedTo, sent, standing, ville } from './playing.ts';

const context = { addresses, debug: false };

describe('recognition', () => {
  it('uses the instrument of the current step', () => {
    expect(recognise(standing(playedTo('PORT_VIEUX')), '04 12', context)).toEqual({
      recognised: true,
      reveal: { message: 'Rendez-vous au café, sous l’horloge.' },
    });
  });

  it('returns the author’s reply to a wrong value', () => {
    expect(recognise(standing(playedTo('PORT_VIEUX')), '1204', context)).toEqual({
      recognised: false,
      reveal: { reply: 'Dans l’autre sens.' },
    });
  });

  it('returns nothing for an unreadable value or without an instrument', () => {
    expect(recognise(standing(playedTo('PORT_VIEUX')), 'midi', context)).toEqual({ recognised: false });
    expect(recognise(standing(activated()), 'vieux puits', context)).toEqual({ recognised: false });
    expect(recognise(standing(sent()), '0412', context)).toEqual({ recognised: false });
    expect(recognise(standing(playedTo('TRESOR')), '0412', context)).toEqual({ recognised: false });
  });

  it('returns the reply to a frequency and accepts no codes of the final application', () => {
    expect(recognise(standing(playedTo('CLOCHER')), '130425', context)).toMatchObject({
      recognised: false,
      reveal: { reply: 'Dans l’autre sens.' },
    });
    expect(recognise(standing(playedTo('CLOCHER')), '250413', context).recognised).toBe(true);
    for (const code of ['3_écume', '4_écume'])
      expect(recognise(standing(playedTo('CLOCHER')), code, context)).toEqual({ recognised: false });
  });

  it('returns its rate limit', () => {
    const paces = ['PORT_VIEUX', 'PHARE', 'GARE'].map((name) =>
      recogniseEveryMs(ville.steps[name] ?? { puzzle: null }),
    );
    expect(paces).toEqual([5000, 100, null]);
  });
});

describe('RECOGNISED', () => {
  it('is stored at its step and reset at the next', () => {
    const found = after(playedTo('PORT_VIEUX'), { type: 'RECOGNISED' });
    expect(found).toMatchObject({ step: 'PORT_VIEUX', recognised: true });
    expect(after(found, { type: 'ANSWER', code: '0412' })).toMatchObject({ step: 'CAFE', recognised: false });
  });

  it('is ignored at a step without an instrument', () => {
    expect(outcome(activated(), { type: 'RECOGNISED' })).toMatchObject({
      accepted: false,
      reason: 'not-allowed',
    });
  });
});
