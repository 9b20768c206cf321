import { describe, expect, it } from 'vitest';
import { judge } from '../../../engine/story/judge.ts';
import { createStory } from '../../../engine/story/story.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { activated, answered, compiled, NOON, outcome, standing, villeStory } from './playing.ts';
import { advance } from '../../../engine/story/advance.ts';
import { freeKey, mistakesAmong } from '../../../engine/story/timings.ts';

const GARE = 'steps/01-gare.yaml';

/** With a near answer one letter from the solution, and another word that the table refuses. */
const twin = compiled(
  tinyCity({
    files: {
      [GARE]: (text) =>
        text
          .replace('- to: [puits]', '- to: [puits, vieux fuits]')
          .replace('refuse: [', 'refuse: [vieux puitas, '),
    },
  }),
);
const twinStory = createStory(twin);

describe('an answer as people type it', () => {
  it.each([
    'place du Vieux-Puits, Ville',
    'C’est la place du Vieux Puits',
    'vieux puits 75001',
    'vieu puits',
    'Vieux  Puit',
    'viuex puits',
    'vieu puit',
    'pl du vieux puits !',
    'vieux puits (en bas)',
  ])('« %s » is right, with the key of the solution', (typed) => {
    expect(judge(villeStory, 'GARE', typed)).toEqual({ verdict: 'right', message: '', key: 'vieuxpuits' });
  });

  it('gets the author’s reply with the same things around it', () => {
    const { message } = judge(villeStory, 'GARE', 'la gare');
    expect(judge(villeStory, 'GARE', 'c’est la gare, je crois')).toEqual({
      verdict: 'almost',
      message,
      key: 'gare',
    });
  });

  it.each(['puits', 'le phare', 'vieux puits, le phare', 'place du Vieux-Puits, Autreville', 'vieux'])(
    '« %s » stays wrong',
    (typed) => {
      expect(judge(villeStory, 'GARE', typed).verdict).not.toBe('right');
    },
  );

  it('is exact where letters and digits are the puzzle', () => {
    const slips = { CAFE: 'BN', VERRIERE: 'GRELOP', PORT_VIEUX: '0421' };
    expect(
      Object.entries(slips).filter(([step, typed]) => judge(villeStory, step, typed).verdict === 'right'),
    ).toEqual([]);
  });
});

describe('a word of the city’s pages', () => {
  const pages = compiled(
    tinyCity({ files: { 'messages/bienvenue.mdx': 'Les marées basses, une anémonet.\n' } }),
  );

  it('is another word, unless it is a plural of the answer', () => {
    const story = createStory(pages);
    expect(judge(story, 'MUSEE', 'anemonet')).toMatchObject({ message: ['misspelt'], isFree: true });
    expect(judge(story, 'MUSEE', 'anémones').verdict).toBe('right');
    expect(judge(villeStory, 'MUSEE', 'anemonet').verdict).toBe('right');
  });
});

describe('a slip that may as well be another word', () => {
  it('is refused with its own sentence at every step', () => {
    expect(judge(twinStory, 'GARE', 'vieux puias')).toMatchObject({
      verdict: 'almost',
      message: ['misspelt'],
      isFree: true,
    });
    expect(judge(villeStory, 'GARE', 'vieux puias').verdict).toBe('right');
  });

  it('is the other word when it says it', () => {
    expect(judge(twinStory, 'GARE', 'vieux fuits').message).toBe(judge(twinStory, 'GARE', 'puits').message);
    expect(judge(twinStory, 'GARE', 'vieux puitas').verdict).toBe('wrong');
  });

  it('costs nothing, up to thirty of them', () => {
    let progress = activated();
    for (const typed of [
      'vieux ouits',
      'vieux nuits',
      'vieux cuits',
      'vieux ruits',
      'vieux muits',
      'vieux buits',
      'vieux tuits',
    ]) {
      const { standing: after, outcome: told } = advance(
        standing(progress, twin),
        { type: 'ANSWER', code: typed },
        NOON,
      );
      expect(told).toEqual({
        accepted: false,
        reason: 'almost',
        message: 'Une lettre de travers',
        verdict: 'almost',
        reading: expect.any(String) as string,
      });
      progress = after.progress;
    }
    expect(progress.waitUntil).toBeNull();
    expect(mistakesAmong(progress.wrongAnswers)).toBe(0);
    const list = Array.from({ length: 40 }, (_, index) => freeKey(String(index)));
    expect([mistakesAmong(list.slice(0, 30)), mistakesAmong(list)]).toEqual([0, 10]);
  });
});

it('of several numbers: the reply counts the right ones where the writer allows it, and it is a mistake', () => {
  const counted = compiled(
    tinyCity({
      files: {
        'steps/15-registre.yaml': (text) => text.replace('  solution:', '  countsRight: true\n  solution:'),
      },
    }),
  );
  const story = createStory(counted);
  expect(judge(story, 'REGISTRE', '8317-457-1793')).toEqual({
    verdict: 'wrong',
    message: ['someRight', 2, 3],
    key: '8317-457-1793',
  });
  expect(judge(story, 'REGISTRE', '8317-457-1794').message).toBe('Un an trop tard.');
  expect(judge(story, 'REGISTRE', '8317-457-1792').message).toEqual(['wrong']);
  expect(judge(villeStory, 'REGISTRE', '8317-457-1793').message).toEqual(['wrong']);
});

it('leads on, and the journal reads the solution', () => {
  expect(outcome(activated(), { type: 'ANSWER', code: 'vieu puits' })).toEqual({
    accepted: true,
    verdict: 'right',
    reading: 'vieuxpuits',
  });
  expect(answered(activated(), 'vieu puits')).toMatchObject({ step: 'PORT_VIEUX' });
});
