import { explorerStore } from './explorer.ts';
import type { ExplorerStore } from './explorer.ts';
import { createOrders } from './new-orders.ts';
import type { Creation } from './new-orders.ts';
import type { Database } from './open-database.ts';
import { commitStaffAction } from './staff-actions.ts';
import type { StaffAction } from './staff-actions.ts';

/** What staff ask of the database beside what the game asks. */
export interface StaffStore {
  act(action: StaffAction): Promise<boolean>;
  createOrders(creation: Creation): ReturnType<typeof createOrders>;
  /** Of an account; null for nobody's. */
  emailOf(accountId: number | null): Promise<string | null>;
  readonly explorer: ExplorerStore;
}

export function staffStore(db: Database): StaffStore {
  return {
    act: (action) => commitStaffAction(db, action),
    createOrders: (creation) => createOrders(db, creation),
    async emailOf(accountId) {
      if (accountId === null) return null;
      const row = await db('accounts').where({ id: accountId }).first<{ email: string } | undefined>('email');
      return row?.email ?? null;
    },
    explorer: explorerStore(db),
  };
}
