import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '../../engine/index.ts';
import { loadCity, type LoadedCity } from '../content/load-content.ts';

export interface IncrementalLoader {
  /** Loads a city only when its files changed, and parses only changed files. */
  readonly load: typeof loadCity;
  /** Whether the files of a city changed since it was loaded. */
  hasChanged(folder: string): boolean;
}

/** Calls `onRead` for each loaded city. */
export function createIncrementalLoader(compile: Compiler, onRead: (folder: string, loaded: LoadedCity) => void): IncrementalLoader {
  const known = new Map<string, { readonly signature: string; readonly loaded: LoadedCity }>();
  return {
    load: (folder, pages) => {
      const signature = signatureOf(folder);
      const before = known.get(folder);
      if (before?.signature === signature) return before.loaded;
      const loaded = loadCity(folder, pages, compile);
      known.set(folder, { signature, loaded });
      onRead(folder, loaded);
      return loaded;
    },
    hasChanged: (folder) => known.get(folder)?.signature !== signatureOf(folder),
  };
}

/** Changes when a file below a folder is written, added or removed, and when a folder comes or goes. */
export function signatureOf(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? describeFile(path) : path;
    })
    .join('\n');
}

function describeFile(path: string): string {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
  return `${path} ${mtimeMs} ${size}`;
}
