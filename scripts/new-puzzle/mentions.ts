import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = ['.storybook', 'engine', 'schemas', 'scripts', 'server', 'web'];

/** Content of cities, guide and examples of problems, templates of new types, and binary files. */
const OUTSIDE =
  /^scripts\/(city-template|explain|guide\/puzzles|new-puzzle|bench\/generated-city)|\.(woff2|png|ico|webp|mp3|ogg|md)$/;

/** The lists of all types; the last two are generated. */
const LISTS = [
  'engine/puzzles/index.ts',
  'web/puzzles/index.ts',
  'schemas/puzzle.schema.json',
  'engine/types/puzzle.generated.ts',
];

/** Files in which the slug is the name of a tile. */
const TILES: Readonly<Record<string, RegExp>> = {
  'last-sms':
    /^(schemas|engine\/types)\/step\.|^engine\/(view\/types|words\/(fr|en))\.ts$|\/TilePicture\.tsx$/,
};

/** A slug of one word may occur in prose, so it counts only in quotes, in a path, or as a key. */
const patternOf = (slug: string): RegExp =>
  slug.includes('-')
    ? new RegExp(`(?<![\\w-])${slug}(?![\\w-])`)
    : new RegExp(
        `['"\`/]${slug}['"\`/.]|\\b(?:puzzleTypes|widgets)\\.${slug}\\b|\\btype: ${slug}\\b|^\\s*${slug}[:,]`,
        'm',
      );

/** The type's own files. */
const isOwn = (file: string, slug: string): boolean =>
  [`schemas/puzzles/${slug}.schema.json`, `engine/puzzles/${slug}.ts`].includes(file) ||
  file.startsWith(`web/puzzles/${slug}/`);

/** Whether a file outside the type's own files contains its slug. */
export function mentions(file: string, text: string, slug: string): boolean {
  if (OUTSIDE.test(file) || LISTS.includes(file) || TILES[slug]?.test(file) || isOwn(file, slug))
    return false;
  return patternOf(slug).test(text);
}

/** All code files: the folders in CODE and the configuration at the root. */
function filesOf(root: string): string[] {
  const entries = CODE.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  const within = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  const beside = readdirSync(root).filter((name) => /\.(ts|js|cjs)$/.test(name));
  return [...within, ...beside].filter((file) => !OUTSIDE.test(file));
}

/** Mentions of types outside their own files, as `file: slug`. */
export function findMentions(root: string, slugs: readonly string[]): string[] {
  return filesOf(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return slugs.filter((slug) => mentions(file, text, slug)).map((slug) => `${file}: ${slug}`);
  });
}
