import { describe, expect, it } from 'vitest';
import { runScript, runTool } from '../support/run.ts';

/** Expects a tool to find nothing; on failure its own words are the message. */
async function isClean(finished: Promise<{ code: number | null; stdout: string; stderr: string }>): Promise<void> {
  const { code, stdout, stderr } = await finished;
  expect(code, `${stdout}\n${stderr}`).toBe(0);
}

describe('the tree', { timeout: 300_000 }, () => {
  it('has scenario types that agree with the schemas', () => isClean(runScript('build-types.ts', ['--check'])));
  it('passes the type checker', () => isClean(runTool('tsc', ['--noEmit', '-p', '.'])));
  it('passes the linter', () => isClean(runTool('eslint', ['.'])));
  it('is formatted', () => isClean(runTool('prettier', ['--check', '--log-level', 'warn', '.'])));
  it('has scenarios without a problem', () => isClean(runScript('check.ts')));
});
