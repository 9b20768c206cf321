import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, run } from '../support/programs/run.ts';

/** Allows a fixed wait in the statement below it, of three lines at most, and says why waiting for a visible condition is impossible there. */
const REASON = /^\s*\/\/ Fixed wait: \S/;

/** Too long on a fast machine, too short on a busy one. */
const WAIT =
  /\bwaitForTimeout\(|\bsleep\(|\bfrom 'node:timers\/promises'|new Promise(?:<\w+>)?\(\(?\w+\)? => (?:void )?setTimeout\(/;
/** Another process may listen on a fixed port. */
const PORT = /\blisten\(\s*[1-9]|\bPORT: '[1-9]/;
/** The general limit is `tests/support/suite/timeouts.ts`; most others were too short for a busy machine. */
const LIMIT = /\btimeout: \d|\btestTimeout: |^ *\}, \d[\d_]{3,}\);$/;

const faultsIn = (text: string, isTest: boolean): string[] => {
  const lines = text.split('\n');
  return lines.filter(
    (line, row) =>
      (WAIT.test(line) && !lines.slice(Math.max(0, row - 3), row).some((above) => REASON.test(above))) ||
      PORT.test(line) ||
      (isTest && LIMIT.test(line)),
  );
};

it('no test waits for a fixed time without a reason, listens on a fixed port, or has a limit of its own', async () => {
  const { stdout } = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'tests',
    '.storybook',
    'web/*.stories.tsx',
  ]);
  const files = stdout
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('fixed-waits.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return faultsIn(text, /\.(test|stories)\.tsx?$/.test(file)).map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});

it.each([
  'await page.waitForTimeout(500);',
  'await new Promise((resolve) => setTimeout(resolve, 50));',
  "import { setTimeout as wait } from 'node:timers/promises';",
  'server.listen(3000)',
  "{ PORT: '3000' }",
  'await expect.poll(look, { timeout: 5_000 }).toBe(1);',
  'vi.setConfig({ testTimeout: LATE_MS });',
  '  }, 240_000);',
])('the check finds the planted fault: %s', (line) => expect(faultsIn(line, true)).toEqual([line]));
