import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = ['.storybook', 'engine', 'schemas', 'scripts', 'server', 'web'];

/** What writes a city, examples of the guide, and what speaks of a type that is not there yet. */
const OUTSIDE = /^scripts\/(city-template|guide\/puzzles|new-puzzle|bench\/generated-city)|\.(woff2|png|ico|webp|mp3|ogg|md)$/;

/** The lists that name every type; the last two are generated. */
const LISTS = ['engine/puzzles/index.ts', 'web/puzzles/index.ts', 'schemas/puzzle.schema.json', 'engine/types/puzzle.generated.ts'];

/** Here the name is a tile's, which a type happens to share. */
const TILES: Readonly<Record<string, RegExp>> = {
  'last-sms': /^(schemas|engine\/types)\/step\.|^engine\/view\/(types|present-tiles)\.ts$|\/tile-engravings\.ts$/,
};

/** A slug of one word is a word of prose as well: it counts in quotes, in a path, and as a key. */
const patternOf = (slug: string): RegExp =>
  slug.includes('-')
    ? new RegExp(`(?<![\\w-])${slug}(?![\\w-])`)
    : new RegExp(`['"\`/]${slug}['"\`/.]|\\b(?:puzzleTypes|widgets)\\.${slug}\\b|\\btype: ${slug}\\b|^\\s*${slug}[:,]`, 'm');

/** Its four faces, and whatever lies in the folder of its widget. */
const isOwn = (file: string, slug: string): boolean =>
  [`schemas/puzzles/${slug}.schema.json`, `engine/puzzles/${slug}.ts`].includes(file) || file.startsWith(`web/puzzles/${slug}/`);

/** Whether a file that is none of its own names a type by its slug. */
export function mentions(file: string, text: string, slug: string): boolean {
  if (OUTSIDE.test(file) || LISTS.includes(file) || TILES[slug]?.test(file) || isOwn(file, slug)) return false;
  return patternOf(slug).test(text);
}

/** The code of the tree: its folders, and the configuration beside them. */
function filesOf(root: string): string[] {
  const entries = CODE.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }));
  const within = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  const beside = readdirSync(root).filter((name) => /\.(ts|js|cjs)$/.test(name));
  return [...within, ...beside].filter((file) => !OUTSIDE.test(file));
}

/** The files that name a type by its slug though they are none of its own, as `file: slug`. */
export function findMentions(root: string, slugs: readonly string[]): string[] {
  return filesOf(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return slugs.filter((slug) => mentions(file, text, slug)).map((slug) => `${file}: ${slug}`);
  });
}
