import { describe, expect, it } from 'vitest';
import { renameMarks } from '../../../engine/story/follow-renames.ts';
import { currentName } from '../../../engine/story/former-names.ts';
import { advance } from '../../../engine/story/advance.ts';
import { createStory } from '../../../engine/story/story.ts';
import { unlockedMessages } from '../../../engine/unlock/messages.ts';
import { compiled, detouredTo, NOON, playedTo, SECOND, standing, ville } from '../story/playing.ts';
import { edited, renamedStep } from './renamed.ts';

const renamed = compiled(renamedStep('PHARE', 'FANAL'));

describe('a step that was renamed', () => {
  it('keeps its player, with all that they have done there', () => {
    const stored = { ...playedTo('PHARE'), clueIndex: 2, wrongAnswers: ['0613'], recognised: true };
    const stands = standing(stored, renamed).progress;
    expect(stands).toMatchObject({ step: 'FANAL', clueIndex: 2, wrongAnswers: ['0613'], recognised: true });
    expect(stands.reached).toEqual({ ...stored.reached, PHARE: undefined, FANAL: stored.reached.PHARE });
    expect(standing(stands, renamed).progress).toBe(stands);
  });

  it('is still where the other route was taken', () => {
    expect(standing(detouredTo('DETOUR'), renamed).progress).toMatchObject({ step: 'DETOUR', alternativeFrom: 'FANAL' });
  });

  it('is passed by those who passed it, and unlocks the same', () => {
    const stored = playedTo('MUSEE');
    const slugs = (city: typeof ville) => unlockedMessages(standing(stored, city)).map(({ message }) => message.slug);
    expect(slugs(renamed)).toEqual(slugs(ville));
    expect(standing(stored, renamed).progress.reached).toHaveProperty('FANAL');
  });

  it('leads on', () => {
    expect(advance(standing(playedTo('PHARE'), renamed), { type: 'ANSWER', code: '0612' }, NOON + 60 * SECOND).standing.progress.step).toBe(
      'MUSEE',
    );
  });

  it('without saying so leaves its player at the step before', () => {
    const silent = compiled(renamedStep('PHARE', 'FANAL', false));
    expect(standing(playedTo('PHARE'), silent).progress.step).toBe('MARCHE');
  });

  it('changes nothing for whom none of their steps was renamed', () => {
    const stored = playedTo('MARCHE');
    expect(standing(stored, renamed).progress).toBe(stored);
  });
});

describe('a message, a document, a place', () => {
  const city = compiled(
    edited((text, path) => (path === 'scenario.yaml' ? text.replace('slug: carnet\n', 'slug: carnet\n    formerly: [calepin]\n') : text)),
  );

  it('that was renamed is not new again', () => {
    expect(renameMarks(createStory(city), ['documents/calepin', 'messages/calepin', 'documents/carnet_ouvert'])).toEqual([
      'documents/carnet',
      'messages/calepin',
      'documents/carnet_ouvert',
    ]);
  });

  it('is asked for by its kind: a step of the same former name is another thing', () => {
    expect([currentName(createStory(city), 'document', 'calepin'), currentName(createStory(city), 'step', 'calepin')]).toEqual([
      'carnet',
      'calepin',
    ]);
  });
});
