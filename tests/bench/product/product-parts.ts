import type { AppParts } from '../../../server/app.ts';
import { contentOrRefuse, factsOrRefuse } from '../../../server/boot.ts';
import { systemClock } from '../../../server/clock.ts';
import { createContentStore } from '../../../server/content/content-store.ts';
import { loadContent } from '../../../server/content/load-content.ts';
import { loadFacts } from '../../../server/content/load-facts.ts';
import { readPageManifest } from '../../../server/content/page-manifest.ts';
import { createLog } from '../../../server/log.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';

export const MAIN_URL = 'http://127.0.0.1';

const SETTINGS = {
  mainUrl: MAIN_URL,
  trustProxy: 1,
  proxyNetworks: ['127.0.0.0/8'],
  secretKeys: [],
  mostStreams: 5000,
  debug: false,
  metricsOpen: false,
  relaxedPolicy: false,
};

/** The product on a filled database, behind a proxy; mails are discarded. */
export function productParts(dataDir: string, databaseUrl: string | null, logLevel: string): AppParts {
  return {
    db: openDatabase({ dataDir, databaseUrl }),
    content: createContentStore(contentOrRefuse(loadContent('scenarios', readPageManifest('dist/web')))),
    facts: factsOrRefuse(loadFacts('scenarios')),
    mailer: { send: () => Promise.resolve() },
    clock: systemClock,
    log: createLog(logLevel),
    settings: { ...SETTINGS, dataDir },
  };
}
