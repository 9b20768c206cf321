import { describe, expect, it } from 'vitest';
import { followMarks } from '../../../engine/editions/follow.ts';
import { presentName } from '../../../engine/editions/former-names.ts';
import { advance } from '../../../engine/story/advance.ts';
import { resolveStanding } from '../../../engine/story/standing.ts';
import { unlockedMessages } from '../../../engine/unlock/messages.ts';
import { compiled, detouredTo, NOON, playedTo, SECOND, ville } from '../story/playing.ts';
import { edited, renamedStep } from './renamed.ts';

const renamed = compiled(renamedStep('PHARE', 'FANAL'));

describe('a step that was renamed', () => {
  it('keeps its player, with all that they have done there', () => {
    const stored = { ...playedTo('PHARE'), clueIndex: 2, wrongAnswers: ['0613'], recognised: true };
    const standing = resolveStanding(renamed, stored);
    expect(standing).toMatchObject({ step: 'FANAL', clueIndex: 2, wrongAnswers: ['0613'], recognised: true });
    expect(standing.reached).toEqual({ ...stored.reached, PHARE: undefined, FANAL: stored.reached.PHARE });
    expect(resolveStanding(renamed, standing)).toBe(standing);
  });

  it('is still where the other route was taken', () => {
    expect(resolveStanding(renamed, detouredTo('DETOUR'))).toMatchObject({ step: 'DETOUR', alternativeFrom: 'FANAL' });
  });

  it('is passed by those who passed it, and unlocks the same', () => {
    const stored = playedTo('MUSEE');
    const slugs = (city: typeof ville) => unlockedMessages(city, stored).map(({ message }) => message.slug);
    expect(slugs(renamed)).toEqual(slugs(ville));
    expect(resolveStanding(renamed, stored).reached).toHaveProperty('FANAL');
  });

  it('leads on', () => {
    expect(advance(renamed, playedTo('PHARE'), { type: 'ANSWER', code: '0612' }, NOON + 60 * SECOND).progress.step).toBe('MUSEE');
  });

  it('without saying so leaves its player at the step before', () => {
    const silent = compiled(renamedStep('PHARE', 'FANAL', false));
    expect(resolveStanding(silent, playedTo('PHARE')).step).toBe('MARCHE');
  });

  it('changes nothing for whom none of their steps was renamed', () => {
    const stored = playedTo('MARCHE');
    expect(resolveStanding(renamed, stored)).toBe(stored);
  });
});

describe('a message, a document, a place', () => {
  const city = compiled(
    edited((text, path) => (path === 'scenario.yaml' ? text.replace('slug: carnet\n', 'slug: carnet\n    formerly: [calepin]\n') : text)),
  );

  it('that was renamed is not new again', () => {
    expect(followMarks(city, ['documents/calepin', 'messages/calepin', 'documents/carnet_ouvert'])).toEqual([
      'documents/carnet',
      'messages/calepin',
      'documents/carnet_ouvert',
    ]);
  });

  it('is asked for by its kind: a step of the same former name is another thing', () => {
    expect([presentName(city, 'document', 'calepin'), presentName(city, 'step', 'calepin')]).toEqual(['carnet', 'calepin']);
  });
});
