import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, run } from '../support/programs/run.ts';

const FOLDERS = ['engine', 'server', 'web', 'scripts', '.storybook', 'tests/support'];
/** Stories of all components have the same names, migrations too, and generated types are named after their schemas. */
const NAMED_ALIKE = /\.stories\.tsx$|^server\/migrations\/|\.generated\.ts$/;
/** The entry of every command that can also be called in a test's own process. */
const ALLOWED = ['main'];

const EXPORTED = /^export (?:async |abstract )*(?:interface|type|class|const|enum|function\*?) (\w+)/gm;

/** Each exported name that stands in several files, with these files. */
function namesInSeveralFiles(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const [file, text] of Object.entries(texts)) {
    for (const name of new Set([...text.matchAll(EXPORTED)].map(([, found]) => found ?? ''))) (files[name] ??= []).push(file);
  }
  return Object.fromEntries(Object.entries(files).filter(([name, found]) => found.length > 1 && !ALLOWED.includes(name)));
}

describe('exported names', () => {
  it('are each exported by one file, so that a search finds one thing', async () => {
    const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS]);
    const files = stdout.split('\n').filter((file) => /\.tsx?$/.test(file) && !NAMED_ALIKE.test(file));
    expect(files.length).toBeGreaterThan(500);
    const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
    expect(namesInSeveralFiles(texts)).toEqual({});
  });

  it('are found in each form of an export', () => {
    const first = 'export interface Standing {}\nexport async function play() {}\nexport const main = 1;\n';
    const second = 'export type Standing = string;\nexport const play = 1;\nexport const main = 2;\nexport const alone = 3;\n';
    expect(namesInSeveralFiles({ 'a.ts': first, 'b.ts': second })).toEqual({ Standing: ['a.ts', 'b.ts'], play: ['a.ts', 'b.ts'] });
  });
});
