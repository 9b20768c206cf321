import { describe, expect, it } from 'vitest';
import { judge } from '../../../engine/story/judge.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import { activated, after, answered, NOON, outcome, playedTo, SECOND, ville, villeStory } from './playing.ts';
import { createStory } from '../../../engine/story/story.ts';

const answer = (code: string) => ({ type: 'ANSWER', code }) as const;

describe('the judge', () => {
  it('accepts a right answer in any spelling', () => {
    expect(judge(villeStory, 'GARE', 'LE VIEUX PUITS')).toEqual({
      verdict: 'right',
      message: '',
      key: 'vieuxpuits',
    });
  });

  it('returns the author’s reply to an almost right answer', () => {
    expect(judge(villeStory, 'GARE', 'La Gare')).toMatchObject({
      verdict: 'almost',
      message: 'Vous y êtes presque, c’est la place d’à côté.',
    });
    expect(judge(villeStory, 'PORT_VIEUX', '12 04')).toMatchObject({
      verdict: 'almost',
      message: 'Dans l’autre sens.',
    });
  });

  it('finds any other answer wrong', () => {
    expect(judge(villeStory, 'GARE', 'le phare')).toEqual({
      verdict: 'wrong',
      message: ['wrong'],
      key: 'phare',
    });
  });

  it('does not read an invalid answer', () => {
    expect(judge(villeStory, 'PORT_VIEUX', 'douze')).toEqual({
      verdict: 'unreadable',
      message: ['needsDigits', 4],
      key: 'douze',
    });
  });

  it('reads nothing without a puzzle or a step', () => {
    expect(judge(villeStory, 'TRESOR', 'or').verdict).toBe('unreadable');
    expect(judge(villeStory, 'NULLE_PART', 'or').verdict).toBe('unreadable');
  });
});

describe('a code of the final application', () => {
  it('is right at its step, in any spelling', () => {
    expect(judge(villeStory, 'CLOCHER', ' 3_Écume ')).toEqual({
      verdict: 'right',
      message: '',
      key: '3_ecume',
    });
    expect(judge(villeStory, 'RIVAGE', '2_sel').verdict).toBe('right');
  });

  it('gets the author’s reply, like a frequency', () => {
    expect(judge(villeStory, 'CLOCHER', '4_ÉCUME')).toMatchObject({
      verdict: 'almost',
      message: 'Plus petit.',
    });
    expect(judge(villeStory, 'CLOCHER', '130425')).toMatchObject({
      verdict: 'almost',
      message: 'Dans l’autre sens.',
    });
  });

  it('is a wrong answer at any other step, even where its digits or its word would be right', () => {
    const elsewhere = {
      BALCON: '3_écume',
      PHARE: '1_0612',
      PORT_VIEUX: '1_0412',
      GARE: '2_vieux puits',
      FIN: '1_marée basse',
    };
    const verdicts = Object.entries(elsewhere).map(([step, code]) => judge(villeStory, step, code).verdict);
    expect(verdicts).toEqual(verdicts.map(() => 'wrong'));
    expect(judge(villeStory, 'BALCON', '3_écume')).toEqual({
      verdict: 'wrong',
      message: ['wrong'],
      key: '3_ecume',
    });
  });

  it('is not recognised in a city without the application', () => {
    expect(judge(createStory({ ...ville, tiles: [] }), 'PHARE', '3_écume').verdict).toBe('unreadable');
  });

  it('leads to the next step', () => {
    expect(answered(playedTo('CLOCHER'), '3_ecume')).toMatchObject({ state: 'DONE', step: 'FIN' });
    expect(answered(playedTo('CLOCHER'), '250413')).toMatchObject({
      step: 'CLOCHER',
      wrongAnswers: ['250413'],
    });
  });
});

describe('a reply to a pattern of answers', () => {
  it('matches every order in which one picture comes before another', () => {
    expect(judge(villeStory, 'FRISE', 'goeland-locomotive-margelle')).toMatchObject({
      verdict: 'almost',
      message: 'On part de la gare.',
    });
    expect(judge(villeStory, 'FRISE', 'locomotive-goeland-margelle').verdict).toBe('wrong');
  });

  it('yields to a reply to the exact answer', () => {
    expect(judge(villeStory, 'FRISE', '1-3-2')).toMatchObject({
      verdict: 'almost',
      message: 'Vous marchez à reculons.',
    });
  });

  it('matches a number in its field, whatever the others', () => {
    expect(judge(villeStory, 'REGISTRE', '4-5-1794')).toMatchObject({
      verdict: 'almost',
      message: 'Un an trop tard.',
    });
    expect(judge(villeStory, 'REGISTRE', '1794-4-5').verdict).toBe('wrong');
  });

  it('matches words anywhere in a text', () => {
    expect(judge(villeStory, 'BALCON', 'Là vivait le Dernier Passeur, dit-on')).toMatchObject({
      verdict: 'almost',
      message: 'Où donc ?',
    });
    expect(judge(villeStory, 'BALCON', 'les derniers passeurs').verdict).toBe('almost');
    expect(judge(villeStory, 'BALCON', 'le premier passeur').verdict).toBe('wrong');
  });
});

describe('a right answer', () => {
  it('leads to the next step and starts it', () => {
    const tired: Progress = {
      ...activated(),
      clueIndex: 2,
      lastClueDate: NOON,
      wrongAnswers: ['phare'],
      recognised: true,
    };
    expect(answered(tired, 'vieux puits', NOON + SECOND)).toMatchObject({
      step: 'PORT_VIEUX',
      clueIndex: 0,
      lastClueDate: null,
      wrongAnswers: [],
      waitUntil: null,
      recognised: false,
      lastStepDate: NOON + SECOND,
      reached: { GARE: NOON, PORT_VIEUX: NOON + SECOND },
    });
  });

  it('is returned with its verdict and its reading', () => {
    expect(outcome(activated(), answer('vieux puits'))).toEqual({
      accepted: true,
      verdict: 'right',
      reading: 'vieuxpuits',
    });
  });

  it('of another step is a wrong one here', () => {
    expect(outcome(activated(), answer('lanterne'))).toMatchObject({
      accepted: false,
      reason: 'wrong',
      message: 'Code Erroné',
    });
  });
});

describe('wrong answers', () => {
  const guess = (progress: Progress, count: number, now = NOON): Progress =>
    Array.from({ length: count }, (_, n) => `essai ${n}`).reduce(
      (current, code) => answered(current, code, now),
      progress,
    );

  it('cost no wait five times', () => {
    const progress = guess(activated(), 5);
    expect(progress.waitUntil).toBeNull();
    expect(progress.wrongAnswers).toHaveLength(5);
  });

  it.each([
    [6, 10],
    [7, 20],
    [8, 40],
    [9, 80],
    [10, 120],
    [14, 120],
  ])('the %ith costs %i s', (count, seconds) => {
    const patient = {
      ...activated(),
      wrongAnswers: Array.from({ length: count - 1 }, (_, n) => `autre${n}`),
    };
    expect(answered(patient, 'le phare').waitUntil).toBe(NOON + seconds * SECOND);
    expect(outcome(patient, answer('le phare'))).toMatchObject({
      reason: 'wrong',
      verdict: 'wrong',
      secondsLeft: seconds,
    });
  });

  describe('in a party', () => {
    const by = (progress: Progress, member: number, code: string, now = NOON): Progress =>
      after(progress, { type: 'ANSWER', code, by: member }, now);
    const guessBy = (progress: Progress, member: number, count: number): Progress =>
      Array.from({ length: count }, (_, n) => `${5000 + n}`).reduce(
        (now, code) => by(now, member, code),
        progress,
      );
    /** Each of them has answered at the first step, which the last of them solved. */
    const together = (members: number): Progress => {
      const tried = Array.from({ length: members }, (_, n) => n + 1).reduce(
        (now, member) => by(now, member, 'ici'),
        activated(),
      );
      return by(tried, members, 'vieux puits');
    };

    it.each([
      [1, 5],
      [2, 7],
      [3, 9],
      [6, 15],
      [9, 15],
    ])('of %i who have answered before, %i cost no wait', (members, free) => {
      const asked = guessBy(together(members), 1, free);
      expect(asked).toMatchObject({ step: 'PORT_VIEUX', waitUntil: null, waitBy: null });
      expect(by(asked, 1, '4242')).toMatchObject({ waitUntil: NOON + 10 * SECOND, waitBy: 1 });
    });

    it('are no freer for those who came to guess at this step', () => {
      const guessed = [2, 3, 4].reduce((now, member) => by(now, member, `essai ${member}`), activated());
      expect(guessBy(guessed, 1, 3).waitUntil).toBe(NOON + 10 * SECOND);
    });
  });

  it('count once when they mean the same', () => {
    const progress = ['le phare', 'LE PHARE', 'Phare', 'phare !'].reduce(
      (current, code) => answered(current, code),
      activated(),
    );
    expect(progress.wrongAnswers).toEqual(['phare']);
  });

  it('cost no new wait when they are repeated', () => {
    const waited = guess(activated(), 6);
    const repeated = answered(waited, 'essai 5', NOON + 11 * SECOND);
    expect(repeated).toEqual(waited);
    expect(outcome(waited, answer('essai 5'), NOON + 11 * SECOND)).not.toHaveProperty('secondsLeft');
  });

  it('count when they are almost right too', () => {
    expect(answered(activated(), 'gare').wrongAnswers).toEqual(['gare']);
  });

  it('are not counted when they cannot be read', () => {
    expect(answered(activated(), '').wrongAnswers).toEqual([]);
    expect(outcome(activated(), answer(''))).toMatchObject({
      accepted: false,
      reason: 'unreadable',
      verdict: 'unreadable',
    });
  });

  it('start a wait during which nothing is judged, not even a right answer', () => {
    const waiting = guess(activated(), 6);
    expect(outcome(waiting, answer('vieux puits'), NOON + 9 * SECOND)).toEqual({
      accepted: false,
      reason: 'waiting',
      message: 'Trop d’essais : réessayez dans 1 s',
      secondsLeft: 1,
      verdict: 'waiting',
      reading: 'vieuxpuits',
    });
    expect(answered(waiting, 'vieux puits', NOON + 9 * SECOND)).toEqual(waiting);
  });

  it('allow a right answer after the wait, and the next step starts without one', () => {
    const progress = answered(guess(activated(), 6), 'vieux puits', NOON + 10 * SECOND);
    expect(progress).toMatchObject({ step: 'PORT_VIEUX', waitUntil: null, wrongAnswers: [] });
  });

  it('do not change hints and route', () => {
    const helped = after(playedTo('PHARE'), { type: 'ASK_CLUE' });
    expect(answered(helped, '9999')).toEqual({ ...helped, wrongAnswers: ['9999'] });
  });
});
