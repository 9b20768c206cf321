import { describe, expect, it } from 'vitest';
import { editText } from '../../engine/edit/edit-text.ts';
import type { Edit } from '../../engine/edit/edit.ts';
import { problemsOfPageEdit } from './check-page-edit.ts';
import { problemsOfYamlEdit } from './check-yaml-edit.ts';
import { editCities, editOddFiles } from './exact.ts';
import { nodesIn } from './page-oracle.ts';
import { createTally } from './tally.ts';
import { valuesIn } from './yaml-oracle.ts';

/** Fixed, so that only a change of the code can fail; `npm run edit:exact` uses a new one each time. */
const SEED = 20_261_123;

const edited = (text: string, ...edits: Edit[]): string => {
  const result = editText({ path: 'essai.yaml', text }, edits);
  return 'refusal' in result ? result.refusal.code : result.text;
};

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

  it('writes a new value as its neighbours are written', () => {
    const text =
      "# tête\nnom: 'deux mots' # pourquoi\nliste: [un, deux]\nsuite:\n  - { a: x, b: 'y' }\n\n  # avant le second\n  - { a: z, b: 'y' }\n";
    expect(edited(text, { op: 'set', path: ['nom'], value: 'l’été' })).toBe(text.replace('deux mots', 'l’été'));
    expect(edited(text, { op: 'add', path: ['liste'], at: 1, value: 'a, b' })).toBe(text.replace('[un, deux]', "[un, 'a, b', deux]"));
    expect(edited(text, { op: 'add', path: ['suite'], value: { a: '12', b: 'q' } })).toBe(`${text}\n  - { a: '12', b: 'q' }\n`);
    expect(edited(text, { op: 'remove', path: ['suite', 0] })).toBe(text.replace("  - { a: x, b: 'y' }\n", ''));
    expect(edited(text, { op: 'set', path: ['nom'], value: 'deux\nlignes' })).toBe(
      text.replace("'deux mots' # pourquoi", '|- # pourquoi\n  deux\n  lignes'),
    );
  });

  it('keeps the comments of a list that is set as a whole', () => {
    const text = 'a:\n  # un\n  - x\n  # deux\n  - y # fin\nb: {c: 1}\n';
    expect(edited(text, { op: 'set', path: ['a'], value: ['x', 'w', 'y'] })).toBe(
      'a:\n  # un\n  - x\n  - w\n  # deux\n  - y # fin\nb: {c: 1}\n',
    );
    expect(edited(text, { op: 'set', path: [], value: { a: ['y'], b: { c: 2, d: [] } } })).toBe(
      'a:\n  # un\n  # deux\n  - y # fin\nb: {c: 2, d: []}\n',
    );
  });

  it.each<readonly [string, string, Edit]>([
    ['edit-unreadable', 'a: [', { op: 'remove', path: ['a'] }],
    ['edit-nothing-there', 'a: 1\n', { op: 'set', path: ['b'], value: 1 }],
    ['edit-two-there', "1: a\n'1': b\n", { op: 'set', path: ['1'], value: 'c' }],
    ['edit-wrong-kind', 'a: 1\n', { op: 'add', path: ['a'], value: 1 }],
    ['edit-out-of-list', 'a: [1]\n', { op: 'move', path: ['a', 0], to: 3 }],
    ['edit-key-taken', 'a: 1\nb: 2\n', { op: 'rename', path: ['a'], key: 'b' }],
    ['edit-shared-value', 'a: &x { c: 1 }\nb: *x\n', { op: 'set', path: ['a', 'c'], value: 2 }],
    ['edit-not-exact', 'a: !!str x\n', { op: 'set', path: ['a'], value: 1 }],
    ['edit-moved-on', 'a: 1\n', { op: 'splice', at: 3, was: '2', now: '3' }],
  ])('is refused with %s', (code, text, edit) => {
    expect(edited(text, edit)).toBe(code);
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
      problemsOfPageEdit('essai.mdx', page, trial, (file) => editText(file, [{ op: 'splice', at: 0, was: page, now }]));
    expect(problems('Un.\n\nTrois.\n')).toEqual([]);
    expect(problems('Un.\n\n\nTrois.\n')).toEqual(['does not read back']);
    expect(problems('Une.\n\nTrois.\n')).toEqual(['changed outside', 'does not read back']);
    expect(problems('Un.\n\nDeux.\n')).toEqual(['does not read back']);
  });
});
