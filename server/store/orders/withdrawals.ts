import type { Knex } from 'knex';
import { groupBy } from '../../../engine/text/group-by.ts';
import { provedEmailOf } from '../accounts/accounts.ts';
import type { Database } from '../database/open-database.ts';
import type { Order } from './order-row.ts';
import type { DispatchState } from './dispatches.ts';
import { forgetArrivalMails } from './arrival-mails.ts';
import { lockSale } from '../shop/sale-row.ts';
import { LostRace } from '../staff/staff-actions.ts';
import { insertJob, type WrittenMail } from '../outbox.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';
import { transact } from '../database/transact.ts';

export interface NamedLetter {
  readonly order: Order;
  /** Whether the person who withdraws may stop its code. */
  readonly mayStop: boolean;
}

/** A sale that a withdrawal names. */
export interface NamedSale {
  readonly id: number;
  /** The place in it of the letter that was chosen; null: the whole sale. */
  readonly copy: number | null;
  /** The orders that were found for it. */
  readonly found: readonly number[];
}

/** A buyer's declaration of withdrawal. */
export interface Withdrawal {
  readonly reference: string;
  readonly email: string;
  readonly letters: readonly NamedLetter[];
  readonly sales: readonly NamedSale[];
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
  /** Whether it was made after the withdrawal. */
  readonly isLater: boolean;
  /** Where it is on its way by post; null when it takes none. */
  readonly state: DispatchState | null;
  readonly batch: number | null;
}

export type WithdrawalStore = ReturnType<typeof withdrawalStore>;

export function withdrawalStore(db: Database) {
  return {
    /**
     * Stores the declaration with its mails and a journal row for each letter, blocks unused codes, and deletes
     * unsent mails about later messages. `write` receives the orders that were blocked. A repeated declaration
     * that blocks nothing returns the first one's time and no mails. Null, with nothing stored, when one of the
     * letters was made, replaced or activated since they were read.
     */
    record: (
      withdrawal: Withdrawal,
      write: (stopped: ReadonlySet<number>) => readonly WrittenMail[],
    ): Promise<{ readonly receivedAt: number; readonly mails: readonly WrittenMail[] } | null> =>
      transact(db, (transaction) => recordWithdrawal(transaction, withdrawal, write)).catch(
        (error: unknown) => {
          if (error instanceof LostRace) return null;
          throw error;
        },
      ),
    /** Withdrawals by the account's proved e-mail, oldest first. */
    async ofAccount(
      accountId: number,
    ): Promise<{ readonly reference: string; readonly receivedAt: number }[]> {
      const rows: { reference: string; received_at: number }[] = await db('withdrawals')
        .whereIn('email', provedEmailOf(db, accountId))
        .orderBy('id')
        .select('reference', 'received_at');
      return rows.map(({ reference, received_at }) => ({ reference, receivedAt: received_at }));
    },
    /** Withdrawals that staff must still deal with, oldest first. */
    open: (): Promise<OpenWithdrawal[]> => readOpen(db),
    /** It holds none of the letters that are made from now on. Waits for those that are being made. */
    letGo: (id: number, now: number): Promise<void> =>
      transact(db, async (transaction) => {
        const named = () => transaction('withdrawal_sales').where({ withdrawal_id: id });
        for (const sale of await named().orderBy('sale_id').pluck<number[]>('sale_id'))
          await lockSale(transaction, sale);
        await named().update({ released_at: now });
      }),
    /** False when somebody else has dealt with it. */
    async settle(id: number, actorId: number, now: number): Promise<boolean> {
      const left = db('withdrawal_letters').where({ withdrawal_id: id, settled_at: null });
      return (await retryWhileLocked(db, () => left.update({ settled_at: now, settled_by: actorId }))) > 0;
    },
  };
}

async function recordWithdrawal(
  transaction: Knex.Transaction,
  { reference, email, letters, sales, receivedAt }: Withdrawal,
  write: (stopped: ReadonlySet<number>) => readonly WrittenMail[],
) {
  for (const sale of [...sales].sort((one, other) => one.id - other.id)) await lockAsRead(transaction, sale);
  const row = { reference, email, order_id: letters[0]?.order.id ?? null, received_at: receivedAt };
  const inserted = await transaction('withdrawals')
    .insert(row)
    .onConflict(['reference', 'email'])
    .ignore()
    .returning<{ id: number }[]>('id');
  const stopped = new Set<number>();
  for (const { order, mayStop } of letters) {
    if (!mayStop) continue;
    if (await stopCode(transaction, order.id, receivedAt)) stopped.add(order.id);
    else if (isUnplayed(order)) throw new LostRace();
  }
  const former = inserted[0] ? null : await findFormer(transaction, reference, email);
  const id = (inserted[0] ?? former)?.id;
  for (const sale of sales) await addSale(transaction, id, sale);
  if (former && stopped.size === 0) return { receivedAt: former.received_at, mails: [] };
  // Codes that staff had released are stopped again.
  if (former) await transaction('withdrawals').where({ id }).update(row);
  for (const letter of letters)
    await noteLetter(transaction, id, letter, stopped.has(letter.order.id), receivedAt);
  const mails = write(stopped);
  for (const mail of mails) await insertJob(transaction, mail);
  return { receivedAt, mails };
}

interface FormerRow {
  readonly id: number;
  readonly received_at: number;
}

const findFormer = (
  transaction: Knex.Transaction,
  reference: string,
  email: string,
): Promise<FormerRow | undefined> =>
  transaction('withdrawals').where({ reference, email }).first<FormerRow | undefined>('id', 'received_at');

/** Letters of the sale that are being made at this moment are waited for, and must have been found. */
async function lockAsRead(transaction: Knex.Transaction, { id, copy, found }: NamedSale): Promise<void> {
  await lockSale(transaction, id);
  const letters = transaction('orders').where({ sale_id: id, replaced_by: null }).whereNotIn('id', found);
  if (copy !== null) void letters.where({ sale_copy: copy });
  if (await letters.first<object | undefined>('id')) throw new LostRace();
}

/** The `sale_copy` of a sale that is named whole. */
const WHOLE_SALE = 0;

/** Naming a sale again holds its later letters again, after staff let the former ones leave. */
const addSale = (transaction: Knex.Transaction, withdrawal: number | undefined, { id, copy }: NamedSale) =>
  transaction('withdrawal_sales')
    .insert({ withdrawal_id: withdrawal, sale_id: id, sale_copy: copy ?? WHOLE_SALE, released_at: null })
    .onConflict(['withdrawal_id', 'sale_id', 'sale_copy'])
    .merge(['released_at']);

/**
 * Holds a letter that is made for a sale after its buyer withdrew from the whole sale, or from this letter by the
 * number that it was to have; returns whether it does. A buyer who chose other letters of the sale keeps this one.
 */
export async function holdIfWithdrawn(
  transaction: Knex.Transaction,
  order: Order,
  buyer: string | null,
  now: number,
): Promise<boolean> {
  if (order.sale === null || buyer === null) return false;
  const named = await transaction('withdrawal_sales')
    .join('withdrawals', 'withdrawals.id', 'withdrawal_sales.withdrawal_id')
    .where({ sale_id: order.sale.id, email: buyer, released_at: null })
    .whereIn('sale_copy', [WHOLE_SALE, order.sale.copy])
    .orderBy('withdrawals.id')
    .pluck<number[]>('withdrawals.id');
  for (const id of new Set(named)) {
    const isStopped = await stopCode(transaction, order.id, now);
    await noteLetter(transaction, id, { order, mayStop: true }, isStopped, now);
  }
  return named.length > 0;
}

/** Writes that a withdrawal names the letter: in its journal, and among those that staff must deal with. */
async function noteLetter(
  transaction: Knex.Transaction,
  withdrawal: number | undefined,
  letter: NamedLetter,
  isStopped: boolean,
  now: number,
): Promise<void> {
  const action = await journalLetter(transaction, letter, isStopped, now);
  if (letter.mayStop) await addLetter(transaction, withdrawal, letter, isStopped ? action : null);
}

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
  now: number,
): Promise<number | null> {
  const changes = isStopped
    ? { before: { stoppedAt: null }, after: { stoppedAt: now } }
    : { before: {}, after: {} };
  const [row] = await transaction('attempts')
    .insert({
      order_id: order.id,
      kind: 'withdrawal',
      step: order.progress.step,
      http_status: 201,
      content_version: order.contentVersion ?? '',
      made_at: now,
      details: JSON.stringify(changes),
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? null;
}

/** As `stopCode` has it. */
const isUnplayed = ({ accountId, stoppedAt, cancelledAt, progress }: Order): boolean =>
  accountId === null &&
  stoppedAt === null &&
  cancelledAt === null &&
  (progress.state === 'COMMAND' || progress.state === 'SENT');

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
  received_at: number;
  action_id: number | null;
  code: string;
  identifier: string | null;
  city: string;
  stopped_at: unknown;
  created_at: number;
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
      'orders.created_at',
      'orders.account_id',
      'orders.batch_id',
      'dispatches.state',
    );
  return [...groupBy(rows, (row) => row.withdrawal_id)].flatMap(([id, letters]) =>
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
  receivedAt: at,
  letters: letters.map(({ code, identifier, city, state, ...row }) => ({
    code,
    identifier,
    city,
    action: row.action_id,
    isStopped: row.stopped_at !== null,
    isActivated: row.account_id !== null,
    isLater: row.created_at > row.received_at,
    state,
    batch: row.batch_id,
  })),
});
