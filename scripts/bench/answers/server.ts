import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/app.ts';
import { contentOrRefuse, factsOrRefuse } from '../../../server/boot.ts';
import { systemClock } from '../../../server/clock.ts';
import { createContentStore } from '../../../server/content/content-store.ts';
import { loadContent } from '../../../server/content/load-content.ts';
import { loadFacts } from '../../../server/content/load-facts.ts';
import { readPageManifest } from '../../../server/content/page-manifest.ts';
import { createLog } from '../../../server/log.ts';
import { createServices, type Services } from '../../../server/services.ts';
import { openDatabase, type Database } from '../../../server/store/open-database.ts';
import { commitByKnex } from './commit-by-knex.ts';

// One contender of the answer route, in a process of its own: `server.ts <contender> <data folder> [address of PostgreSQL]`.
// The log is written as in production, to a standard output that nobody reads.

type Commit = Services['commit'];

const COMMITS: Readonly<Record<string, (db: Database, commit: Commit) => Commit>> = {
  storing: (_db, commit) => commit,
  'not storing': () => () => Promise.resolve({ outcome: 'committed' }),
  knex: commitByKnex,
};

const SETTINGS = {
  mainUrl: 'http://127.0.0.1',
  trustProxy: 1,
  proxyNetworks: ['127.0.0.0/8'],
  secretKeys: [],
  debug: false,
  metricsOpen: false,
  relaxedPolicy: false,
};

function product(contender: string, dataDir: string, databaseUrl: string | null) {
  const db = openDatabase({ dataDir, databaseUrl });
  const content = createContentStore(contentOrRefuse(loadContent('scenarios', readPageManifest('dist/web'))));
  const facts = factsOrRefuse(loadFacts('scenarios'));
  const mailer = { send: () => Promise.resolve() };
  const parts = { db, content, facts, mailer, clock: systemClock, log: createLog('info'), settings: { ...SETTINGS, dataDir } };
  const services = createServices(parts);
  const commit = COMMITS[contender]?.(db, services.commit);
  if (!commit) throw new Error(`no contender ${contender}`);
  const handler = createApp(parts, { ...services, commit }).callback();
  return createServer((request, response) => void handler(request, response));
}

/** What a Node process can answer at most: reads JSON, writes it. */
function echo() {
  return createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.from(JSON.stringify(JSON.parse(Buffer.concat(parts).toString())));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
    });
  });
}

const [contender = '', dataDir = '', databaseUrl = null] = process.argv.slice(2);
const server = contender === 'echo' ? echo() : product(contender, dataDir, databaseUrl);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
