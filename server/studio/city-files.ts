import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The files of a city, in the order of their paths below its folder, without hidden ones and links. Empty when the
 * folder is gone.
 */
export function cityFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
      .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
      .sort();
  } catch {
    return [];
  }
}
