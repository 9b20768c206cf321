import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCity, createCompiler, type Compilation, type ScenarioSource } from '../../../engine/index.ts';
import { createMemo, readFile } from '../../../engine/scenario/parse/read-file.ts';
import { cityNames, readCity } from '../../support/cities/cities.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { isWholeRun } from '../../support/suite/whole-run.ts';

const resultOf = ({ story, diagnostics }: Compilation): string =>
  JSON.stringify({ scenario: story?.scenario, diagnostics });

/** Typos in one line of a file. */
const SLIPS: readonly ((line: string, at: number) => string)[] = [
  () => '',
  (line) => `${line}\n${line}`,
  (line) => ` ${line}`,
  (line, at) => line.slice(0, at) + line.slice(at + 1),
  (line, at) => line.slice(0, at),
  (line, at) => `${line.slice(0, at)}'${line.slice(at)}`,
];

const slips = fc.record({ file: fc.nat(), line: fc.nat(), slip: fc.nat(SLIPS.length - 1), at: fc.nat() });

function mutantOf(
  source: ScenarioSource,
  { file, line, slip, at }: { file: number; line: number; slip: number; at: number },
): ScenarioSource {
  const files = source.files.map((entry, index) => {
    if (index !== file % source.files.length) return entry;
    const lines = entry.text.split('\n');
    const row = line % lines.length;
    const typed = lines[row] ?? '';
    return {
      ...entry,
      text: lines.with(row, SLIPS[slip]?.(typed, at % (typed.length + 1)) ?? '').join('\n'),
    };
  });
  return { ...source, files };
}

const cities = [
  { slug: 'ville', source: tinyCity(), runs: 40 },
  ...(isWholeRun ? cityNames.map((slug) => ({ slug, ...readCity(slug), runs: 6 })) : []),
];

describe('a caching compiler', () => {
  const compile = createCompiler();

  it.each(cities)(
    'gives the same diagnostics for each edit of $slug as one without a cache, in the same order',
    ({ source, runs }) => {
      const whole = resultOf(compile(source));
      fc.assert(
        fc.property(slips, (slip) => {
          const mutant = mutantOf(source, slip);
          const uncached = resultOf(compileCity(mutant));
          expect(resultOf(compile(mutant))).toBe(uncached);
          // Edits without an effect do not count: a cache that is never invalidated would pass them.
          fc.pre(uncached !== whole);
        }),
        { numRuns: runs },
      );
      expect(resultOf(compile(source))).toBe(whole);
    },
  );

  it('parses only the changed file again', () => {
    const memo = createMemo();
    const source = tinyCity();
    const first = source.files.map(memo.of(source));
    const mutant = mutantOf(source, { file: 3, line: 0, slip: 1, at: 0 });
    const again = mutant.files.map(memo.of(mutant));
    expect(again.flatMap((read, index) => (read === first[index] ? [] : [index]))).toEqual([3]);
    expect(again[3]?.diagnostics).toEqual(readFile(mutant.files[3] ?? { path: '', text: '' }).diagnostics);
  });

  it('drops removed files', () => {
    const memo = createMemo();
    const source = tinyCity();
    const [file = { path: '', text: '' }] = source.files;
    const first = memo.of(source)(file);
    memo.of(source);
    expect(memo.of(source)(file)).not.toBe(first);
  });

  it('distinguishes two cities with the same files', () => {
    const [here, there] = [tinyCity(), tinyCity({ slug: 'bourg' })];
    expect(compile(there).diagnostics.map(({ code }) => code)).toEqual(['folder-name']);
    expect(compile(here).diagnostics).toEqual([]);
  });
});
