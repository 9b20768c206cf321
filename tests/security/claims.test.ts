import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';
import { mutate } from './mutants/mutant.ts';
import { MUTANTS } from './mutants/mutants.ts';

/** Rows of docs/security.md by their first cell, with the tests that each names. */
function rows(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of text.split('\n').filter((one) => one.startsWith('| '))) {
    const tests = line.match(/tests\/[\w./-]+\.test\.tsx?/g) ?? [];
    const name = line.split('|')[1]?.trim() ?? '';
    if (tests.length > 0) found.set(name, [...(found.get(name) ?? []), ...tests]);
  }
  return found;
}

const claims = rows(readFileSync(join(root, 'docs/security.md'), 'utf8'));

describe('a row of docs/security.md that names a test', () => {
  it.each([...claims.keys()])('%s has a mutation', (row) => {
    expect(MUTANTS.filter((mutant) => mutant.row === row)).not.toEqual([]);
  });

  it('is found by the parser of rows', () => {
    expect([
      ...rows('| 1.1 | en bref | `tests/a.test.ts`, `tests/b.test.ts` |\n| 1.2 | en bref | lecture |'),
    ]).toEqual([['1.1', ['tests/a.test.ts', 'tests/b.test.ts']]]);
  });
});

describe('a mutation', () => {
  it.each(MUTANTS.map((mutant) => [mutant.row, mutant] as const))(
    'of %s replaces text that occurs once, and names tests of its row',
    (row, mutant) => {
      const whole = readFileSync(join(root, mutant.file), 'utf8');
      expect(mutate(whole, mutant)).not.toBe(whole);
      expect(claims.get(row)).toEqual(expect.arrayContaining([...mutant.tests]));
    },
  );
});
