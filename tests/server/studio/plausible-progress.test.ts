import { describe, expect, it } from 'vitest';
import { resolveStanding } from '../../../engine/index.ts';
import { presenceOf } from '../../../engine/graph/presence.ts';
import { createStory } from '../../../engine/story/story.ts';
import { unlockedMessages } from '../../../engine/unlock/papers.ts';
import { momentsOf } from '../../../server/studio/moments.ts';
import { type PlausibleVisit, walkTo } from '../../../server/studio/plausible-progress.ts';
import { openingCity } from '../../support/cities/opening-city.ts';
import { gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { waitingCity } from '../../../scripts/explain/cities/waiting-city.ts';
import { compiled, NOON } from '../../engine/story/playing.ts';

const waiting = createStory(compiled(waitingCity()));
const opening = createStory(compiled(openingCity()));
const gathering = createStory(compiled(gatheringCity()));
const visit: PlausibleVisit = {
  step: 'CAFE',
  taken: [],
  chosen: {},
  asked: [],
  hints: 'none',
  gone: false,
  mailed: false,
  asides: false,
  elsewhere: 0,
  hand: '',
  at: NOON,
};

describe('a visit of the studio', () => {
  it('stands at a step before its later messages, or after all of them', () => {
    const late = (mailed: boolean) => {
      const { progress } = walkTo(waiting, [], { ...visit, mailed });
      return unlockedMessages(resolveStanding(waiting, progress), NOON).flatMap(({ message }) =>
        message.arrives ? [message.slug] : [],
      );
    };
    expect([late(false), late(true)]).toEqual([[], ['bruit', 'lendemain']]);
  });

  it('stands at a step before the steps beside the route, or after all of them', () => {
    const beside = (asides: boolean) => {
      const { progress } = walkTo(gathering, [], { ...visit, step: 'MARCHE', asides });
      return unlockedMessages(resolveStanding(gathering, progress), NOON).some(
        ({ message }) => message.after === 'CAVE',
      );
    };
    expect([beside(false), beside(true)]).toEqual([false, true]);
  });

  it('waits on its way for a step that opens in the evening, and arrives in time', () => {
    const { progress } = walkTo(opening, [], { ...visit, step: 'MUSEE' });
    expect(progress).toMatchObject({ step: 'MUSEE', taken: [] });
    expect(Object.keys(progress.reached)).toContain('PHARE');
    expect(progress.lastStepDate).toBeLessThan(NOON);
  });

  it('may be set to the hour of such a step', () => {
    expect(momentsOf(opening.scenario, NOON).at(-1)).toEqual({
      label: 'Une épreuve s’ouvre, à 18 h',
      at: '2026-06-09T18:00',
    });
    expect(momentsOf(waiting.scenario, NOON).at(-1)?.label).toBe('De nuit');
  });
});

describe('the table of the studio', () => {
  it('says how long a message takes to come', () => {
    const when = (name: string) =>
      presenceOf(waiting).things.find((thing) => thing.id === `message/${name}`)?.when;
    expect([when('bruit'), when('lendemain'), when('bienvenue')]).toEqual([
      '20 min plus tard',
      'le lendemain à 8 h 45',
      null,
    ]);
  });
});
