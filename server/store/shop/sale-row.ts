import type { Knex } from 'knex';
import type { ShopName } from '../../platform/read-shops.ts';

export interface SaleRow {
  id: number;
  shop: ShopName;
  reference: string;
  paid_at: number | null;
  reversed_at: number | null;
  problems: string;
  told_at: number;
}

export const SALE_COLUMNS: (keyof SaleRow)[] = [
  'id',
  'shop',
  'reference',
  'paid_at',
  'reversed_at',
  'problems',
  'told_at',
];

/**
 * Locks a sale until the transaction ends, so that its letters are made and withdrawn from one after the other;
 * undefined when there is none.
 */
export async function lockSale(transaction: Knex.Transaction, id: number): Promise<SaleRow | undefined> {
  const [sale] = await transaction('sales')
    .where({ id })
    .update({ told_at: transaction.ref('told_at') })
    .returning<SaleRow[]>(SALE_COLUMNS);
  return sale;
}

/** Whether the letters of a sale wait until somebody has looked at what was not understood. */
export const IS_HELD = '(sales.unread is not null and sales.looked_at is null)';
