import { closeDrill, drillOptions } from '../support/suite/drill.ts';
import { soak } from './soak.ts';
import { startSoakServer } from './soak-server.ts';
import type { Measure } from './server.ts';

/**
 * `npm run verify -- soak [--minutes 10]`: plays whole games at half of the server's capacity and measures
 * its memory.
 */
const { minutes } = drillOptions({ minutes: 10 });
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const describe = ({ heap, rss, rows }: Measure): string =>
  `heap ${megabytes(heap)}, process ${megabytes(rss)}, rows ${JSON.stringify(rows)}`;

const server = await startSoakServer();
const { rate, answered, errors, measures, problems } = await soak(server, minutes, (measure) =>
  console.log(describe(measure)),
);
await server.stop();
const last = measures.at(-1);
closeDrill(
  problems,
  `${minutes} minutes, ${answered} requests at ${rate.toFixed(0)} a second, ${errors.length} errors, ${last ? describe(last) : 'no measure'}`,
);
