import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSite } from '../static-files.ts';
import type { RenderedSite } from './site.ts';
import { prerenderSite } from './prerender-site.ts';
import { readChunks } from './lazy-files.ts';
import { loadRenderer } from './renderer.ts';

/**
 * Loads the result of `npm run build` and prerenders every public page. Canonical addresses use `mainUrl`,
 * else that of scenarios/site.yaml.
 */
export async function builtSite(dist: string, mainUrl?: string): Promise<RenderedSite> {
  const webDir = join(dist, 'web');
  const renderer = await loadRenderer(join(dist, 'server/render.js'));
  const address = mainUrl?.trim() || renderer.facts.mainUrl;
  const importPage = (page: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(webDir, page)).href);
  return prerenderSite(readSite(webDir), {
    renderer,
    chunks: readChunks(webDir),
    mainUrl: address.replace(/\/+$/, ''),
    importPage,
  });
}
