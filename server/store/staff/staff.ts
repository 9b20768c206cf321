import { ACCOUNT_COLUMNS, readAccount, type Account, type AccountRow } from '../accounts/accounts.ts';
import { explorerStore } from './explorer.ts';
import type { ExplorerStore } from './explorer.ts';
import { batchStore } from '../orders/batches.ts';
import type { BatchStore } from '../orders/batches.ts';
import { journalStore } from '../orders/journal.ts';
import type { JournalStore } from '../orders/journal.ts';
import { statisticsStore } from './statistics.ts';
import type { StatisticsStore } from './statistics.ts';
import { insertOrders } from '../orders/new-orders.ts';
import type { Creation } from '../orders/new-orders.ts';
import type { Database } from '../database/open-database.ts';
import { printJobStore } from './print-jobs.ts';
import type { PrintJobStore } from './print-jobs.ts';
import { counterFigureStore } from './counter-figures.ts';
import type { CounterFigureStore } from './counter-figures.ts';
import { saleListStore } from '../shop/sale-list.ts';
import type { SaleListStore } from '../shop/sale-list.ts';
import { counterSearchStore } from './counter-search.ts';
import type { CounterSearchStore } from './counter-search.ts';
import { personStore } from './person.ts';
import type { PersonStore } from './person.ts';
import { lotStore } from './lots.ts';
import type { LotStore } from './lots.ts';
import { postQueueStore } from './post-queue.ts';
import type { PostQueueStore } from './post-queue.ts';
import { replaceLost } from '../orders/lost-orders.ts';
import type { Replacement } from '../orders/lost-orders.ts';
import type { Order } from '../orders/orders.ts';
import { commitStaffActions } from './staff-actions.ts';
import type { StaffAction } from './staff-actions.ts';

/** Queries used by the staff screens only. */
export interface StaffStore {
  /** Commits all actions, or none after a conflict. */
  act(actions: readonly StaffAction[]): Promise<boolean>;
  createOrders(creation: Creation): ReturnType<typeof insertOrders>;
  /** Sends a lost letter anew; null when it changed meanwhile. */
  replaceLost(replacement: Replacement): Promise<Order | null>;
  /** Null without one. */
  playerOf(accountId: number | null): Promise<Account | null>;
  readonly explorer: ExplorerStore;
  readonly journal: JournalStore;
  readonly statistics: StatisticsStore;
  readonly batches: BatchStore;
  readonly printJobs: PrintJobStore;
  readonly postQueue: PostQueueStore;
  readonly lots: LotStore;
  readonly saleList: SaleListStore;
  readonly figures: CounterFigureStore;
  readonly search: CounterSearchStore;
  readonly persons: PersonStore;
}

export function staffStore(db: Database): StaffStore {
  return {
    act: (actions) => commitStaffActions(db, actions),
    createOrders: (creation) => insertOrders(db, creation),
    replaceLost: (replacement) => replaceLost(db, replacement),
    async playerOf(accountId) {
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
