import { shopUnderFaults } from '../support/faults/shop/shop-run.ts';
import { closeDrill, drillOptions, onEachDatabase } from '../support/suite/drill.ts';

/**
 * `npm run verify -- faults:shop [--deliveries 10000]`: delivers events of shops to a server that is killed,
 * on each database.
 */
const { deliveries } = drillOptions({ deliveries: 10_000 });
const kills = Math.max(2, Math.round(deliveries / 200));
const EVERY = 1000;
const SLOWEST_MEDIAN_MS = 200;

await onEachDatabase(async (name, where) => {
  const { delivered, retried, letters, median, wrong } = await shopUnderFaults(
    { where, deliveries, kills, seed: name },
    (done) => {
      if (done % EVERY === 0) console.log(`${name}: ${done} deliveries`);
    },
  );
  const problems =
    median > SLOWEST_MEDIAN_MS
      ? [...wrong, `the median of ${median.toFixed(1)} ms is above ${SLOWEST_MEDIAN_MS}`]
      : wrong;
  closeDrill(
    problems,
    `${name}: ${delivered} deliveries, ${kills} kills, ${retried} sent again, ${letters} letters, median ${median.toFixed(1)} ms`,
  );
});
