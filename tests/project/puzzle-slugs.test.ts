import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import { root, run } from '../support/run.ts';

const slugs = Object.keys(puzzleTypes);

/** Documents with the examples of the guide, tests, and what writes a city. */
const OUTSIDE =
  /^(docs|scenarios|tests|scripts\/(city-template|guide\/puzzles|bench\/generated-city))|\.md$|^package-lock\.json$|\.(woff2|png|ico|webp|mp3|ogg)$/;

/** The lists that name every type; the last two are generated. */
const LISTS = ['engine/puzzles/index.ts', 'web/puzzles/index.ts', 'schemas/puzzle.schema.json', 'engine/types/puzzle.generated.ts'];

/** A tile of the hub happens to have the name of a type. */
const TILE = 'last-sms';
const TILES = [
  'schemas/step.schema.json',
  'engine/types/step.generated.ts',
  'engine/view/types.ts',
  'engine/view/present-tiles.ts',
  'web/components/engravings/tile-engravings.ts',
];

/** Its four faces, and whatever lies in the folder of its widget. */
const isOwn = (file: string, slug: string): boolean =>
  [`schemas/puzzles/${slug}.schema.json`, `engine/puzzles/${slug}.ts`].includes(file) || file.startsWith(`web/puzzles/${slug}/`);

/** A slug of one word is a word of prose as well: it counts in quotes, in a path, and as a key. */
const patternOf = (slug: string): RegExp =>
  slug.includes('-')
    ? new RegExp(`(?<![\\w-])${slug}(?![\\w-])`)
    : new RegExp(`['"\`/]${slug}['"\`/.]|\\b(?:puzzleTypes|widgets|types?)\\.${slug}\\b|\\btype: ${slug}\\b|^\\s*${slug}[:,]`, 'm');

const patterns = slugs.map((slug) => [slug, patternOf(slug)] as const);

/** The types that a file knows by their slug though it is none of theirs. */
function knownIn(file: string, text: string): string[] {
  if (OUTSIDE.test(file) || LISTS.includes(file)) return [];
  const found = patterns.filter(([slug, pattern]) => !isOwn(file, slug) && pattern.test(text));
  return found.map(([slug]) => slug).filter((slug) => slug !== TILE || !TILES.includes(file));
}

function readIfThere(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}

describe('a puzzle type is whole in its own files', () => {
  it('no other file knows one by its slug', async () => {
    const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
    const files = stdout.split('\n').filter((file) => file !== '');
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) => (OUTSIDE.test(file) ? [] : knownIn(file, readIfThere(file)).map((slug) => `${file}: ${slug}`)));
    expect(found).toEqual([]);
  });

  it.each(slugs)('a planted « %s » is found, in each way to write it', (slug) => {
    const key = slug.includes('-') ? `'${slug}'` : slug;
    const planted = [
      `if (puzzle.type === '${slug}') return;`,
      `const parts = {\n  ${key}: ['Tape'],\n};`,
      `import type { Thing } from '../puzzles/${slug}.ts';`,
      `const { examples } = puzzleTypes${slug.includes('-') ? `['${slug}']` : `.${slug}`};`,
      `  type: ${slug}\n  header: …`,
    ];
    expect(planted.filter((text) => !knownIn('web/site/planted.ts', text).includes(slug))).toEqual([]);
    expect(knownIn(`engine/puzzles/${slug}.ts`, planted.join('\n'))).toEqual([]);
    expect(knownIn(`web/puzzles/shared/Dial.tsx`, planted.join('\n'))).toEqual([slug]);
  });
});
