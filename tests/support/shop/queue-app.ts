import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { staffBodyOf, type Json } from '../server/staff.ts';
import type { TestApp, TestAppOptions } from '../server/test-app.ts';
import type { Player } from '../server/test-player.ts';
import { SHOP_FACTS } from './shop-app.ts';
import { STANDARD_SECRET, standardEvent, standardHeaders } from './standard-events.ts';

/** A server that sells through a standard shop. */
export const QUEUE_OPTIONS = {
  facts: SHOP_FACTS,
  settings: {
    shops: { isTest: true, stripe: null, standard: [STANDARD_SECRET] },
    secretKeys: [Buffer.alloc(32, 7)],
  },
} satisfies TestAppOptions;

type GroupBody = ApiSchemas['QueueGroup'];
export type LotBody = ApiSchemas['QueueLot'];

interface QueueBody {
  readonly today: string;
  readonly waiting: readonly GroupBody[];
  readonly lots: readonly LotBody[];
}

let count = 0;

/** The same, and its letters stand in the queue at once, as if their buyer had said that all is well. */
export async function sell(app: TestApp, data: Readonly<Record<string, unknown>> = {}): Promise<string[]> {
  const codes = await sellUntold(app, data);
  await letJoin(app);
  return codes;
}

/** All letters stand in the queue. */
export async function letJoin(app: TestApp): Promise<void> {
  await app.db('dispatches').update({ joins_at: null, tell_by: null });
}

/** Delivers the event of a paid sale; returns the codes of its letters. `data`: as in `standardEvent`. */
export async function sellUntold(
  app: TestApp,
  data: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const reference = `VENTE-${(count += 1)}`;
  const body = standardEvent(reference, data);
  const headers = {
    'content-type': 'application/json',
    ...standardHeaders(`msg-${reference}`, body, app.clock.now),
  };
  const { status } = await app.visitor().send('POST', '/hooks/standard', { body, headers });
  if (status !== 200) throw new Error(`the event was answered with ${status}`);
  const sold = app.db('orders').join('sales', 'sales.id', 'orders.sale_id').where({ reference });
  return sold.orderBy('orders.id').pluck<string[]>('code');
}

/** Delivers the refund of the newest sale. */
export async function refund(app: TestApp): Promise<void> {
  const { reference } = await app.db('sales').orderBy('id', 'desc').first<{ reference: string }>('reference');
  const body = standardEvent(reference, {}, 'order.refunded', new Date(app.clock.now).toISOString());
  await app.visitor().send('POST', '/hooks/standard', {
    body,
    headers: standardHeaders(`remb-${reference}`, body, app.clock.now),
  });
}

export const queueOf = async (staff: Player): Promise<QueueBody> =>
  staffBodyOf<QueueBody>(await staff.get('/api/admin/queue'));

export const take = (staff: Player, { city, ...seen }: GroupBody) =>
  staff.post('/api/admin/queue/take', { cityName: city, day: seen.day, ready: seen.ready, last: seen.last });

/** Takes every letter that is ready today into lots; returns the last one. */
export async function takeAll(staff: Player): Promise<LotBody> {
  const { today, waiting } = await queueOf(staff);
  let lot: LotBody | null = null;
  for (const group of waiting.filter(({ day, ready }) => day <= today && ready > 0))
    lot = staffBodyOf<LotBody>(await take(staff, group));
  if (!lot) throw new Error('nothing was ready');
  return lot;
}

export const printedLot = async (staff: Player, { batch }: LotBody) =>
  staffBodyOf<Json[]>(await staff.post(`/api/admin/batches/${batch}/print`));
export const postedLot = async (staff: Player, { batch }: LotBody) =>
  staffBodyOf<LotBody>(await staff.post(`/api/admin/batches/${batch}/post`));
