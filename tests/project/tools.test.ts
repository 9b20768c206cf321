import { describe, expect, it } from 'vitest';
import { main as check } from '../../scripts/check.ts';
import { callScript } from '../support/programs/call-script.ts';
import { run, runTool, type Finished } from '../support/programs/run.ts';

/** Expects a tool to find nothing; on failure its own words are the message. */
async function isClean(finished: Finished | Promise<Finished>): Promise<void> {
  const { code, stdout, stderr } = await finished;
  expect(code, `${stdout}\n${stderr}`).toBe(0);
}

describe('npm run build', () => {
  it('names its targets when it knows none of that name', async () => {
    const { code, stdout } = await run(process.execPath, ['scripts/build.mjs', 'nothing']);
    expect(code).toBe(2);
    expect(stdout).toMatch(/^types .+\nguide .+\npuzzles .+\npictures .+\nfolders .+\nstorybook .+\n$/u);
  });
});

describe('the tree', () => {
  it('is formatted', () => isClean(runTool('oxfmt', ['--list-different'])));
  it('has scenarios without a problem', () => isClean(callScript(check, [])));
  it('has no forbidden import', () =>
    isClean(
      runTool('depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        ...'engine server web scripts .storybook'.split(' '),
      ]),
    ));
  it('passes the type checker and the linter', () => isClean(runTool('oxlint', ['--format', 'unix'])));
});
