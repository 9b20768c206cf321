import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compiledSlugs } from '../../../engine/scenario/parse/parse-mdx.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Source text of an object of loaders by path, one for each compiled page of these folders of the tree: « {
 * "/a/b~1.mdx": () => import(…), … } ».
 */
export function pageModules(folders: readonly string[]): string {
  const loaders = folders
    .flatMap(pagesIn)
    .map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(path)})`);
  return `{ ${loaders.join(', ')} }`;
}

function pagesIn(folder: string): readonly string[] {
  const place = join(root, folder);
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.mdx')) : [];
  return names.flatMap((name) =>
    compiledSlugs(name.slice(0, -'.mdx'.length), readFileSync(join(place, name), 'utf8')).map(
      (slug) => `${folder}/${slug}.mdx`,
    ),
  );
}
