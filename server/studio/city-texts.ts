import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isMediumFile } from './edit/scenario-files.ts';

/** The files of a city, in the order of their paths below its folder. Empty when the folder is gone. */
function cityFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
      .sort();
  } catch {
    return [];
  }
}

/** The YAML and MDX files of a city. */
export const cityTexts = (folder: string): readonly string[] =>
  cityFiles(folder).filter((path) => /\.(yaml|mdx)$/u.test(path));

/** The names of a city’s pictures and sounds. */
export const mediaNames = (folder: string): readonly string[] =>
  cityFiles(folder).flatMap((path) => (isMediumFile(`city/${path}`) ? [path.slice('media/'.length)] : []));
