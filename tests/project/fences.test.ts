import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root, runTool } from '../support/run.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A miniature of the tree that holds only the given files. */
function miniature(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fences-'));
  folders.push(folder);
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['engine', 'server', 'web', 'scripts', '.storybook']) mkdirSync(join(folder, name), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const cruise = (cwd: string) =>
  runTool('depcruise', ['--config', '.dependency-cruiser.cjs', 'engine', 'server', 'web', 'scripts', '.storybook'], { cwd });

const target = 'export const thing = 1;\n';

/** One forbidden arrow a rule; the fence must name it. */
const faults: readonly { rule: string; files: Record<string, string> }[] = [
  {
    rule: 'engine-imports-nothing-of-ours',
    files: { 'engine/a.ts': "import { thing } from '../server/b.ts';\nexport const a = thing;\n", 'server/b.ts': target },
  },
  { rule: 'engine-is-pure', files: { 'engine/a.ts': "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n" } },
  { rule: 'engine-uses-few-packages', files: { 'engine/a.ts': "import React from 'react';\nexport const a = React;\n" } },
  {
    rule: 'web-sees-only-the-public-engine',
    files: { 'web/a.ts': "import { thing } from '../engine/story/b.ts';\nexport const a = thing;\n", 'engine/story/b.ts': target },
  },
  {
    rule: 'web-does-not-know-the-server',
    files: { 'web/a.ts': "import { thing } from '../server/b.ts';\nexport const a = thing;\n", 'server/b.ts': target },
  },
  {
    rule: 'server-does-not-know-the-web',
    files: { 'server/a.ts': "import { thing } from '../web/b.ts';\nexport const a = thing;\n", 'web/b.ts': target },
  },
  {
    rule: 'the-studio-is-for-development',
    files: { 'server/main.ts': "import { thing } from './studio/b.ts';\nexport const a = thing;\n", 'server/studio/b.ts': target },
  },
  { rule: 'only-the-store-says-knex', files: { 'server/routes/a.ts': "import knex from 'knex';\nexport const a = knex;\n" } },
  { rule: 'no-test-tool-in-the-product', files: { 'server/a.ts': "import fc from 'fast-check';\nexport const a = fc;\n" } },
  {
    rule: 'no-circles',
    files: {
      'engine/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'engine/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    },
  },
];

describe('the fences', { timeout: 120_000 }, () => {
  it('find no forbidden import in the tree', async () => {
    const { code, stdout } = await cruise(root);
    expect(code, stdout).toBe(0);
  });

  it.each(faults)('catch a planted fault: $rule', async ({ rule, files }) => {
    const { code, stdout } = await cruise(miniature(files));
    expect(stdout).toContain(rule);
    expect(code).not.toBe(0);
  });
});
