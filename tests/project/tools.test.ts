import { beforeAll, describe, expect, it } from 'vitest';
import { cacheFolder } from '../support/suite/cache-folder.ts';
import { run, runScript, runTool, type Finished } from '../support/programs/run.ts';

/** Expects a tool to find nothing; on failure its own words are the message. */
async function isClean(finished: Promise<Finished>): Promise<void> {
  const { code, stdout, stderr } = await finished;
  expect(code, `${stdout}\n${stderr}`).toBe(0);
}

const PRETTIER = ['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'];

describe('the tree', { timeout: 900_000 }, () => {
  it('has scenario types that agree with the schemas', () => isClean(runScript('build-types.ts', ['--check'])));
  it('is formatted', () => isClean(runTool('prettier', [...PRETTIER, '--cache-location', `${cacheFolder()}/prettier`, '.'])));
  it('has scenarios without a problem', () => isClean(runScript('check.ts')));

  describe('read as code', () => {
    let found: { types: string; lint: string };
    beforeAll(async () => {
      const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', 'tests/project/check-code.ts']);
      expect(stderr).toBe('');
      found = JSON.parse(stdout) as typeof found;
    }, 900_000);

    it('passes the type checker', () => expect(found.types).toBe(''));
    it('passes the linter', () => expect(found.lint).toBe(''));
  });
});
