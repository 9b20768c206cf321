import type { Batch } from './new-orders.ts';
import type { Database } from '../database/open-database.ts';
import { ORDER_COLUMNS, readOrder, type Order, type OrderRow } from './order-row.ts';

export type BatchStore = ReturnType<typeof batchStore>;

/** Range of positions in a batch; positions include the others too. */
export interface SomeLetters {
  /** Starts at 1. */
  readonly from: number;
  readonly count: number;
}

interface Row {
  id: number;
  city: string;
  count: number;
  label: string | null;
  created_at: number;
  taken_at: number | null;
  holder: string | null;
}

const readBatch = ({
  id,
  city,
  count,
  label,
  created_at: createdAt,
  taken_at: takenAt,
  holder,
}: Row): Batch => ({
  id,
  city,
  count,
  label,
  createdAt,
  taker: takenAt === null ? null : { email: holder, takenAt },
});

export function batchStore(db: Database) {
  const batches = () =>
    db('batches')
      .leftJoin('accounts', 'accounts.id', 'batches.actor_id')
      .select<Row[]>(
        'batches.id',
        'batches.city',
        'batches.count',
        'batches.label',
        'batches.created_at',
        'batches.taken_at',
        'accounts.email as holder',
      );
  return {
    /** A page of the batches, newest first, and how many there are in all. */
    async list(page: number, size: number): Promise<{ readonly total: number; readonly batches: Batch[] }> {
      const counted = await db('batches').count({ count: '*' }).first<{ count: number }>();
      const rows = await batches()
        .orderBy('batches.id', 'desc')
        .offset((page - 1) * size)
        .limit(size);
      return { total: counted.count, batches: rows.map(readBatch) };
    },
    async byId(id: number): Promise<Batch | null> {
      const row = await batches().where({ 'batches.id': id }).first<Row | undefined>();
      return row ? readBatch(row) : null;
    },
    async countOrders(id: number): Promise<number> {
      const row = await db('orders')
        .where({ batch_id: id, cancelled_at: null, stopped_at: null })
        .count({ count: '*' })
        .first<{ count: number }>();
      return row.count;
    },
    /** Orders of the batch that were neither cancelled nor stopped, in order of creation. */
    async orders(id: number, some?: SomeLetters): Promise<Order[]> {
      const inserted = db('orders').where({ batch_id: id }).orderBy('id').select('id');
      const wanted = some ? inserted.offset(some.from - 1).limit(some.count) : inserted;
      const rows = await db('orders')
        .whereIn('id', wanted)
        .where({ cancelled_at: null, stopped_at: null })
        .orderBy('id')
        .select<OrderRow[]>(ORDER_COLUMNS);
      return rows.map(readOrder);
    },
  };
}
