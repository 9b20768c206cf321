import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { miniature } from '../support/programs/miniature.ts';
import { runTool } from '../support/programs/run.ts';

describe('a fault in the code', () => {
  const FAULTS = {
    'engine/made.generated.ts': "export const count: number = 'one';\n",
    'server/floating.ts': "export const begin = (): void => {\n  Promise.reject(new Error('lost'));\n};\n",
    'web/use-width.ts':
      "import { useState } from 'react';\n\nexport const useWidth = (isWide: boolean) => (isWide ? useState(2) : useState(1));\n",
    'scripts/shape.ts': 'export  const one = 1;\n',
  };
  let folder: string;
  beforeAll(
    () => (folder = miniature(['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.json', 'package.json'], FAULTS)),
  );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is found by the type checker or the linter, and nothing else is', async () => {
    const { code, stdout } = await runTool('oxlint', ['--format', 'unix'], { cwd: folder });
    expect(code).toBe(1);
    const found = stdout
      .split('\n')
      .flatMap((line) => /^(\S+?):.*\/(\S+)\]$/.exec(line)?.slice(1).join(' ') ?? []);
    expect([...new Set(found)].sort()).toEqual([
      'engine/made.generated.ts typescript(TS2322)',
      'server/floating.ts typescript(no-floating-promises)',
      'web/use-width.ts react-hooks(rules-of-hooks)',
    ]);
  });

  it('is found by the formatter', async () => {
    const { code, stdout } = await runTool('oxfmt', ['--list-different'], { cwd: folder });
    expect([code, stdout.trim()]).toEqual([1, 'scripts/shape.ts']);
  });
});
