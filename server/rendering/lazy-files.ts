import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

/** Vite's manifest: chunks by source. */
export type ChunkManifest = Readonly<Record<string, Chunk>>;

export interface LazyFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const ENTRY = 'index.html';

export function readChunks(webDir: string): ChunkManifest {
  return JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as ChunkManifest;
}

/** A source behind all that comes with it, as the bundler loads it: its styles overrule theirs. Throws when the build has no such source. */
function closure(chunks: ChunkManifest, source: string, found: Map<string, Chunk>, met = new Set<string>()): Map<string, Chunk> {
  const chunk = chunks[source];
  if (!chunk) throw new Error(`the build has no chunk of « ${source} », which a public page names`);
  if (met.has(source)) return found;
  met.add(source);
  for (const name of chunk.imports ?? []) closure(chunks, name, found, met);
  return found.set(source, chunk);
}

/** The addresses that lazy sources need beyond what the document asks for anyway. */
export function lazyFiles(chunks: ChunkManifest, sources: readonly string[]): LazyFiles {
  const atOnce = closure(chunks, ENTRY, new Map());
  const later = sources.flatMap((source) => [...closure(chunks, source, new Map())]);
  const needed = [...new Map(later)].filter(([name]) => !atOnce.has(name)).map(([, chunk]) => chunk);
  return {
    styles: [...new Set(needed.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    scripts: needed.map(({ file }) => `/${file}`),
  };
}
