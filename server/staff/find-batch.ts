import type { Batch } from '../store/orders/new-orders.ts';
import { unknownBatch } from './refusals.ts';
import type { Services } from '../services/services.ts';

export async function findBatch({ staff }: Pick<Services, 'staff'>, typed: string): Promise<Batch> {
  const batch = /^\d{1,9}$/.test(typed) ? await staff.batches.byId(Number(typed)) : null;
  if (!batch) throw unknownBatch();
  return batch;
}
