import { describe, expect, it } from 'vitest';
import { migrateFilled } from '../support/operators/migration-run.ts';
import { databaseMissing, DATABASES, withDatabase } from '../support/suite/drill.ts';

describe.each(DATABASES)('the migrations since the last release, on %s', (database) => {
  const missing = databaseMissing(database);

  it.skipIf(missing !== null)(missing ?? 'keep every order and every attempt', () =>
    withDatabase(database, async (where) => {
      const { changed } = await migrateFilled({ where, orders: 1000, attempts: 20_000 });
      expect(changed).toEqual([]);
    }),
  );
});
