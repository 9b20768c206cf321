import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { zipSync } from 'fflate';

/** The paths of a city’s files, without hidden ones and links, in their order. */
export const cityFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .sort();

/** A city’s folder as an archive, for writers without git. */
export const zipOfCity = (folder: string, slug: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      cityFiles(folder).map((path) => [`${slug}/${path}`, new Uint8Array(readFileSync(join(folder, path)))]),
    ),
  );
