import { describe, expect, it } from 'vitest';
import { presenceOf } from '../../../engine/graph/presence.ts';
import { compileCity } from '../../../engine/index.ts';
import { replayOf } from '../../../web/studio/phone/ReplayButton.tsx';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

const ofCity = (source: ReturnType<typeof tinyCity>) => {
  const { story } = compileCity(source);
  if (!story) throw new Error(`${source.slug} has errors`);
  return {
    presence: presenceOf(story),
    files: source.files.flatMap(({ path }) => (path.startsWith('messages/') ? [path] : [])),
  };
};

describe('the replay of a message', () => {
  it.each([tinyCity(), branchingCity()])(
    'leads to the step of each text that a player of the city reads',
    (source) => {
      const { presence, files } = ofCity(source);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        const replay = replayOf(presence, file, null);
        expect([file, replay?.path]).toEqual([file, expect.stringMatching(/^\/home\/messages\/\w+$/u)]);
      }
    },
  );

  it('stays at the step of the telephone where the text is read there', () => {
    const { presence, files } = ofCity(tinyCity());
    const first = replayOf(presence, files[0] ?? '', null)?.place;
    const later = presence.columns.findLast(({ taken }) => taken.length === 0);
    if (!first || !later) throw new Error('no columns');
    const phone = { ...later, route: '', asked: [], clueIndex: 0, arrival: '', puzzle: '' };
    expect(replayOf(presence, files[0] ?? '', phone)?.place.step).toBe(later.step);
    expect(first.step).not.toBe(later.step);
  });

  it('leads nowhere for a text that no walkthrough reads', () => {
    expect(replayOf(ofCity(tinyCity()).presence, 'messages/absent.mdx', null)).toBeNull();
  });
});
