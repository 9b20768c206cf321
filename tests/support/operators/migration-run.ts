import type { Knex } from 'knex';
import { migrate } from '../../../server/store/database/migrate.ts';
import {
  openDatabase,
  type Database,
  type DatabaseSettings,
} from '../../../server/store/database/open-database.ts';
import { LAST_RELEASED, migrationSource } from '../../../server/store/migrations/index.ts';

interface MigrationRun {
  readonly where: DatabaseSettings;
  /** At most 99,999. */
  readonly orders: number;
  readonly attempts: number;
}

interface MigrationTally {
  /** The time that the migrations since the last release take. */
  readonly milliseconds: number;
  /** Tables whose rows are not the same afterwards. */
  readonly changed: readonly string[];
}

/** Fills a database as the last release leaves it, and migrates it. */
export async function migrateFilled({ where, orders, attempts }: MigrationRun): Promise<MigrationTally> {
  const db = openDatabase(where);
  try {
    await db.migrate.latest({ migrationSource: upToLastReleased });
    await db.raw(ordersSql(orders));
    await db.raw(attemptsSql(attempts, orders));
    await db.raw('analyze');
    const before = await countsOf(db);
    const began = performance.now();
    await migrate(db);
    const milliseconds = performance.now() - began;
    const after = await countsOf(db);
    return { milliseconds, changed: TABLES.filter((table) => before[table] !== after[table]) };
  } finally {
    await db.destroy();
  }
}

const upToLastReleased: Knex.MigrationSource<string> = {
  ...migrationSource,
  async getMigrations(extensions) {
    const all = await migrationSource.getMigrations(extensions);
    return all.slice(0, all.indexOf(LAST_RELEASED) + 1);
  },
};

const series = (count: number): string =>
  `(with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count}) select i from n) as numbers`;

const STARTED_AT = 1_700_000_000_000;

/** A third of the orders is SENT, the others are DONE. */
const ordersSql = (count: number): string =>
  `insert into orders (code, city, state, identifier, reached, created_at, updated_at, last_step_date)
    select 'Z' || substr(cast(100000 + i as text), 2), 'VILLE', case when i % 3 = 0 then 'SENT' else 'DONE' end,
      'CMD-' || i, '{"A":${STARTED_AT}}', ${STARTED_AT} + i, ${STARTED_AT} + i, ${STARTED_AT} + i
    from ${series(count)}`;

const attemptsSql = (count: number, orders: number): string =>
  `insert into attempts (order_id, idempotency_key, kind, step, verdict, reading, http_status, content_version, made_at)
    select 1 + i % ${orders}, 'cle-' || i, 'answer', 'GARE', 'wrong', 'rue du marche ' || i % 1000, 404, 'v1', ${STARTED_AT} + i
    from ${series(count)}`;

const TABLES = ['orders', 'attempts'] as const;

async function countsOf(db: Database): Promise<Readonly<Record<string, number>>> {
  const counted = TABLES.map(async (table) => {
    const [row] = await db(table).count<{ rows: number | string }[]>({ rows: '*' });
    return [table, Number(row?.rows)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}
