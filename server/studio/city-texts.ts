import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The YAML and MDX files of a city, in the order of their paths below its folder. Empty when the folder is gone. */
export function cityTexts(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /^[^.].*\.(yaml|mdx)$/u.test(entry.name))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
      .sort();
  } catch {
    return [];
  }
}
