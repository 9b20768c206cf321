import type { Knex } from 'knex';
import type { Reversal, SaleProblem } from './sale-facts.ts';
import { writeAddress, type SealedAddress } from '../orders/addresses.ts';
import { takeStep, type SealedBuyer, type TellingTimes } from '../orders/dispatch-steps.ts';
import { makeKeepsakes, voidKeepsakes, type SoldKeepsake } from './keepsakes.ts';
import { insertOrdersIn } from '../orders/new-orders.ts';
import { holdIfWithdrawn } from '../orders/withdrawals.ts';
import type { NewOrder } from '../orders/orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { insertJob, type WrittenMail } from '../outbox.ts';
import { IS_HELD, lockSale } from './sale-row.ts';

/** The orders and problems that a sale must have. Applied twice, it changes nothing the second time. */
export interface Settlement {
  readonly isPaid: boolean;
  readonly reversal: Reversal | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly copies: readonly SaleCopy[];
  readonly keepsakes: readonly SoldKeepsake[];
  readonly problems: readonly SaleProblem[];
  /** Texts that were not understood, sealed: they hold what was sold until staff have looked. Null without any. */
  readonly unread: string | null;
  readonly draw: () => string;
  readonly now: number;
  /** The day where the publisher is, AAAA-MM-JJ. */
  readonly day: string;
  /** The mails about what has changed. */
  readonly write: (changes: SaleChanges) => readonly WrittenMail[];
}

/** A paid copy of a letter. `copy`: its place in the sale, from 1. */
export interface SaleCopy {
  readonly copy: number;
  readonly order: Omit<NewOrder, 'code'>;
  /** Mail address of the buyer; null without a readable one. */
  readonly buyer: string | null;
  /** Seals the address for the order of that id; null without an address. */
  readonly sealAddress: ((orderId: number) => SealedAddress) | null;
  /** Seals the buyer’s mail address; null when the order is tied to it. */
  readonly sealBuyer: ((orderId: number) => SealedBuyer) | null;
  /** Until when its buyer may tell it. */
  readonly times: TellingTimes;
}

export interface SaleChanges {
  /** Letters and sheets of stamps that were made and leave: a withdrawal holds none of them. */
  readonly made: number;
  readonly newProblems: readonly SaleProblem[];
  /** Codes of the letters, and numbers of the sheets, that had left before the money went back. */
  readonly alreadyPosted: readonly string[];
}

/** Returns the mails to be sent at once. A reversal is final: nothing is made for a sale whose money went back. */
export async function applySettlement(
  transaction: Knex.Transaction,
  id: number,
  settlement: Settlement,
): Promise<readonly WrittenMail[]> {
  const { isPaid, reversal, write } = settlement;
  const sale = await lockSale(transaction, id);
  if (!sale) throw new Error(`no sale ${id}`);
  const isReversed = sale.reversed_at !== null;
  const alreadyPosted =
    reversal && !isReversed ? await reverse(transaction, id, reversal, settlement.now) : [];
  const isMade = isPaid && !reversal && !isReversed;
  const { made, held } = isMade ? await makeSold(transaction, id, settlement) : { made: 0, held: 0 };
  const problems = reversal || isReversed ? problemsAfterReversal(alreadyPosted) : settlement.problems;
  const added = await noteProblems(transaction, id, problems);
  // What is made after staff have looked is looked at again.
  const isUnread = settlement.unread !== null && !reversal && !isReversed && (made > 0 || added.length > 0);
  if (isUnread) await hold(transaction, id, settlement.unread);
  const newProblems = isUnread ? problems : added;
  const mails = write({ made: made - held, newProblems, alreadyPosted });
  for (const mail of mails) await insertJob(transaction, mail);
  return mails.filter(({ waitsFor }) => waitsFor === undefined);
}

const hold = (transaction: Knex.Transaction, id: number, unread: string | null) =>
  transaction('sales').where({ id }).update({ unread, looked_at: null });

interface Made {
  /** Letters and sheets of stamps. */
  readonly made: number;
  /** Those of them that a withdrawal holds. */
  readonly held: number;
}

/** Makes what is missing of the sale. */
async function makeSold(transaction: Knex.Transaction, id: number, settlement: Settlement): Promise<Made> {
  const { made, held } = await makeOrders(transaction, id, settlement);
  return { made: made + (await makeKeepsakes(transaction, id, settlement.keepsakes, settlement.now)), held };
}

/** Makes the copies that have no order yet. */
async function makeOrders(transaction: Knex.Transaction, id: number, settlement: Settlement): Promise<Made> {
  const { copies, amount, currency, draw, now, day } = settlement;
  const known = new Set<number>(
    await transaction('orders').where({ sale_id: id }).pluck<number[]>('sale_copy'),
  );
  const missing = copies.filter(({ copy }) => !known.has(copy));
  let held = 0;
  for (const { copy, order, buyer, sealAddress, sealBuyer, times } of missing) {
    const sold = { ...order, identifier: `V-${id}-${copy}`, sale: { id, copy } };
    const { orders } = await insertOrdersIn(transaction, {
      order: sold,
      count: 1,
      draw,
      actorId: null,
      reason: null,
      now,
    });
    for (const made of orders) {
      if (sealAddress) await writeAddress(transaction, made.id, sealAddress(made.id), now);
      await takeStep(
        transaction,
        made.id,
        { kind: 'queue', day, buyer: sealBuyer && sealBuyer(made.id), times },
        now,
      );
      if (await holdIfWithdrawn(transaction, made, buyer, now)) held += 1;
    }
  }
  await transaction('sales').where({ id, paid_at: null }).update({ paid_at: now, amount, currency });
  return { made: missing.length, held };
}

const problemsAfterReversal = (alreadyPosted: readonly string[]): readonly SaleProblem[] =>
  alreadyPosted.length > 0 ? ['reversed-after-posting'] : [];

/**
 * Voids the letters and sheets that have not left and drops the problems of the sale, which concerned them, unless
 * they hold letters that staff may bring back; returns the codes and numbers of the others.
 */
async function reverse(
  transaction: Knex.Transaction,
  id: number,
  reversal: Reversal,
  now: number,
): Promise<string[]> {
  const problems = transaction.raw(`case when ${IS_HELD} then problems else '' end`);
  await transaction('sales').where({ id }).update({ reversal, reversed_at: now, problems });
  const orders = await transaction('orders')
    .where({ sale_id: id, cancelled_at: null })
    .orderBy('id')
    .select<SoldOrder[]>('id', 'code', 'step', 'content_version');
  const sheets = await voidKeepsakes(transaction, id, now);
  const posted = sheets.map((copy) => `V-${id}-${copy}`);
  for (const order of orders) {
    const changes = { cancelled_at: now, updated_at: now, version: transaction.raw('version + 1') };
    const waiting = transaction('orders').where({ id: order.id, state: 'COMMAND', cancelled_at: null });
    const isVoided = (await waiting.update(changes)) === 1;
    if (!isVoided) posted.push(order.code);
    await transaction('attempts').insert(describeReversal(order, reversal, isVoided, now));
  }
  return posted;
}

type SoldOrder = Pick<OrderRow, 'id' | 'code' | 'step' | 'content_version'>;

/** A journal row, which staff can revert if it voided the letter. */
function describeReversal(order: SoldOrder, reversal: Reversal, isVoided: boolean, now: number) {
  const changes = isVoided
    ? { before: { cancelledAt: null }, after: { cancelledAt: now } }
    : { before: {}, after: {} };
  return {
    order_id: order.id,
    kind: reversal,
    step: order.step,
    http_status: 200,
    content_version: order.content_version ?? '',
    made_at: now,
    details: JSON.stringify(changes),
  };
}

/** Adds problems to those of the sale; returns the new ones. */
export async function noteProblems(
  transaction: Knex.Transaction,
  id: number,
  problems: readonly SaleProblem[],
): Promise<SaleProblem[]> {
  const row = await transaction('sales').where({ id }).first<{ problems: string }>('problems');
  const known = row.problems.split(' ').filter(Boolean);
  const added = problems.filter((problem) => !known.includes(problem));
  if (added.length > 0)
    await transaction('sales')
      .where({ id })
      .update({ problems: [...known, ...added].join(' '), looked_at: null });
  return added;
}
