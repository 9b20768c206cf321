import { type FileReading, type ReadFile, readFile } from './parse/read-file.ts';
import type { ScenarioSource } from './scenario.ts';

interface Remembered {
  readonly text: string;
  readonly read: FileReading;
}

/** Readings by the city and the path of their file. */
export interface Memo {
  /** Reads the files of a city; those that are as they were the last time are not read again. */
  of(source: ScenarioSource): ReadFile;
}

/** Remembers of each city the files of its latest compilation, no older ones: it grows no larger than the cities are. */
export function createMemo(): Memo {
  const cities = new Map<string, ReadonlyMap<string, Remembered>>();
  return {
    of({ slug }) {
      const before = cities.get(slug);
      const after = new Map<string, Remembered>();
      cities.set(slug, after);
      return (file) => {
        const known = before?.get(file.path);
        const remembered = known?.text === file.text ? known : { text: file.text, read: readFile(file) };
        after.set(file.path, remembered);
        return remembered.read;
      };
    },
  };
}
