import { ACCOUNT_COLUMNS, readAccount, type Account, type AccountRow } from '../accounts/accounts.ts';
import { explorerStore } from './explorer.ts';
import { batchStore } from '../orders/batches.ts';
import { journalStore } from '../orders/journal.ts';
import { statisticsStore } from './statistics.ts';
import { insertOrders, type Creation } from '../orders/new-orders.ts';
import type { Database } from '../database/open-database.ts';
import { printJobStore } from './print-jobs.ts';
import { counterFigureStore } from './counter-figures.ts';
import { saleListStore } from '../shop/sale-list.ts';
import { counterSearchStore } from './counter-search.ts';
import { personStore } from './person.ts';
import { lotStore } from './lots.ts';
import { postQueueStore } from './post-queue.ts';
import { replaceLost, type Replacement } from '../orders/lost-orders.ts';
import { commitStaffActions, type StaffAction } from './staff-actions.ts';

/** Queries used by the staff screens only. */
export function staffStore(db: Database) {
  return {
    act: (actions: readonly StaffAction[]) => commitStaffActions(db, actions),
    createOrders: (creation: Creation) => insertOrders(db, creation),
    replaceLost: (replacement: Replacement) => replaceLost(db, replacement),
    async playerOf(accountId: number | null): Promise<Account | null> {
      if (accountId === null) return null;
      const row = await db('accounts')
        .where({ id: accountId })
        .first<AccountRow | undefined>(ACCOUNT_COLUMNS);
      return row ? readAccount(row) : null;
    },
    explorer: explorerStore(db),
    journal: journalStore(db),
    statistics: statisticsStore(db),
    batches: batchStore(db),
    printJobs: printJobStore(db),
    postQueue: postQueueStore(db),
    lots: lotStore(db),
    saleList: saleListStore(db),
    figures: counterFigureStore(db),
    search: counterSearchStore(db),
    persons: personStore(db),
  };
}
