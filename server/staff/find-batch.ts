import type { Batch } from '../store/orders/new-orders.ts';
import { unknownBatch } from './refusals.ts';
import type { Services } from '../services/services.ts';

/** Finds the batch of an id from a path. */
export async function findBatch({ staff }: Pick<Services, 'staff'>, typed: string): Promise<Batch> {
  const batch = /^\d{1,9}$/.test(typed) ? await staff.batches.byId(Number(typed)) : null;
  if (!batch) throw unknownBatch();
  return batch;
}
