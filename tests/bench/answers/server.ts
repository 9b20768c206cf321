import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/app.ts';
import { createServices, type Services } from '../../../server/services.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { productParts } from '../product/product-parts.ts';
import { commitByKnex } from './commit-by-knex.ts';

// One contender of the answer route: `server.ts <contender> <data folder> [PostgreSQL URL]`. The log is written as in
// production; the parent process ignores standard output.

type Commit = Services['commit'];

const COMMITS: Readonly<Record<string, (db: Database, commit: Commit) => Commit>> = {
  storing: (_db, commit) => commit,
  'not storing': () => () => Promise.resolve({ outcome: 'committed' }),
  knex: commitByKnex,
};

function product(contender: string, dataDir: string, databaseUrl: string | null) {
  const parts = productParts(dataDir, databaseUrl, 'info');
  const services = createServices(parts);
  const commit = COMMITS[contender]?.(parts.db, services.commit);
  if (!commit) throw new Error(`no contender ${contender}`);
  const handler = createApp(parts, { ...services, commit }).callback();
  return createServer((request, response) => void handler(request, response));
}

/** Upper limit of a Node process: reads JSON and writes it back. */
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
