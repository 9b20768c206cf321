import { describe, expect, it } from 'vitest';
import { editText } from '../../engine/edit/change-file.ts';
import type { Edit } from '../../engine/edit/edit.ts';
import { problemsOfPageEdit } from './check-page-edit.ts';
import { problemsOfYamlEdit } from './check-yaml-edit.ts';
import { editCities, editOddFiles } from './exact.ts';
import { nodesIn } from './page-oracle.ts';
import { createTally } from './tally.ts';
import { valuesIn } from './yaml-oracle.ts';

/**
 * Fixed, so that only a change of the code can fail; `npm run verify -- edit:exact` uses a new one each time.
 */
const SEED = 20_261_123;

describe('an edit of a text', () => {
  it('changes exactly the lines of its value in the cities and templates', () => {
    const tally = createTally({ mayRefuse: false });
    editCities(401, tally);
    expect(tally.count()).toBeGreaterThan(200);
  });

  it('is exact in odd files, or refused', () => {
    const tally = createTally({ mayRefuse: true });
    editOddFiles(300, SEED, tally);
    const refused = [...tally.refused.values()].reduce((sum, count) => sum + count, 0);
    expect(tally.count()).toBeGreaterThanOrEqual(300);
    expect(refused).toBeLessThan(tally.count() / 2);
  });
});

describe('the judge of edits', () => {
  const text = 'a: 1 # un\n# deux\nb: 2\n';
  const value = valuesIn(text).find(({ path }) => path[0] === 'b');
  const splice = (now: string): Edit => ({ op: 'splice', at: 0, was: text, now });

  it('finds a lost comment, another line and another meaning', () => {
    if (!value) throw new Error('no value');
    const trial = { edit: { op: 'set', path: ['b'], value: 3 }, value } as const;
    const problems = (now: string): readonly string[] =>
      problemsOfYamlEdit('essai.yaml', text, trial, (file) => editText(file, [splice(now)]));
    expect(problems('a: 1 # un\n# deux\nb: 3\n')).toEqual([]);
    expect(problems('a: 1 # un\nb: 3\n')).toEqual(['lines 2-3 changed', 'lost # deux']);
    expect(problems('a: 1  # un\n# deux\nb: 3\n')).toEqual(['lines 1-3 changed']);
    expect(problems('a: 1 # un\n# deux\nb: 4\n')).toEqual(['another meaning']);
  });

  it('finds a page that changed elsewhere', () => {
    const page = 'Un.\n\nDeux.\n';
    const found = nodesIn(page).find(({ path }) => path.join() === '1');
    if (!found) throw new Error('no paragraph');
    const trial = { edit: { op: 'set', path: [1], value: 'Trois.' }, found } as const;
    const problems = (now: string): readonly string[] =>
      problemsOfPageEdit('essai.mdx', page, trial, (file) =>
        editText(file, [{ op: 'splice', at: 0, was: page, now }]),
      );
    expect(problems('Un.\n\nTrois.\n')).toEqual([]);
    expect(problems('Un.\n\n\nTrois.\n')).toEqual(['does not read back']);
    expect(problems('Une.\n\nTrois.\n')).toEqual(['changed outside', 'does not read back']);
    expect(problems('Un.\n\nDeux.\n')).toEqual(['does not read back']);
  });
});
