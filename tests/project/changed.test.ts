import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testsReachedBy } from '../support/suite/changed.ts';
import { root } from '../support/programs/run.ts';

describe('a change reaches', () => {
  it.each([
    ['scenarios/ville/steps/01.yaml', 'tests/scenarios/'],
    ['schemas/step.schema.json', 'tests/mutations/'],
    ['web/styles/tokens.css', '.storybook/'],
    ['web/main.tsx', 'tests/e2e/'],
    ['server/main.ts', 'tests/operators/'],
    ['docs/operating.md', 'tests/operators/'],
    ['README.md', 'tests/project/'],
  ])('from %s the tests of %s', (file, tests) => expect(testsReachedBy([file])).toContain(tests));

  it('no test when nothing changed', () => expect(testsReachedBy([])).toEqual([]));

  it('existing tests only', () => {
    const named = testsReachedBy(['scenarios/a', 'schemas/a', 'a.css', 'scripts/a', 'docs/a', 'web/a', 'tests/support/e2e/a']);
    expect(named.filter((path) => path.endsWith('/') && !existsSync(join(root, path)))).toEqual([]);
  });
});
