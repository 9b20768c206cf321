import type { Knex } from 'knex';
import type { OrderState } from '../../../engine/story/progress.ts';
import { type Database, isPostgres } from '../database/open-database.ts';
import { ORDER_COLUMNS, readOrder, type Order, type OrderRow } from '../orders/order-row.ts';
import { readerOf, type Read } from '../database/reader.ts';
import { anyLetterNamed, type SearchTerms } from './search-terms.ts';

export const SORTS = ['created', 'updated', 'code', 'identifier', 'city', 'state', 'step'] as const;
export type Sort = (typeof SORTS)[number];

export interface OrderFilter {
  readonly search: SearchTerms | null;
  readonly city: string | null;
  readonly states: readonly OrderState[];
  /** Any of these steps; null: all. */
  readonly steps: readonly { readonly city: string; readonly step: string }[] | null;
  /** Played orders that reached a step before `since`; null: all. */
  readonly stuck: readonly { readonly city: string; readonly step: string; readonly since: number }[] | null;
  readonly batch: number | null;
  /** Ids of orders with a brute-forced instrument; they count as stuck. */
  readonly forced: readonly number[];
}

export interface OrderSearchPage {
  readonly sort: Sort;
  readonly descending: boolean;
  /** Starts at 1. */
  readonly page: number;
  readonly size: number;
}

export interface ListedOrder {
  readonly order: Order;
  /** E-mail of the player. */
  readonly email: string | null;
}

export type ExplorerStore = ReturnType<typeof explorerStore>;

interface Numbered {
  readonly id: number;
  readonly total?: number;
}

const COLUMNS: Readonly<Record<Sort, string>> = {
  created: 'created_at',
  updated: 'last_step_date',
  code: 'code',
  identifier: 'identifier',
  city: 'city',
  state: 'state',
  step: 'step',
};

/** Uses the reader: combinations of filters and sorts may be slow. */
export function explorerStore(db: Database) {
  const read = readerOf(db);
  return {
    async list(
      filter: OrderFilter,
      { sort, descending, page, size }: OrderSearchPage,
    ): Promise<{ total: number; orders: ListedOrder[] }> {
      const query = inOrder(db, matching(db, filter), sort, descending)
        .limit(size)
        .offset((page - 1) * size);
      // With a search, a window function counts; otherwise an index is faster.
      if (filter.search !== null) void query.select(db.raw('count(*) over () as total'));
      const found = await read<Numbered>(query.select('id'));
      const total = found[0]?.total ?? (await count(db, read, filter));
      return { total, orders: await fetch(db, read, found) };
    },
    /** All matching orders, newest first, in chunks read on demand. */
    async *walk(filter: OrderFilter, chunk: number): AsyncGenerator<ListedOrder[]> {
      let below: number | null = null;
      for (;;) {
        const query = matching(db, filter).orderBy('id', 'desc').limit(chunk).select('id');
        if (below !== null) void query.where('id', '<', below);
        const found = await read<Numbered>(query);
        if (found.length === 0) return;
        yield await fetch(db, read, found);
        below = found.at(-1)?.id ?? null;
      }
    },
  };
}

async function count(db: Database, read: Read, filter: OrderFilter): Promise<number> {
  const [counted] = await read<{ total: number }>(matching(db, filter).count({ total: '*' }));
  return counted?.total ?? 0;
}

/** Selects ids from narrow indexes; the wide rows are fetched per page. */
function matching(
  db: Database,
  { search, city, states, steps, stuck, forced, batch }: OrderFilter,
): Knex.QueryBuilder {
  const query = db('orders').whereNull('cancelled_at').whereRaw('not is_probe');
  if (city !== null) void query.where({ city });
  if (states.length > 0) void query.whereIn('state', states);
  if (batch !== null) void query.where({ batch_id: batch });
  if (steps !== null)
    void query.where(
      (any) => void anyOf(any, steps, (one, { city, step }) => void one.where({ city, step })),
    );
  if (stuck !== null)
    void query
      .where({ state: 'ACTIVATED' })
      .where((any) => void anyOf(any, stuck, whereStuck).orWhereIn('id', forced));
  if (search !== null) void query.whereIn('id', anyLetterNamed(db, search));
  return query;
}

function whereStuck(
  query: Knex.QueryBuilder,
  { city, step, since }: { city: string; step: string; since: number },
): void {
  void query.where({ city, step }).where('last_step_date', '<', since);
}

/** An empty list matches nothing. */
function anyOf<T>(
  query: Knex.QueryBuilder,
  list: readonly T[],
  where: (query: Knex.QueryBuilder, item: T) => void,
): Knex.QueryBuilder {
  if (list.length === 0) void query.whereRaw('1 = 0');
  for (const item of list) void query.orWhere((one) => where(one, item));
  return query;
}

/** Nulls sort first, as in SQLite; ties sort by id. */
function inOrder(db: Database, query: Knex.QueryBuilder, sort: Sort, descending: boolean): Knex.QueryBuilder {
  const direction = descending ? 'desc' : 'asc';
  const column = COLUMNS[sort];
  const isNullable = sort === 'identifier' || sort === 'updated' || sort === 'step';
  void query.orderByRaw(
    `?? ${direction}${isNullable && isPostgres(db) ? ` nulls ${descending ? 'last' : 'first'}` : ''}`,
    [column],
  );
  return query.orderBy('id', direction);
}

async function fetch(db: Database, read: Read, found: readonly Numbered[]): Promise<ListedOrder[]> {
  const ids = found.map(({ id }) => id);
  const query = db('orders')
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .whereIn('orders.id', ids)
    .select([...ORDER_COLUMNS, 'accounts.email as account_email']);
  const rows = await read<OrderRow & { account_email: string | null }>(query);
  const byId = new Map(rows.map((row) => [row.id, { order: readOrder(row), email: row.account_email }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
