import { describe, expect, it } from 'vitest';
import { renameMarks } from '../../../engine/story/fit-progress.ts';
import { currentName } from '../../../engine/story/former-names.ts';
import { advance } from '../../../engine/story/advance.ts';
import { createStory } from '../../../engine/story/story.ts';
import { unlockedMessages } from '../../../engine/unlock/papers.ts';
import { compiled, detouredTo, NOON, playedTo, SECOND, standing, ville } from '../story/playing.ts';
import { edited, renamedStep } from './renamed.ts';

const renamed = compiled(renamedStep('PHARE', 'FANAL'));

describe('a renamed step', () => {
  it('keeps its player with their progress there', () => {
    const stored = { ...playedTo('PHARE'), clueIndex: 2, wrongAnswers: ['0613'], recognised: true };
    const stands = standing(stored, renamed).progress;
    expect(stands).toMatchObject({ step: 'FANAL', clueIndex: 2, wrongAnswers: ['0613'], recognised: true });
    expect(stands.reached).toEqual({ ...stored.reached, PHARE: undefined, FANAL: stored.reached.PHARE });
    expect(standing(stands, renamed).progress).toBe(stands);
  });

  it('is still where the alternative route was taken', () => {
    expect(standing(detouredTo('DETOUR'), renamed).progress).toMatchObject({
      step: 'DETOUR',
      taken: ['FANAL'],
    });
  });

  it('stays passed and unlocks the same', () => {
    const stored = playedTo('MUSEE');
    const slugs = (city: typeof ville) =>
      unlockedMessages(standing(stored, city), Infinity).map(({ message }) => message.slug);
    expect(slugs(renamed)).toEqual(slugs(ville));
    expect(standing(stored, renamed).progress.reached).toHaveProperty('FANAL');
  });

  it('leads to the next step', () => {
    expect(
      advance(standing(playedTo('PHARE'), renamed), { type: 'ANSWER', code: '0612' }, NOON + 60 * SECOND)
        .standing.progress.step,
    ).toBe('MUSEE');
  });

  it('puts its player back at the step before when it does not declare its former name', () => {
    const silent = compiled(renamedStep('PHARE', 'FANAL', false));
    expect(standing(playedTo('PHARE'), silent).progress.step).toBe('MARCHE');
  });

  it('changes nothing for players of other steps', () => {
    const stored = playedTo('MARCHE');
    expect(standing(stored, renamed).progress).toBe(stored);
  });
});

describe('a renamed message, document or place', () => {
  const city = compiled(
    edited((text, path) =>
      path === 'scenario.yaml'
        ? text.replace('slug: carnet\n', 'slug: carnet\n    formerly: [calepin]\n')
        : text,
    ),
  );

  it('is not new again', () => {
    expect(
      renameMarks(createStory(city), ['documents/calepin', 'messages/calepin', 'documents/carnet_ouvert']),
    ).toEqual(['documents/carnet', 'messages/calepin', 'documents/carnet_ouvert']);
  });

  it('is matched by its kind, apart from a step of the same former name', () => {
    expect([
      currentName(createStory(city), 'document', 'calepin'),
      currentName(createStory(city), 'step', 'calepin'),
    ]).toEqual(['carnet', 'calepin']);
  });
});
