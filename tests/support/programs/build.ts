import { join } from 'node:path';
import { createContentStore, type ContentStore } from '../../../server/content/content-store.ts';
import { loadCity, loadContent } from '../../../server/content/load-content.ts';
import { readPageManifest } from '../../../server/content/page-manifest.ts';
import { builtSite } from '../../../server/rendering/built-site.ts';
import type { RenderedSite } from '../../../server/rendering/site.ts';
import { scenariosDir } from '../cities/cities.ts';
import { compileTogether } from '../../../scripts/explain/cities/compiled.ts';
import { dist } from './run.ts';

/** The output of `npm run build`, as a test's application uses it. */
export interface Build {
  readonly content: ContentStore;
  readonly site: RenderedSite;
}

let loading: Promise<Build> | undefined;

/** The built site and cities, read once per worker. */
export const readBuild = (): Promise<Build> => (loading ??= loadBuild());

async function loadBuild(): Promise<Build> {
  const load: typeof loadCity = (folder, pages) => loadCity(folder, pages, compileTogether);
  const { content, problems } = loadContent(scenariosDir, readPageManifest(join(dist, 'web')), load);
  if (!content) throw new Error(JSON.stringify(problems));
  return { content: createContentStore(content), site: await builtSite(dist) };
}
