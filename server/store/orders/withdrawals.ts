import type { Knex } from 'knex';
import { provedEmailOf } from '../accounts/accounts.ts';
import type { Database } from '../database/open-database.ts';
import type { Order } from './order-row.ts';
import type { DispatchState } from './dispatches.ts';
import { forgetArrivalMails } from './arrival-mails.ts';
import { insertJob } from '../outbox.ts';
import type { WrittenMail } from '../outbox.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';
import { transact } from '../database/transact.ts';

/** A letter that a withdrawal names. */
export interface NamedLetter {
  readonly order: Order;
  /** Whether the person who withdraws may stop its code. */
  readonly mayStop: boolean;
}

/** A buyer's declaration of withdrawal. */
export interface Withdrawal {
  readonly reference: string;
  readonly email: string;
  readonly letters: readonly NamedLetter[];
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** A withdrawal that nobody has dealt with yet. */
export interface OpenWithdrawal {
  readonly id: number;
  readonly reference: string;
  readonly email: string;
  readonly receivedAt: number;
  readonly letters: readonly WithdrawnLetter[];
}

export interface WithdrawnLetter {
  readonly code: string;
  readonly identifier: string | null;
  readonly city: string;
  /** The row of the journal that stopped its code; null where it was not stopped. */
  readonly action: number | null;
  readonly isStopped: boolean;
  readonly isActivated: boolean;
  /** Where it is on its way by post; null when it takes none. */
  readonly state: DispatchState | null;
  readonly batch: number | null;
}

export interface WithdrawalStore {
  /**
   * Stores the declaration with its mails and a journal row for each letter, blocks unused codes, and deletes
   * unsent mails about later messages. `write` receives the orders that were blocked. A repeated declaration
   * that blocks nothing returns the first one's time and no mails.
   */
  record(
    withdrawal: Withdrawal,
    write: (stopped: ReadonlySet<number>) => readonly WrittenMail[],
  ): Promise<{ readonly receivedAt: number; readonly mails: readonly WrittenMail[] }>;
  /** Withdrawals by the account's proved e-mail, oldest first. */
  ofAccount(accountId: number): Promise<{ readonly reference: string; readonly receivedAt: number }[]>;
  /** Withdrawals that staff must still deal with, oldest first. */
  open(): Promise<OpenWithdrawal[]>;
  /** False when somebody else has dealt with it. */
  settle(id: number, actorId: number, now: number): Promise<boolean>;
}

export function withdrawalStore(db: Database): WithdrawalStore {
  return {
    record: (withdrawal, write) =>
      transact(db, (transaction) => recordWithdrawal(transaction, withdrawal, write)),
    async ofAccount(accountId) {
      const rows: { reference: string; received_at: number | string }[] = await db('withdrawals')
        .whereIn('email', provedEmailOf(db, accountId))
        .orderBy('id')
        .select('reference', 'received_at');
      return rows.map(({ reference, received_at }) => ({ reference, receivedAt: Number(received_at) }));
    },
    open: () => readOpen(db),
    async settle(id, actorId, now) {
      const left = db('withdrawal_letters').where({ withdrawal_id: id, settled_at: null });
      return (await retryWhileLocked(db, () => left.update({ settled_at: now, settled_by: actorId }))) > 0;
    },
  };
}

async function recordWithdrawal(
  transaction: Knex.Transaction,
  { reference, email, letters, receivedAt }: Withdrawal,
  write: (stopped: ReadonlySet<number>) => readonly WrittenMail[],
) {
  const row = { reference, email, order_id: letters[0]?.order.id ?? null, received_at: receivedAt };
  const inserted = await transaction('withdrawals')
    .insert(row)
    .onConflict(['reference', 'email'])
    .ignore()
    .returning<{ id: number }[]>('id');
  const stopped = new Set<number>();
  for (const { order, mayStop } of letters)
    if (mayStop && (await stopCode(transaction, order.id, receivedAt))) stopped.add(order.id);
  const former = inserted[0] ? null : await findFormer(transaction, reference, email);
  if (former && stopped.size === 0) return { receivedAt: Number(former.received_at), mails: [] };
  const id = (inserted[0] ?? former)?.id;
  // Codes that staff had released are stopped again.
  if (former) await transaction('withdrawals').where({ id }).update(row);
  for (const letter of letters) {
    const isStopped = stopped.has(letter.order.id);
    const action = await journalLetter(transaction, letter, isStopped, receivedAt);
    if (letter.mayStop) await addLetter(transaction, id, letter, isStopped ? action : null);
  }
  const mails = write(stopped);
  for (const mail of mails) await insertJob(transaction, mail);
  return { receivedAt, mails };
}

interface FormerRow {
  readonly id: number;
  readonly received_at: number | string;
}

const findFormer = (
  transaction: Knex.Transaction,
  reference: string,
  email: string,
): Promise<FormerRow | undefined> =>
  transaction('withdrawals').where({ reference, email }).first<FormerRow | undefined>('id', 'received_at');

async function addLetter(
  transaction: Knex.Transaction,
  withdrawal: number | undefined,
  { order }: NamedLetter,
  action: number | null,
): Promise<void> {
  await forgetArrivalMails(transaction, order.id);
  await transaction('withdrawal_letters')
    .insert({ withdrawal_id: withdrawal, order_id: order.id, action_id: action })
    .onConflict(['withdrawal_id', 'order_id'])
    .merge({ action_id: action, settled_at: null, settled_by: null });
}

/** Adds a journal row, which staff can revert if the code was blocked. */
async function journalLetter(
  transaction: Knex.Transaction,
  { order }: NamedLetter,
  isStopped: boolean,
  receivedAt: number,
): Promise<number | null> {
  const changes = isStopped
    ? { before: { stoppedAt: null }, after: { stoppedAt: receivedAt } }
    : { before: {}, after: {} };
  const [row] = await transaction('attempts')
    .insert({
      order_id: order.id,
      kind: 'withdrawal',
      step: order.progress.step,
      http_status: 201,
      content_version: order.contentVersion ?? '',
      made_at: receivedAt,
      details: JSON.stringify(changes),
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? null;
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

interface OpenRow {
  withdrawal_id: number;
  reference: string;
  email: string;
  received_at: number | string;
  action_id: number | null;
  code: string;
  identifier: string | null;
  city: string;
  stopped_at: unknown;
  account_id: number | null;
  batch_id: number | null;
  state: DispatchState | null;
}

async function readOpen(db: Database): Promise<OpenWithdrawal[]> {
  const rows = await db('withdrawal_letters')
    .join('withdrawals', 'withdrawals.id', 'withdrawal_letters.withdrawal_id')
    .join('orders', 'orders.id', 'withdrawal_letters.order_id')
    .leftJoin('dispatches', 'dispatches.order_id', 'orders.id')
    .where({ 'withdrawal_letters.settled_at': null })
    .orderBy(['withdrawal_letters.withdrawal_id', 'orders.id'])
    .select<OpenRow[]>(
      'withdrawal_letters.withdrawal_id',
      'withdrawal_letters.action_id',
      'withdrawals.reference',
      'withdrawals.email',
      'withdrawals.received_at',
      'orders.code',
      'orders.identifier',
      'orders.city',
      'orders.stopped_at',
      'orders.account_id',
      'orders.batch_id',
      'dispatches.state',
    );
  const byWithdrawal = new Map<number, OpenRow[]>();
  for (const row of rows)
    byWithdrawal.set(row.withdrawal_id, [...(byWithdrawal.get(row.withdrawal_id) ?? []), row]);
  return [...byWithdrawal].flatMap(([id, letters]) =>
    letters[0] ? [readWithdrawal(id, letters[0], letters)] : [],
  );
}

const readWithdrawal = (
  id: number,
  { reference, email, received_at: at }: OpenRow,
  letters: readonly OpenRow[],
): OpenWithdrawal => ({
  id,
  reference,
  email,
  receivedAt: Number(at),
  letters: letters.map(({ code, identifier, city, state, ...row }) => ({
    code,
    identifier,
    city,
    action: row.action_id,
    isStopped: row.stopped_at !== null,
    isActivated: row.account_id !== null,
    state,
    batch: row.batch_id,
  })),
});
