import { createSeals } from '../platform/seals.ts';
import type { Database } from './database/open-database.ts';
import { retryWhileLocked } from './database/retry-while-locked.ts';

/** The columns of sealed secrets. `owner`: bound by the seal. `outdated`: computed from the seal, now anew. */
const SEALED = [
  { purpose: 'second-factor', table: 'second_factors', owner: 'account_id', column: 'secret', outdated: {} },
  {
    purpose: 'address',
    table: 'order_addresses',
    owner: 'order_id',
    column: 'sealed',
    outdated: { words_at: null },
  },
  {
    purpose: 'buyer',
    table: 'dispatches',
    owner: 'order_id',
    column: 'buyer',
    outdated: { buyer_digest: null },
  },
  { purpose: 'sale', table: 'sales', owner: 'id', column: 'unread', outdated: {} },
  { purpose: 'sale', table: 'keepsakes', owner: 'sale_id', column: 'buyer', outdated: {} },
] as const;

/**
 * At startup, encrypts plain or formerly encrypted secrets with the newest key. Throws UnknownSeal when no
 * key fits.
 */
export async function renewSeals(db: Database, keys: readonly Buffer[]): Promise<void> {
  for (const { purpose, table, owner, column, outdated } of SEALED) {
    const seals = createSeals(keys, purpose);
    const rows = await db(table)
      .whereNotNull(column)
      .select<{ id: number; secret: string }[]>({ id: owner, secret: column });
    for (const { id, secret } of rows) {
      const renewed = seals.renew(secret, id);
      // No row where another process replaced it.
      const same = db(table).where({ [owner]: id, [column]: secret });
      if (renewed !== null)
        await retryWhileLocked(db, () => same.clone().update({ [column]: renewed, ...outdated }));
    }
  }
}
