import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as open from '../../../engine/public.ts';

/** Modules that a source needs at run time: what is imported or exported as a type alone does not count. */
function runtimeModules(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'/gmsu);
  return [...statements].map(([, module]) => module ?? '');
}

describe('engine/public.ts', () => {
  it('reaches nothing at run time but helpers for text, which reach nothing themselves', () => {
    expect(runtimeModules('engine/public.ts')).toEqual(['./text/digits.ts', './text/typeset.ts', './text/waivers.ts']);
    for (const path of ['digits', 'typeset', 'waivers']) expect(runtimeModules(`engine/text/${path}.ts`)).toEqual([]);
  });

  it('offers only what is safe in a browser', () => {
    expect(Object.keys(open).sort()).toEqual(['WAIVER', 'WAIVER_VERSION', 'plainDigits', 'typeset']);
  });
});
