import { describe, expect, it } from 'vitest';
import { freshProgress } from '../../../engine/story/progress.ts';
import { NOON, SECOND, activated, after, answered, outcome, playedTo, sent } from './playing.ts';

describe('the life of an order', () => {
  it('goes from COMMAND to SENT, which sets the letter’s date', () => {
    expect(sent()).toEqual({ ...freshProgress, state: 'SENT', startDate: NOON });
  });

  it('starts at the first step when activated', () => {
    const progress = after(sent(NOON), { type: 'ACTIVATE' }, NOON + 5 * SECOND);
    expect(progress).toMatchObject({
      state: 'ACTIVATED',
      step: 'GARE',
      lastStepDate: NOON + 5 * SECOND,
      reached: { GARE: NOON + 5 * SECOND },
    });
  });

  it('keeps the letter’s date at activation, or else uses that of the activation', () => {
    expect(after(sent(NOON), { type: 'ACTIVATE' }, NOON + SECOND).startDate).toBe(NOON);
    expect(after({ ...sent(), startDate: null }, { type: 'ACTIVATE' }, NOON + SECOND).startDate).toBe(
      NOON + SECOND,
    );
  });

  it.each([
    ['ACTIVATE', freshProgress],
    ['SEND', sent()],
    ['SEND', activated()],
    ['ACTIVATE', activated()],
    ['REMOVE_STORY', sent()],
    ['ASK_CLUE', sent()],
    ['RECOGNISED', sent()],
  ] as const)('refuses %s where it has no place, and changes nothing', (type, progress) => {
    expect(outcome(progress, { type }).accepted).toBe(false);
    expect(after(progress, { type })).toEqual(progress);
  });

  it('refuses an answer before activation', () => {
    expect(outcome(sent(), { type: 'ANSWER', code: 'vieux puits' })).toMatchObject({
      accepted: false,
      reason: 'not-allowed',
    });
  });

  it('is DONE from the end step on, including the secret', () => {
    expect(playedTo('MUSEE').state).toBe('ACTIVATED');
    expect(playedTo('FIN').state).toBe('DONE');
    expect(playedTo('TRESOR')).toMatchObject({ state: 'DONE', step: 'TRESOR' });
  });

  it('still accepts the answer to the secret once DONE', () => {
    expect(answered(playedTo('FIN'), 'marée basse').step).toBe('TRESOR');
  });

  it('has nothing to enter at the secret', () => {
    expect(outcome(playedTo('TRESOR'), { type: 'ANSWER', code: 'encore' })).toMatchObject({
      accepted: false,
      reason: 'not-allowed',
    });
  });

  it('goes back to SENT without its story and with the letter’s date', () => {
    expect(after(playedTo('PHARE', NOON), { type: 'REMOVE_STORY' })).toEqual({
      ...freshProgress,
      state: 'SENT',
      startDate: NOON,
    });
  });
});
