import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { ORDER_COLUMNS, readOrder, type Order, type OrderRow } from './order-row.ts';

/** A lost letter is followed to the one that replaced it, and no further than staff would go. */
const MOST_REPLACEMENTS = 20;

export interface FollowedLetter {
  readonly order: Order;
  /** It was sent in place of a lost one. */
  readonly isReplacement: boolean;
}

export type BoughtLetterStore = ReturnType<typeof boughtLetterStore>;

export function boughtLetterStore(db: Database) {
  return {
    /**
     * The letters of a sale, or one letter, as they are now: each that was lost by the one that replaced it.
     */
    async of({
      kind,
      id,
    }: {
      readonly kind: 'order' | 'sale';
      readonly id: number;
    }): Promise<readonly FollowedLetter[]> {
      const first = (orders: Knex.QueryBuilder) =>
        void orders.where(kind === 'sale' ? { sale_id: id } : { id });
      let rows = await db('orders').where(first).orderBy('id').select<OrderRow[]>(ORDER_COLUMNS);
      for (let round = 0; round < MOST_REPLACEMENTS && rows.some(isReplaced); round += 1) {
        const next = rows.filter(isReplaced).map((row) => row.replaced_by);
        const found = await db('orders')
          .whereIn('id', next as number[])
          .select<OrderRow[]>(ORDER_COLUMNS);
        rows = [
          ...new Map(
            [...rows.filter((row) => !isReplaced(row)), ...found].map((row) => [row.id, row]),
          ).values(),
        ];
      }
      const ids = rows.map((row) => row.id);
      const inPlaceOfLost = new Set(
        await db('orders').whereIn('replaced_by', ids).pluck<number[]>('replaced_by'),
      );
      return rows.map((row) => ({ order: readOrder(row), isReplacement: inPlaceOfLost.has(row.id) }));
    },
  };
}

const isReplaced = ({ replaced_by: replacedBy }: OrderRow): boolean => replacedBy !== null;
