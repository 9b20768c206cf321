import { type FileReading, type ReadFile, readFile } from './parse/read-file.ts';
import type { ScenarioSource } from './scenario.ts';

interface CachedFile {
  readonly text: string;
  readonly read: FileReading;
}

export interface Memo {
  /** Parses only the files of the city that changed since the last call. */
  of(source: ScenarioSource): ReadFile;
}

/**
 * A cache of parsed files by city and path. Only the files of the latest compilation stay, so it cannot grow.
 */
export function createMemo(): Memo {
  const cities = new Map<string, ReadonlyMap<string, CachedFile>>();
  return {
    of({ slug }) {
      const before = cities.get(slug);
      const after = new Map<string, CachedFile>();
      cities.set(slug, after);
      return (file) => {
        const known = before?.get(file.path);
        const cached = known?.text === file.text ? known : { text: file.text, read: readFile(file) };
        after.set(file.path, cached);
        return cached.read;
      };
    },
  };
}
