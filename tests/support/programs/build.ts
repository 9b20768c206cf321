import { join } from 'node:path';
import { createContentStore, type ContentStore } from '../../../server/content/content-store.ts';
import { loadContent } from '../../../server/content/load-content.ts';
import { readPageManifest } from '../../../server/content/page-manifest.ts';
import { builtSite } from '../../../server/rendering/built-site.ts';
import type { RenderedSite } from '../../../server/rendering/site.ts';
import { scenariosDir } from '../cities/cities.ts';
import { dist } from './run.ts';

/** What `npm run build` made, as an application of a test takes it. */
export interface Build {
  readonly content: ContentStore;
  readonly site: RenderedSite;
}

let reading: Promise<Build> | undefined;

/** The site and the cities as they were built last, read once for all tests of a worker. */
export const readBuild = (): Promise<Build> => (reading ??= readAnew());

async function readAnew(): Promise<Build> {
  const { content, problems } = loadContent(scenariosDir, readPageManifest(join(dist, 'web')));
  if (!content) throw new Error(JSON.stringify(problems));
  return { content: createContentStore(content), site: await builtSite(dist) };
}
