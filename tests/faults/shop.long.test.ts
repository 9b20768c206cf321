import { describe, expect, it } from 'vitest';
import { shopUnderFaults } from '../support/faults/shop/shop-run.ts';
import { databaseMissing, DATABASES, withDatabase } from '../support/suite/drill.ts';

// Most of the time is the start of servers.
describe.concurrent.each(DATABASES)(
  'a server that is killed while shops deliver events, on %s',
  (database) => {
    const missing = databaseMissing(database);

    it.skipIf(missing !== null)(missing ?? 'makes each paid letter once and none without payment', () =>
      withDatabase(database, async (where) => {
        const { letters, wrong } = await shopUnderFaults({
          where,
          deliveries: 200,
          kills: 1,
          seed: database,
        });
        expect([letters > 20, wrong]).toEqual([true, []]);
      }),
    );
  },
);
