import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { forgetIdleAccounts } from '../../../server/accounts/forget-idle.ts';
import { createApp } from '../../../server/app.ts';
import { systemClock } from '../../../server/clock.ts';
import { sweep } from '../../../server/housekeeping.ts';
import { builtSite } from '../../../server/rendering/built-site.ts';
import { createServices } from '../../../server/services.ts';
import { MAIN_URL, productParts } from '../product/product-parts.ts';

// The product with a monitor of its event loop: `server.ts <data folder> [PostgreSQL URL]`. The message « held » returns the longest
// time for which the loop was blocked since the last one; « sweep » runs housekeeping.

const [dataDir = '', databaseUrl = null] = process.argv.slice(2);
const parts = productParts(dataDir, databaseUrl, 'warn');
const services = createServices(parts);
const handler = createApp({ ...parts, site: await builtSite('dist', MAIN_URL) }, services).callback();
const server = createServer((request, response) => void handler(request, response));

const RESOLUTION_MS = 2;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

function heldMs(): number {
  const held = delay.max / 1e6 - RESOLUTION_MS;
  delay.reset();
  return Math.max(0, held);
}

const TASKS: Readonly<Record<string, () => unknown>> = {
  held: heldMs,
  sweep: () => Promise.all([sweep(parts.db, systemClock), forgetIdleAccounts(services)]).then(() => 'swept'),
};

process.on('message', (name: string) => {
  void Promise.resolve(TASKS[name]?.()).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
