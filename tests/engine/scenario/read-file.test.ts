import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Compilation, compileCity, createCompiler, type ScenarioSource } from '../../../engine/index.ts';
import { readScenarioDraft } from '../../../engine/scenario/draft.ts';
import { createMemo, fnv1a, readFile } from '../../../engine/scenario/parse/read-file.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { cityNames, readCity } from '../../support/cities/cities.ts';
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

const versionOf = (source: ScenarioSource): string => readScenarioDraft(source).version;

describe('the version of a scenario', () => {
  test('is an FNV-1a hash of 64 bits', () => {
    expect(fnv1a('')).toBe('cbf29ce484222325');
    expect(fnv1a('a')).toBe('af63dc4c8601ec8c');
    expect(fnv1a('foobar')).toBe('85944171f73967e8');
  });

  test('does not depend on the order of files', () => {
    const city = tinyCity();
    expect(versionOf({ ...city, files: city.files.toReversed(), media: city.media.toReversed() })).toBe(
      versionOf(city),
    );
  });

  test('changes with a character of a text, a path, or the name of a medium', () => {
    const versions = [
      tinyCity(),
      tinyCity({ files: { 'messages/laFin.mdx': (text) => text.replace('agent', 'Agent') } }),
      tinyCity({ files: { 'pages/autre.mdx': 'Un mot.\n' } }),
      tinyCity({ media: ['autre.svg'] }),
    ].map(versionOf);
    expect(new Set(versions).size).toBe(4);
  });
});
