import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIXED_WAITS } from '../support/suite/fixed-waits.ts';
import { root, run } from '../support/programs/run.ts';

/** Fixed waits: too long on a fast machine, too short on a busy one. */
const WAITS = [
  /\bwaitForTimeout\(/g,
  /\bsleep\(/g,
  /\bfrom 'node:timers\/promises'/g,
  /new Promise(?:<\w+>)?\(\(?\w+\)? => (?:void )?setTimeout\(/g,
];
/** Another process may listen on a fixed port. */
const PORTS = [/\blisten\(\s*[1-9]\d*/g, /\bPORT: '[1-9]\d*'/g];

/** Limits of single tests: the general one is `tests/support/suite/patience.ts`, and most others were too short for a busy machine. */
const LIMITS = [/\btimeout: \d/g, /\btestTimeout: /g, /^ *\}, \d[\d_]{3,}\);$/gm];

const countOf = (text: string, patterns: readonly RegExp[]): number =>
  patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);

async function counts(patterns: readonly RegExp[], names = /\.tsx?$/): Promise<Record<string, number>> {
  const { stdout } = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'tests',
    '.storybook',
    'web/*.stories.tsx',
  ]);
  const files = stdout.split('\n').filter((file) => names.test(file) && !file.endsWith('fixed-waits.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  const found = files.map((file) => [file, countOf(readFileSync(join(root, file), 'utf8'), patterns)] as const);
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}

describe('a test', () => {
  it('waits for a visible condition, and for a fixed time only with a listed reason', async () => {
    const allowed = FIXED_WAITS.map(({ file, count }) => [file, count] as const);
    expect(await counts(WAITS)).toEqual(Object.fromEntries(allowed));
  });

  it('listens on a port chosen by the system', async () => {
    expect(await counts(PORTS)).toEqual({});
  });

  it('has no limit of its own', async () => {
    expect(await counts(LIMITS, /\.(test|stories)\.tsx?$/)).toEqual({});
  });

  it.each([
    ['a pause of the browser', 'await page.waitForTimeout(500);'],
    ['a pause by hand', 'await new Promise((resolve) => setTimeout(resolve, 50));'],
    ['a pause of Node', "import { setTimeout as wait } from 'node:timers/promises';"],
  ])('fails this check with: %s', (_what, text) => expect(countOf(text, WAITS)).toBe(1));

  it.each(['await expect.poll(look, { timeout: 5_000 }).toBe(1);', 'vi.setConfig({ testTimeout: LATE_MS });', '  }, 240_000);'])(
    'fails this check with: %s',
    (text) => expect(countOf(text, LIMITS)).toBe(1),
  );

  it.each(['server.listen(3000)', "{ PORT: '3000' }"])('fails this check with: %s', (text) => expect(countOf(text, PORTS)).toBe(1));
});
