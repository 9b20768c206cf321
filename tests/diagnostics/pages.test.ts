import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ofTheGame } from '../engine/prove/planted-findings.ts';
import { root } from '../support/programs/run.ts';
import { type Code, entries, exampleOf } from './examples.ts';
import { excerptsOf } from './excerpt.ts';
import { pages } from './page.ts';

const folder = join(root, 'docs/diagnostics');
const wanted = pages();
const read = (name: string): string | null =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;

describe('the pages of docs/diagnostics', () => {
  it('are exactly one per code', () => {
    expect(readdirSync(folder).sort()).toEqual([...wanted.keys()].sort());
    expect(wanted.size).toBe(Object.keys(entries).length + 1);
  });

  it('match the current examples; otherwise run « npm run build:docs »', () => {
    expect([...wanted].filter(([name, text]) => read(name) !== text).map(([name]) => name)).toEqual([]);
  });

  it('show a real diagnostic, except for faults of the game rules', () => {
    const withoutDiagnostic = (Object.keys(entries) as Code[]).filter(
      (code) => exampleOf(code).diagnostic === null,
    );
    expect(withoutDiagnostic.sort()).toEqual([...ofTheGame].sort());
  });
});

describe('an excerpt', () => {
  const files = (text: string) => [{ path: 'a.yaml', text }];

  it('contains the differing lines and one line of context on each side', () => {
    expect(excerptsOf(files('a\nb\nX\nd\ne\n'), files('a\nb\nc\nd\ne\n'))).toEqual([
      { path: 'a.yaml', wrong: ['b', 'X', 'd'], right: ['b', 'c', 'd'] },
    ]);
  });

  it('is empty when nothing differs', () => {
    expect(excerptsOf(files('a\n'), files('a\n'))).toEqual([]);
  });
});
