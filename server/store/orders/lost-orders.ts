import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { commitStaffAction, LostRace, type StaffAction } from '../staff/staff-actions.ts';
import { writeAddress, type SealedAddress } from './addresses.ts';
import { takeStep, type SealedBuyer } from './dispatch-steps.ts';
import { insertOrdersIn, type Creation } from './new-orders.ts';
import type { Order } from './orders.ts';

/** A posted letter that never arrived, and the one sent in its place. */
export interface Replacement {
  /** Stops the code of the lost letter, and says why. `reason`: completed with the new code. */
  readonly loss: StaffAction & { readonly reason: string };
  /** The order in its place, which takes over the line of the sale. */
  readonly creation: Creation;
  /** The day on which it enters the queue, AAAA-MM-JJ. */
  readonly day: string;
  readonly sealAddress: ((orderId: number) => SealedAddress) | null;
  readonly sealBuyer: ((orderId: number) => SealedBuyer) | null;
}

/** Makes the new order and stops the old code, or neither; null when the lost order changed meanwhile. */
export async function replaceLost(db: Database, replacement: Replacement): Promise<Order | null> {
  try {
    return await transact(db, (transaction) => replaceIn(transaction, replacement));
  } catch (error) {
    if (error instanceof LostRace) return null;
    throw error;
  }
}

async function replaceIn(
  transaction: Knex.Transaction,
  { loss, creation, day, sealAddress, sealBuyer }: Replacement,
): Promise<Order> {
  const { id, version } = loss.order;
  const lost = () => transaction('orders').where({ id });
  if ((await lost().where({ version }).update({ sale_id: null, sale_copy: null })) !== 1)
    throw new LostRace();
  const [made] = (await insertOrdersIn(transaction, creation)).orders;
  if (!made) throw new Error('no order was made');
  if (sealAddress) await writeAddress(transaction, made.id, sealAddress(made.id), loss.now);
  await takeStep(
    transaction,
    made.id,
    { kind: 'queue', day, buyer: sealBuyer && sealBuyer(made.id) },
    loss.now,
  );
  await commitStaffAction(transaction, { ...loss, reason: `${loss.reason} (remplacé par ${made.code})` });
  await lost().update({ replaced_by: made.id });
  return made;
}
