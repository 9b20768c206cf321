import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main as check } from '../../scripts/check.ts';
import { callScript } from '../support/programs/call-script.ts';
import { miniature } from '../support/programs/miniature.ts';
import { runScript, runTool, type Finished } from '../support/programs/run.ts';

/** Expects a tool to find nothing; on failure its own words are the message. */
async function isClean(finished: Finished | Promise<Finished>): Promise<void> {
  const { code, stdout, stderr } = await finished;
  expect(code, `${stdout}\n${stderr}`).toBe(0);
}

const lint = (cwd?: string) => runTool('oxlint', ['--format', 'unix'], { cwd });
const format = (cwd?: string) => runTool('oxfmt', ['--list-different'], { cwd });

describe('the tree', () => {
  it('has scenario types that agree with the schemas', () => isClean(runScript('build-types.ts', ['--check'])));
  it('is formatted', () => isClean(format()));
  it('has scenarios without a problem', () => isClean(callScript(check, [])));
  it('passes the type checker and the linter', () => isClean(lint()));
});

describe('a fault in the code', () => {
  const FAULTS = {
    'engine/types.ts': "export const count: number = 'one';\n",
    'engine/unneeded.ts': '// @ts-expect-error: there is none.\nexport const count = 1;\n',
    'engine/made.generated.ts': "export const count: number = 'one';\n",
    'web/Page.tsx': 'export const Page = ({ width }: { readonly width: number }) => <p title={width} />;\n',
    'server/floating.ts': "export const begin = (): void => {\n  Promise.reject(new Error('lost'));\n};\n",
    'web/use-width.ts':
      "import { useState } from 'react';\n\nexport const useWidth = (isWide: boolean) => (isWide ? useState(2) : useState(1));\n",
    'scripts/shape.ts': 'export  const one = 1;\n',
  };
  let folder: string;
  beforeAll(() => (folder = miniature(['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.json', 'package.json'], FAULTS)));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is found by the type checker or the linter, and nothing else is', async () => {
    const { code, stdout } = await lint(folder);
    expect(code).toBe(1);
    const found = stdout.split('\n').flatMap((line) => /^(\S+?):.*\/(\S+)\]$/.exec(line)?.slice(1).join(' ') ?? []);
    expect([...new Set(found)].sort()).toEqual([
      'engine/made.generated.ts typescript(TS2322)',
      'engine/types.ts typescript(TS2322)',
      'engine/unneeded.ts typescript(TS2578)',
      'server/floating.ts typescript(no-floating-promises)',
      'web/Page.tsx typescript(TS2322)',
      'web/use-width.ts react-hooks(rules-of-hooks)',
    ]);
  });

  it('is found by the formatter', async () => {
    const { code, stdout } = await format(folder);
    expect([code, stdout.trim()]).toEqual([1, 'scripts/shape.ts']);
  });
});
