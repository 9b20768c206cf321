import { describe, expect, it } from 'vitest';
import { createProgress, type PlannedFile } from '../support/reporting/progress.ts';
import { failureLines } from '../support/reporting/failures.ts';
import { closingLine, slowestFamilies } from '../support/reporting/tally.ts';

const file = (family: string, atOnce: number, expected: number): PlannedFile => ({
  family,
  atOnce,
  expected,
});
const MINUTE = 60_000;

describe('the progress of a run', () => {
  it('shows the running projects, the share done, and the time left by each file’s expected duration', () => {
    const planned = {
      a: file('node', 2, 2 * MINUTE),
      b: file('node', 2, 4 * MINUTE),
      c: file('e2e', 4, 16 * MINUTE),
    };
    const progress = createProgress(new Map(Object.entries(planned)), 0);
    progress.begin('a');
    expect(progress.line(20_000)).toBe('[node] 0 of 3 files, 20 s gone, about 7 min left');
    progress.end('a');
    progress.begin('c');
    expect(progress.line(2 * MINUTE)).toBe('[e2e] 1 of 3 files, 2 min gone, about 12 min left');
    progress.end('b');
    progress.end('c');
    expect(progress.line(15 * MINUTE)).toBe('[] 3 of 3 files, 15 min gone, about 0 s left');
  });
});

describe('the table at the end of a run', () => {
  it('shows the slowest groups and the total', () => {
    const files = [
      { family: 'node tests/server', tests: 3, milliseconds: 1500 },
      { family: 'node tests/server', tests: 1, milliseconds: 1000 },
      { family: 'dom tests/web', tests: 2, milliseconds: 9000 },
      { family: 'node tests/engine', tests: 1, milliseconds: 100 },
    ];
    expect(slowestFamilies(files, 2).split('\n')).toEqual([
      'seconds    files    tests  ',
      '      9        1        2  dom tests/web',
      '      3        2        4  node tests/server',
      '     12        4        7  all',
    ]);
  });
});

describe('the last lines of a run', () => {
  it('say of each failure its place, its title, why, and where its trace lies', () => {
    const browser = {
      file: 'tests/e2e/a.test.ts',
      name: 'a > b',
      message: 'no button\n  at …',
      line: 12,
      trace: 'test-results/a-b',
    };
    expect(
      failureLines([browser, { file: 'tests/b.test.ts', name: '', message: 'cannot find module' }]),
    ).toEqual([
      'FAILED tests/e2e/a.test.ts:12  a > b',
      '       no button',
      '       trace: test-results/a-b',
      'FAILED tests/b.test.ts',
      '       cannot find module',
    ]);
  });

  it('counts tests, and errors outside of any test', () => {
    const files = [
      { hasFailed: false, results: ['passed', 'passed', 'skipped'] },
      { hasFailed: true, results: ['passed', 'failed'] },
    ];
    expect(closingLine(files, 1)).toBe('3 passed, 2 failed, 1 skipped');
  });

  it('counts a file whose preparation failed as a failure, though its tests were only skipped', () => {
    expect(closingLine([{ hasFailed: true, results: ['skipped', 'skipped'] }], 0)).toBe(
      '0 passed, 1 failed, 2 skipped',
    );
    expect(closingLine([{ hasFailed: true, results: [] }], 0)).toBe('0 passed, 1 failed');
  });
});
