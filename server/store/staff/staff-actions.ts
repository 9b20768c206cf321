import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { writeProgress, type Order } from '../orders/order-row.ts';
import { writeAddress, type SealedAddress } from '../orders/addresses.ts';
import { takeStep, type DispatchStep } from '../orders/dispatch-steps.ts';
import { insertJob, type OutboxJob } from '../outbox.ts';
import { transact } from '../database/transact.ts';
import type { Gift } from '../shop/sale-facts.ts';

/** Fields that staff may change; absent fields stay. */
export type OrderFields = Gift &
  Pick<
    Order,
    | 'progress'
    | 'identifier'
    | 'fullOnWin'
    | 'tiedEmail'
    | 'accountId'
    | 'activatedAt'
    | 'cancelledAt'
    | 'stoppedAt'
  >;

export type OrderChanges = Partial<OrderFields>;

export type StaffActionName =
  | 'create'
  | 'queue'
  | 'unqueue'
  | 'markSent'
  | 'lost'
  | 'print'
  | 'setStep'
  | 'fullOnWin'
  | 'removeStory'
  | 'tie'
  | 'gift'
  | 'told'
  | 'release'
  | 'address'
  | 'note'
  | 'resend'
  | 'undo';

/** Former and new values, for display and undo. */
export interface ActionDetails {
  readonly before: OrderChanges;
  readonly after: OrderChanges;
}

export interface StaffAction extends ActionDetails {
  readonly order: Pick<Order, 'id' | 'version' | 'progress'>;
  readonly action: StaffActionName;
  /** Null when a sale or its buyer did it. */
  readonly actorId: number | null;
  readonly reason: string | null;
  readonly contentVersion: string;
  readonly undoes: number | null;
  readonly now: number;
  /** The sealed address to keep, null to erase it; absent: unchanged. Nothing of it is journalled. */
  readonly address?: SealedAddress | null;
  /** A step of its way by post, taken in the same transaction. */
  readonly dispatch?: DispatchStep;
  /** Jobs stored in the same transaction. */
  readonly jobs?: readonly OutboxJob[];
}

/**
 * Changes orders and adds journal rows in one transaction. False, with nothing written, after a version
 * conflict. An action without changes is only journalled; another address is a change.
 */
export async function commitStaffActions(db: Database, actions: readonly StaffAction[]): Promise<boolean> {
  try {
    await transact(db, async (transaction) => {
      for (const action of actions) await commitStaffAction(transaction, action);
    });
    return true;
  } catch (error) {
    if (error instanceof LostRace) return false;
    throw error;
  }
}

/** Thrown to roll the transaction back. */
export class LostRace extends Error {}

export async function commitStaffAction(transaction: Knex.Transaction, action: StaffAction): Promise<void> {
  const changes = Object.keys(action.after).length > 0 || action.address !== undefined;
  if (changes && !(await changeOrder(transaction, action))) throw new LostRace();
  await transaction('attempts').insert(describeRow(action));
  if (action.address !== undefined)
    await writeAddress(transaction, action.order.id, action.address, action.now);
  if (action.dispatch && !(await takeStep(transaction, action.order.id, action.dispatch, action.now)))
    throw new LostRace();
  for (const job of action.jobs ?? []) await insertJob(transaction, job);
}

async function changeOrder(
  transaction: Knex.Transaction,
  { order, after, contentVersion, now }: StaffAction,
): Promise<boolean> {
  const row = {
    ...writeFields(after),
    content_version: contentVersion,
    version: order.version + 1,
    updated_at: now,
  };
  return (await transaction('orders').where({ id: order.id, version: order.version }).update(row)) === 1;
}

const COLUMNS = {
  identifier: 'identifier',
  fullOnWin: 'full_on_win',
  tiedEmail: 'tied_email',
  accountId: 'account_id',
  activatedAt: 'activated_at',
  giftFrom: 'gift_from',
  giftTo: 'gift_to',
  giftLine: 'gift_line',
  postOn: 'post_on',
  lastWord: 'last_word',
  cancelledAt: 'cancelled_at',
  stoppedAt: 'stopped_at',
} as const;

function writeFields({ progress, ...fields }: OrderChanges): Record<string, unknown> {
  const columns = Object.entries(fields).map(([name, value]) => [
    COLUMNS[name as keyof typeof COLUMNS],
    value,
  ]);
  return {
    ...(progress && writeProgress(progress)),
    ...(Object.fromEntries(columns) as Record<string, unknown>),
  };
}

/** A journal row; `step`: the one before the action. */
export function describeRow(action: StaffAction) {
  const { order, before, after } = action;
  return {
    order_id: order.id,
    kind: 'staff',
    step: order.progress.step,
    http_status: 200,
    content_version: action.contentVersion,
    actor_id: action.actorId,
    reason: action.reason,
    made_at: action.now,
    action: action.action,
    details: JSON.stringify({ before, after }),
    undoes: action.undoes,
  };
}
