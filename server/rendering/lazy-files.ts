import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

/** Vite's manifest, by source file. */
export type ChunkManifest = Readonly<Record<string, Chunk>>;

export interface LazyFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const ENTRY = 'index.html';

export function readChunks(webDir: string): ChunkManifest {
  return JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as ChunkManifest;
}

/**
 * Dependencies of a source in load order, so that its styles override theirs. Throws when the build lacks the
 * source.
 */
function closure(
  chunks: ChunkManifest,
  source: string,
  found: Map<string, Chunk>,
  visited = new Set<string>(),
): Map<string, Chunk> {
  const chunk = chunks[source];
  if (!chunk) throw new Error(`the build has no chunk of « ${source} », which a public page names`);
  if (visited.has(source)) return found;
  visited.add(source);
  for (const name of chunk.imports ?? []) closure(chunks, name, found, visited);
  return found.set(source, chunk);
}

/** Files of lazy sources that the document does not load anyway. */
export function lazyFiles(chunks: ChunkManifest, sources: readonly string[]): LazyFiles {
  const initial = closure(chunks, ENTRY, new Map());
  const lazy = sources.flatMap((source) => [...closure(chunks, source, new Map())]);
  const needed = [...new Map(lazy)].filter(([name]) => !initial.has(name)).map(([, chunk]) => chunk);
  return {
    styles: [...new Set(needed.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    scripts: needed.map(({ file }) => `/${file}`),
  };
}
