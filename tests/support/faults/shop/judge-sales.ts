import type { ApiSchemas } from '../../../../schemas/api/openapi.generated.ts';
import { amountOf } from '../../../../web/admin/sales/amount.ts';
import { staffBodyOf, staffOf } from '../../server/staff.ts';
import type { TestApp } from '../../server/test-app.ts';
import type { FaultySale } from './deliveries.ts';

export interface SaleRow {
  readonly id: number;
  readonly reference: string;
  readonly paid_at: unknown;
  readonly reversed_at: unknown;
  readonly problems: string;
  readonly unread: string | null;
}

/** One sentence for each letter that may leave on a wrong day, and each paid sale without letter or word. */
export async function judgeSales(app: TestApp, sales: readonly FaultySale[]): Promise<string[]> {
  const rows = await app.db('sales').select<SaleRow[]>('*');
  const letters = await app
    .db('orders')
    .whereNotNull('sale_id')
    .select<{ sale_id: number; post_on: string | null }[]>('sale_id', 'post_on');
  const [told] = await app
    .db('outbox')
    .where({ kind: 'sale-notice' })
    .count<{ count: number }[]>({ count: '*' });
  const withProblems = rows.filter(({ problems }) => problems !== '').length;
  const untold = Number(told?.count ?? 0) < withProblems ? ['staff got too few mails'] : [];
  return [
    ...untold,
    ...rows.flatMap((row) => {
      const sale = sales.find(({ reference }) => reference === row.reference);
      const days = letters.flatMap(({ sale_id: id, post_on: day }) => (id === row.id ? [day] : []));
      return sale ? faultsOf(sale, row, days) : [];
    }),
  ];
}

export function faultsOf(
  { reference, postOn, isTold }: FaultySale,
  { paid_at: paid, reversed_at: reversed, problems, unread }: SaleRow,
  days: readonly (string | null)[],
): string[] {
  const isLost = paid !== null && reversed === null && days.length === 0 && problems === '';
  const isHeld = unread !== null && problems !== '';
  return [
    ...(isLost ? [`${reference} was paid, and has neither a letter nor a word`] : []),
    ...(isTold && !isHeld ? [`${reference} was not understood, and nothing holds its letters`] : []),
    ...(!isTold && isHeld ? [`${reference} was understood, and is held`] : []),
    ...(!isHeld && days.some((day) => day !== postOn)
      ? [`${reference} leaves on ${days.join()} instead of ${postOn}`]
      : []),
  ];
}

const PAGE = 100;

/** Opens what the counter shows of every sale; one sentence for each screen that cannot be opened. */
export async function openScreens(app: TestApp): Promise<string[]> {
  const staff = await staffOf(app);
  const failed: string[] = [];
  const open = async <Body>(path: string): Promise<Body | null> => {
    const answered = await staff.get(path);
    if (answered.status !== 200) failed.push(`${path} cannot be opened: ${answered.status}`);
    return answered.status === 200 ? staffBodyOf<Body>(answered) : null;
  };
  const sales: ApiSchemas['Sale'][] = [];
  for (let page = 1; page === 1 || sales.length === (page - 1) * PAGE; page += 1)
    sales.push(...((await open<ApiSchemas['Sale'][]>(`/api/admin/sales?size=${PAGE}&page=${page}`)) ?? []));
  for (const sale of sales) {
    try {
      amountOf(sale);
    } catch (error) {
      failed.push(`« Ventes » cannot show ${sale.number}: ${String(error)}`);
    }
  }
  const queue = await open<{ waiting: readonly ApiSchemas['QueueGroup'][] }>('/api/admin/queue');
  for (const { city, day } of queue?.waiting ?? [])
    await open(`/api/admin/queue/letters?city=${city}&day=${day}&size=${PAGE}`);
  for (const { letters } of sales.filter(({ reference }) => reference.startsWith('IMPREVU-')))
    for (const { code } of letters) {
      await open(`/api/admin/orders/${code}/file`);
      await open(`/api/admin/orders/${code}/letter`);
    }
  return failed;
}
