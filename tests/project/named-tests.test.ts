import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';

/** Every path below tests/ in a text. */
const namedTests = (text: string): string[] => [...new Set(text.match(/\btests\/[\w./-]*\w/g))];

const missingIn = (text: string): string[] => namedTests(text).filter((path) => !existsSync(join(root, path)));

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe('a page of the documentation', () => {
  it.each(pages)('%s names tests that exist', (page) => {
    expect(missingIn(readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it('fails this check when it names a missing one', () => {
    expect(missingIn('held by `tests/project/named-tests.test.ts` and tests/project/nothing.test.ts.')).toEqual([
      'tests/project/nothing.test.ts',
    ]);
  });
});
