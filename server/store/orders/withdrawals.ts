import type { Knex } from 'knex';
import { provedEmailOf } from '../accounts/accounts.ts';
import type { Database } from '../database/open-database.ts';
import type { Order } from './order-row.ts';
import { forgetArrivalMails } from './arrival-mails.ts';
import { insertJob } from '../outbox.ts';
import type { WrittenMail } from '../outbox.ts';
import { transact } from '../database/transact.ts';

/** A buyer's declaration of withdrawal. */
export interface Withdrawal {
  readonly reference: string;
  readonly email: string;
  /** The order concerned, if found. */
  readonly order: Pick<Order, 'id' | 'code' | 'contentVersion' | 'progress'> | null;
  /** Whether the code was given, so that it may be blocked. */
  readonly mayStop: boolean;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

export interface WithdrawalStore {
  /**
   * Stores the declaration with its mails and a journal row, blocks an unused code, and deletes unsent mails
   * about later messages. `write` receives whether it was blocked. A repeated declaration returns the first
   * one's time and no mails.
   */
  record(
    withdrawal: Withdrawal,
    write: (isStopped: boolean) => readonly WrittenMail[],
  ): Promise<{ readonly receivedAt: number; readonly mails: readonly WrittenMail[] }>;
  /** Withdrawals by the account's proved e-mail, oldest first. */
  ofAccount(accountId: number): Promise<{ readonly reference: string; readonly receivedAt: number }[]>;
}

export function withdrawalStore(db: Database): WithdrawalStore {
  return {
    record: (withdrawal, write) =>
      transact(db, async (transaction) => {
        const { reference, email, order, receivedAt } = withdrawal;
        const row = { reference, email, order_id: order?.id ?? null, received_at: receivedAt };
        const inserted = await transaction('withdrawals')
          .insert(row)
          .onConflict(['reference', 'email'])
          .ignore()
          .returning('id');
        if (inserted.length === 0) return { receivedAt: await firstTime(transaction, withdrawal), mails: [] };
        const mails = write(await journalOrder(transaction, withdrawal));
        if (order) await forgetArrivalMails(transaction, order.id);
        for (const mail of mails) await insertJob(transaction, mail);
        return { receivedAt, mails };
      }),
    async ofAccount(accountId) {
      const rows: { reference: string; received_at: number | string }[] = await db('withdrawals')
        .whereIn('email', provedEmailOf(db, accountId))
        .orderBy('id')
        .select('reference', 'received_at');
      return rows.map(({ reference, received_at }) => ({ reference, receivedAt: Number(received_at) }));
    },
  };
}

async function firstTime(
  transaction: Knex.Transaction,
  { reference, email, receivedAt }: Withdrawal,
): Promise<number> {
  const row = await transaction('withdrawals')
    .where({ reference, email })
    .first<{ received_at: number | string } | undefined>('received_at');
  return row ? Number(row.received_at) : receivedAt;
}

/** Adds a journal row, which staff can revert if it blocked the code. Returns whether it did. */
async function journalOrder(
  transaction: Knex.Transaction,
  { order, mayStop, receivedAt }: Withdrawal,
): Promise<boolean> {
  if (!order) return false;
  const isStopped = mayStop && (await stopCode(transaction, order.id, receivedAt));
  const changes = isStopped
    ? { before: { stoppedAt: null }, after: { stoppedAt: receivedAt } }
    : { before: {}, after: {} };
  await transaction('attempts').insert({
    order_id: order.id,
    kind: 'withdrawal',
    step: order.progress.step,
    http_status: 201,
    content_version: order.contentVersion ?? '',
    made_at: receivedAt,
    details: JSON.stringify(changes),
  });
  return isStopped;
}

/** A parallel activation either came first or gets a version conflict. */
async function stopCode(transaction: Knex.Transaction, id: number, now: number): Promise<boolean> {
  const changes = { stopped_at: now, updated_at: now, version: transaction.raw('version + 1') };
  const unplayed = transaction('orders').where({
    id,
    account_id: null,
    stopped_at: null,
    cancelled_at: null,
  });
  return (await unplayed.whereIn('state', ['COMMAND', 'SENT']).update(changes)) === 1;
}
