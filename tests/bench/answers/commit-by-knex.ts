import type { Commit } from '../../../server/store/commit/command.ts';
import { valuesOf } from '../../../server/store/commit/command.ts';
import { ROWS } from '../../../server/store/commit/statements.ts';
import type { Table } from '../../../server/store/commit/statements.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { writeProgress } from '../../../server/store/orders/order-row.ts';
import type { Values } from '../../../server/store/database/prepared.ts';

/** One knex transaction per answer: the straightforward implementation. */
export const commitByKnex =
  (db: Database): Commit =>
  (command) =>
    db.transaction(async (transaction) => {
      const { orderId, expectedVersion, progress, contentVersion, now } = command;
      const row = { ...writeProgress(progress), content_version: contentVersion, version: expectedVersion + 1, updated_at: now };
      const earlier = transaction('attempts').where({ order_id: orderId, idempotency_key: command.key });
      const changed = await transaction('orders').where({ id: orderId, version: expectedVersion }).whereNotExists(earlier).update(row);
      if (changed === 0) return { outcome: 'conflict' };
      const values = valuesOf(command);
      await transaction('attempts').insert(rowOf('attempts', values));
      return { outcome: 'committed' };
    });

function rowOf(table: Table, values: Values): Values {
  const columns = Object.entries(ROWS[table]) as [string, readonly [string, string]][];
  return Object.fromEntries(columns.map(([column, [value]]) => [column, value.startsWith('@') ? (values[value.slice(1)] ?? null) : value]));
}
