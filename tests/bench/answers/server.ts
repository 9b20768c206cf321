import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/routes/app.ts';
import { contentOrRefuse, factsOrRefuse } from '../../../server/boot.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { createContentStore } from '../../../server/content/content-store.ts';
import { loadContent } from '../../../server/content/load-content.ts';
import { loadFacts } from '../../../server/content/load-facts.ts';
import { readPageManifest } from '../../../server/content/page-manifest.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createServices } from '../../../server/services/services.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';

// One contender of the answer route: `server.ts <storing | not storing> <data folder> [PostgreSQL URL]`.
// Behind a proxy, with a log as in production; the parent process ignores standard output. Mails are
// discarded.

const [contender = '', dataDir = '', databaseUrl = null] = process.argv.slice(2);

const parts = {
  db: openDatabase({ dataDir, databaseUrl }),
  content: createContentStore(contentOrRefuse(loadContent('scenarios', readPageManifest('dist/web')))),
  facts: factsOrRefuse(loadFacts('scenarios')),
  termsOfSale: { fr: '', en: '' },
  mailer: { send: () => Promise.resolve() },
  clock: systemClock,
  log: createLog('info'),
  settings: {
    dataDir,
    mainUrl: 'http://127.0.0.1',
    trustProxy: 1,
    proxyNetworks: ['127.0.0.0/8'],
    secretKeys: [],
    mostStreams: 5000,
    debug: false,
    metricsOpen: false,
    relaxedPolicy: false,
  },
};
const services = createServices(parts);
const commit: typeof services.commit =
  contender === 'storing' ? services.commit : () => Promise.resolve({ outcome: 'committed' });
const handler = createApp({ ...services, commit }).callback();
const server = createServer((request, response) => void handler(request, response));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
