import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ByLanguage, Language } from '../../../engine/index.ts';
import { readChunks } from '../../../server/rendering/lazy-files.ts';
import { root } from '../programs/run.ts';

const webDir = join(root, 'dist/web');
const chunks = readChunks(webDir);

/** A file that a browser requests, and its bytes on the wire. */
export interface Sent {
  readonly address: string;
  readonly bytes: number;
}

/** The key of a source's chunk. One that is imported statically too is named by its file alone. */
function keyOf(source: string): string {
  const stem = `_${basename(source, extname(source))}-`;
  const key = chunks[source] ? source : Object.keys(chunks).find((name) => name.startsWith(stem));
  if (key === undefined) throw new Error(`the build has no chunk of « ${source} »`);
  return key;
}

/** The chunks of a source and of its static imports, recursively. */
function withImports(source: string, found = new Set<string>()): ReadonlySet<string> {
  const key = keyOf(source);
  if (found.has(key)) return found;
  found.add(key);
  for (const next of chunks[key]?.imports ?? []) withImports(next, found);
  return found;
}

/** The server sends the compressed copy unchanged: tests/e2e/site/first-load.long.test.ts checks it. */
const sent = (file: string): Sent => ({
  address: `/${file}`,
  bytes: statSync(join(webDir, `${file}.br`)).size,
});

export interface FirstLoad {
  readonly scripts: readonly Sent[];
  readonly styles: readonly Sent[];
}

/** Files loaded for the document and these lazy sources. */
export function loadOf(sources: readonly string[]): FirstLoad {
  const needed = [...new Set(['index.html', ...sources].flatMap((source) => [...withImports(source)]))].map(
    (source) => chunks[source],
  );
  return {
    scripts: needed.flatMap((chunk) => (chunk ? [sent(chunk.file)] : [])),
    styles: [...new Set(needed.flatMap((chunk) => chunk?.css ?? []))].map(sent),
  };
}

/** Fonts that every document preloads. */
export function fonts(): Sent[] {
  const html = readFileSync(join(webDir, 'index.html'), 'utf8');
  const addresses = [...html.matchAll(/href="(\/[^"]+\.woff2)"/g)].map(([, address = '']) => address);
  return addresses.map((address) => ({ address, bytes: statSync(join(webDir, address)).size }));
}

/** The source of a puzzle type's widget. */
function widgetSource(slug: string): string {
  const component = slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const source = Object.keys(chunks).find((name) => name === `puzzles/${slug}/${component}.tsx`);
  if (!source) throw new Error(`the build has no chunk for the widget ${slug}`);
  return source;
}

/** The game's first screen and its sentences; those of all screens are loaded with the document in French. */
const GAME: ByLanguage<readonly string[]> = {
  fr: ['player/GameRoutes.tsx', 'words/fr/game.tsx'],
  en: ['player/GameRoutes.tsx', 'words/en/common.tsx', 'words/en/game.tsx'],
};

/** Files of the first screen at a step in a language, with this widget and these of its lazy parts. */
export const stepLoadIn = (language: Language, slug: string, ...parts: readonly string[]): FirstLoad =>
  loadOf([...GAME[language], widgetSource(slug), ...parts.map((part) => join('puzzles', slug, part))]);

export const stepLoad = (slug: string, ...parts: readonly string[]): FirstLoad =>
  stepLoadIn('fr', slug, ...parts);
