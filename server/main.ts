import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentOrRefuse, factsOrRefuse, runEntry, settingsOrRefuse, start, StartRefused } from './boot.ts';
import { createContentStore } from './content/content-store.ts';
import { loadContent } from './content/load-content.ts';
import { loadFacts } from './content/load-facts.ts';
import { readPageManifest } from './content/page-manifest.ts';
import { drawSite } from './rendering/draw-site.ts';
import { readChunks } from './rendering/lazy-files.ts';
import { loadRenderer } from './rendering/renderer.ts';
import { readSite, type Site } from './static-files.ts';

// Built to dist/server/main.js: the site lies beside it, the scenarios in the folder it is started from.
const webDir = join(import.meta.dirname, '../web');
const scenariosDir = resolve('scenarios');
const rendererFile = join(import.meta.dirname, 'render.js');

/** The public pages know where they stand: MAIN_URL, or the address that scenarios/site.yaml gives. */
async function builtSite(): Promise<Site> {
  const renderer = await loadRenderer(rendererFile);
  const mainUrl = process.env.MAIN_URL?.trim() || renderer.facts.mainUrl;
  return drawSite(readSite(webDir), { renderer, chunks: readChunks(webDir), mainUrl: mainUrl.replace(/\/+$/, '') });
}

await runEntry(async () => {
  const settings = settingsOrRefuse(process.env);
  if (!existsSync(join(webDir, 'index.html')))
    throw new StartRefused(['Le site n’est pas construit : lancez « npm start », ou d’abord « npm run build ».'], 2);
  const content = createContentStore(contentOrRefuse(loadContent(scenariosDir, readPageManifest(webDir))));
  const facts = factsOrRefuse(loadFacts(scenariosDir));
  return { ...(await start(settings, { content, facts }, { site: await builtSite() })), settings };
});
