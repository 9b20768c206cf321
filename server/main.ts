import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  addressedOrRefuse,
  contentOrRefuse,
  factsOrRefuse,
  runEntry,
  settingsOrRefuse,
  start,
  StartRefused,
} from './boot.ts';
import { createContentStore } from './content/content-store.ts';
import { loadContent } from './content/load-content.ts';
import { loadFacts, placesOfFacts } from './content/load-facts.ts';
import { readTermsOfSale } from './content/terms-of-sale.ts';
import { readPageManifest } from './content/page-manifest.ts';
import { builtSite } from './rendering/built-site.ts';

// Built to dist/server/main.js; the site is in ../web, the scenarios in the working directory.
const dist = join(import.meta.dirname, '..');
const webDir = join(dist, 'web');
const scenariosDir = resolve('scenarios');

await runEntry(async () => {
  const facts = factsOrRefuse(loadFacts(scenariosDir));
  const settings = addressedOrRefuse(settingsOrRefuse(process.env), facts, placesOfFacts(scenariosDir));
  if (!existsSync(join(webDir, 'index.html')))
    throw new StartRefused(
      ['Le site n’est pas construit : lancez « npm start », ou d’abord « npm run build ».'],
      2,
    );
  const content = createContentStore(contentOrRefuse(loadContent(scenariosDir, readPageManifest(webDir))));
  const termsOfSale = readTermsOfSale(import.meta.dirname, facts);
  return {
    ...(await start(
      settings,
      { content, facts, termsOfSale },
      { site: await builtSite(dist, process.env.MAIN_URL) },
    )),
    settings,
  };
});
