import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { elsewhereWords } from '../../../engine/scenario/decision-words.ts';
import { elsewheresOf } from '../../../engine/scenario/condition.ts';
import { createPreviewSession } from '../../../server/studio/preview-session.ts';
import { readVisitRequest } from '../../../server/studio/visit-request.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { compileTestCity } from '../../support/cities/cities.ts';
import { testContent, testFacts } from '../../support/server/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The branching city, where another message opens at CAFE for players who solved GARE in the city « port ».
 */
const CASES = `message:
    - { if: { elsewhere: { city: port, solved: GARE } }, open: bienvenue }
    - { open: ancienneLettre }`;
const { story, routes } = compileTestCity(
  branchingCity({
    files: { 'steps/03-cafe.yaml': (text) => text.replace('message: ancienneLettre', CASES) },
  }),
);

describe('the telephone of the studio', () => {
  it('can be of a player who decided something in another city', async () => {
    expect(elsewheresOf(story.read.elsewhere).map((deeds) => elsewhereWords(deeds).join(', '))).toEqual([
      '',
      'à port, GARE est résolue',
    ]);
    const now = Date.UTC(2027, 5, 15, 13);
    const parts = {
      city: testContent(story, folder),
      walkthroughs: routes.map(({ written }) => written),
      facts: testFacts(),
      clock: () => now,
    };
    const visit = {
      step: 'CAFE',
      taken: [],
      chosen: {},
      asked: [],
      hints: 'none',
      gone: false,
      mailed: false,
      asides: false,
      hand: '',
      at: now,
    } as const;
    const arrivals = [];
    for (const elsewhere of [0, 1]) {
      const session = await createPreviewSession(parts, { ...visit, elsewhere });
      arrivals.push((await session.standing()).arrival);
      await session.stop();
    }
    expect(arrivals).toEqual(['/home/messages/ancienneLettre?appear', '/home/messages/bienvenue?appear']);
  });

  it('refuses a rank that is none', () => {
    for (const elsewhere of [-1, 0.5, '1'])
      expect(() => readVisitRequest({ elsewhere }, story.scenario), String(elsewhere)).toThrow('elsewhere');
    expect(readVisitRequest({ elsewhere: 1 }, story.scenario)).toMatchObject({ elsewhere: 1 });
  });
});
