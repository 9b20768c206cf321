import type { ShopName } from '../../platform/read-shops.ts';

export interface SaleRow {
  id: number;
  shop: ShopName;
  reference: string;
  paid_at: number | string | null;
  reversed_at: number | string | null;
  problems: string;
  told_at: number | string;
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

/** Whether the letters of a sale wait until somebody has looked at what was not understood. */
export const IS_HELD = '(sales.unread is not null and sales.looked_at is null)';
