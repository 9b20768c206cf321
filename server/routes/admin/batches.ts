import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiBody, ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { createOrders, requireCity } from '../../staff/create-order.ts';
import { sendCsv } from '../../platform/csv.ts';
import { findBatch } from '../../staff/find-batch.ts';
import { linkOf, presentLetters, printLetters } from '../../staff/letters.ts';
import { requireHolder } from '../../staff/lots.ts';
import type { StaffRouter } from './staff-router.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { SomeLetters } from '../../store/orders/batches.ts';
import type { Batch } from '../../store/orders/new-orders.ts';
import type { Order } from '../../store/orders/orders.ts';
import type { GameParts } from '../../game/current-order.ts';
import type { Services } from '../../services/services.ts';

const MOST_CODES = 500;
const USUAL_BATCHES = 50;

/** Routes for batches of letters. */
export function batchCalls(
  services: GameParts &
    Pick<Services, 'addressSeals' | 'addresses' | 'dispatches' | 'facts' | 'settings' | 'staff'>,
  { get, post }: StaffRouter,
): void {
  const { batches } = services.staff;

  post('/admin/batches', async ({ ctx, staff, body }) => {
    const city = requireCity(services, body.cityName);
    const { count, label = null, giftFrom, language = 'fr', reason } = body;
    const letters = {
      ...{ count, batch: { label }, language },
      giftFrom: giftFrom || null,
      reason: reason || null,
    };
    const { batch, orders } = await createOrders(services, city, staff, letters);
    ctx.status = 201;
    return batch && presentBatch(batch, staff, orders);
  });

  get('/admin/batches', async ({ ctx, staff, query: { page = 1, size = USUAL_BATCHES } }) => {
    const listed = await batches.list(page, size);
    ctx.set('x-total-count', String(listed.total));
    return listed.batches.map((batch) => presentBatch(batch, staff));
  });

  get('/admin/batches/:id', async ({ at, staff }) => {
    const { batch, orders } = await find(at('id'));
    return presentBatch(batch, staff, orders);
  });

  get('/admin/batches/:id/codes.csv', async ({ ctx, at }) => {
    const { batch, orders } = await find(at('id'));
    const lines = orders.map((order) => [
      order.code,
      order.city,
      linkOf(services, order),
      `${order.code}.svg`,
      order.identifier,
    ]);
    sendCsv(
      ctx,
      `lot-${batch.id}.csv`,
      ['Code', 'Ville', 'Adresse', 'Fichier du QR', 'Identifiant'],
      async function* () {
        yield await Promise.resolve(lines);
      },
    );
  });

  // The whole batch gets one date, even if only some letters are requested.
  post('/admin/batches/:id/print', async ({ at, staff, body }) => {
    const { batch, orders } = await find(at('id'));
    const some = someLetters(body);
    await requireHolder(services, batch, staff);
    const wanted = some ? await batches.orders(batch.id, some) : orders;
    const codes = new Set(wanted.map(({ code }) => code));
    const letters = await printLetters(
      services,
      orders,
      staff,
      orders.filter(({ code }) => codes.has(code)),
    );
    await services.dispatches.markPrinted(
      wanted.map(({ id }) => id),
      services.clock(),
    );
    return letters;
  });

  get('/admin/batches/:id/letters', async ({ ctx, at, query }) => {
    const batch = await findBatch(services, at('id'));
    ctx.set('x-total-count', String(batch.count));
    return presentLetters(services, await batches.orders(batch.id, someLetters(query) ?? undefined));
  });

  async function find(typed: string): Promise<{ batch: Batch; orders: Order[] }> {
    const batch = await findBatch(services, typed);
    return { batch, orders: await batches.orders(batch.id) };
  }
}

/** Range of letters; null for all. */
const someLetters = ({ from, count }: ApiBody<'/api/admin/batches/{id}/print'>): SomeLetters | null =>
  (from ?? count ?? null) === null ? null : { from: from ?? 1, count: count ?? MOST_CODES };

function presentBatch(
  { id, city, count, label, createdAt, taker }: Batch,
  { email }: Account,
  orders?: readonly Order[],
): ApiSchemas['Batch'] {
  const taken = taker && {
    holder: taker.email,
    isMine: taker.email === email,
    takenAt: isoDate(taker.takenAt),
  };
  const codes = orders?.map(({ code }) => code);
  return { id, city, count, label, createdAt: isoDate(createdAt), taken, ...(codes && { codes }) };
}
