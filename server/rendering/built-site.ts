import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKED, readServedFile } from '../content/served-file.ts';
import type { RenderedSite } from './site.ts';
import { prerenderSite } from './prerender-site.ts';
import { readChunks } from './lazy-files.ts';
import { loadRenderer } from './renderer.ts';

/** Gated pages have their own route; the manifest and source maps are not served. */
const NOT_SERVED = /^\/(pages\/|\.|index\.html$)|\/\.|\.map$/;

/** Reads all files of the site at startup; no other file can be served. Throws when there is no build. */
export function readSite(webDir: string): RenderedSite {
  const names = readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(PACKED))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names
    .map((file) => [`/${relative(webDir, file).split(sep).join('/')}`, file] as const)
    .filter(([address]) => !NOT_SERVED.test(address));
  return {
    files: new Map(files.map(([address, file]) => [address, readServedFile(file)])),
    index: readServedFile(join(webDir, 'index.html')),
  };
}

/**
 * Loads the result of `npm run build` and prerenders every public page. Canonical addresses use `mainUrl`,
 * else that of scenarios/site.yaml.
 */
export async function builtSite(dist: string, mainUrl?: string): Promise<RenderedSite> {
  const webDir = join(dist, 'web');
  const renderer = await loadRenderer(join(dist, 'server/render.js'));
  const address = mainUrl?.trim() || renderer.facts.fr.mainUrl;
  const importPage = (page: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(webDir, page)).href);
  return prerenderSite(readSite(webDir), {
    renderer,
    chunks: readChunks(webDir),
    mainUrl: address.replace(/\/+$/, ''),
    importPage,
  });
}
