import type { Services } from '../../services.ts';
import { createOrders, readGiver, requireCity } from '../../staff/create-order.ts';
import { sendCsv } from '../../staff/csv.ts';
import { findBatch } from '../../staff/find-batch.ts';
import { linkOf, printLetters } from '../../staff/letters.ts';
import { readOptionalLine, readReason, readWhole } from '../../staff/read-fields.ts';
import { invalid } from '../../staff/refusals.ts';
import type { StaffRouter } from '../../staff/require-staff.ts';
import type { Batch } from '../../store/new-orders.ts';
import type { Order } from '../../store/orders.ts';

const MOST_CODES = 500;
const MOST_BATCHES = 200;

/** Many letters at once. */
export function batchCalls(services: Services, { get, post }: StaffRouter): void {
  const { batches } = services.staff;

  post('/admin/batches', async ({ ctx, staff, fields }) => {
    const city = requireCity(services, fields);
    const count = readCount(fields.count);
    const label = readOptionalLine(fields, 'label', 'INVALID_LABEL');
    const letters = { count, batch: { label }, giftFrom: readGiver(fields), reason: readReason(fields) };
    const { batch, orders } = await createOrders(services, city, staff, letters);
    ctx.status = 201;
    return batch && presentBatch(batch, orders);
  });

  get('/admin/batches', async () => (await batches.all(MOST_BATCHES)).map((batch) => presentBatch(batch)));

  get('/admin/batches/:id', async ({ at }) => {
    const { batch, orders } = await find(at('id'));
    return presentBatch(batch, orders);
  });

  get('/admin/batches/:id/codes.csv', async ({ ctx, at }) => {
    const { batch, orders } = await find(at('id'));
    const lines = orders.map(({ code, city, identifier }) => [code, city, linkOf(services, code), `${code}.svg`, identifier]);
    sendCsv(ctx, `lot-${batch.id}.csv`, ['Code', 'Ville', 'Adresse', 'Fichier du QR', 'Identifiant'], async function* () {
      yield await Promise.resolve(lines);
    });
  });

  post('/admin/batches/:id/print', async ({ at, staff }) => printLetters(services, (await find(at('id'))).orders, staff));

  async function find(typed: string): Promise<{ batch: Batch; orders: Order[] }> {
    const batch = await findBatch(services, typed);
    return { batch, orders: await batches.orders(batch.id) };
  }
}

function readCount(value: unknown): number {
  const count = readWhole(value, 'count', 'INVALID_COUNT');
  if (count < 1 || count > MOST_CODES) throw invalid('INVALID_COUNT', `Un lot compte de 1 à ${MOST_CODES} plis.`);
  return count;
}

function presentBatch({ id, city, count, label, createdAt }: Batch, orders?: readonly Order[]) {
  const codes = orders?.map(({ code }) => code);
  return { id, city, count, label, createdAt: new Date(createdAt).toISOString(), ...(codes && { codes }) };
}
