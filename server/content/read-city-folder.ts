import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { ScenarioSource } from '../../engine/scenario/scenario.ts';

const MEDIA = 'media';

/** Reads one city's folder for `compileScenario`: its texts, data of media/ too, and the names of its media. Throws when there is no such folder. */
export function readCityFolder(path: string): ScenarioSource {
  const root = resolve(path);
  const texts = listFiles(root).filter((file) => /\.(yaml|mdx)$/.test(file));
  return {
    slug: basename(root),
    files: texts.map((file) => ({ path: file, text: readFileSync(join(root, file), 'utf8') })),
    media: listMedia(root),
  };
}

/** Names of the files of media/, sorted; none when the folder is missing. */
export function listMedia(root: string): string[] {
  const prefix = `${MEDIA}/`;
  return listFiles(root)
    .filter((file) => file.startsWith(prefix))
    .map((file) => file.slice(prefix.length));
}

/** Paths below `root`, `/` as separator, sorted so that two machines read alike; hidden files left out. */
function listFiles(root: string, below = ''): string[] {
  const entries = readdirSync(join(root, below), { withFileTypes: true }).filter((entry) => !entry.name.startsWith('.'));
  return entries
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(root, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}
