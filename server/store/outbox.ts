import type { Knex } from 'knex';
import type { Database } from './database/open-database.ts';
import { removeInParts } from './database/remove-in-parts.ts';

export type MailKind =
  | 'password-reset'
  | 'email-proof'
  | 'waiver'
  | 'withdrawal-receipt'
  | 'withdrawal-notice'
  | 'idle-account'
  | 'order-again'
  | 'arrival';

/** The time at which a later message of an order comes, in milliseconds since 1970. */
export interface OrderArrival {
  readonly orderId: number;
  readonly at: number;
}

/** Erased once the mail is sent or given up. */
export interface MailContent {
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface WrittenMail {
  readonly id: string;
  readonly kind: MailKind;
  /** The account that it concerns; deleted with it. */
  readonly accountId: number | null;
  readonly content: MailContent;
  readonly createdAt: number;
  /** When it is given up. */
  readonly expiresAt: number;
  /** The mail announces it: it is sent no sooner, and only if it is still of use then. */
  readonly arrival?: OrderArrival;
}

/** A queued mail; `tries` detects that another process took it. */
export interface WaitingMail {
  readonly id: string;
  readonly tries: number;
}

export interface OutboxStore {
  /** Claims the mail for one attempt and hides it until `nextAt`; null when another process took it or it is settled. */
  claim(mail: WaitingMail, nextAt: number): Promise<WrittenMail | null>;
  /** Due mails, oldest first. */
  due(now: number, most: number): Promise<WaitingMail[]>;
  /** Marks it as sent and erases its content. */
  markSent(id: string, now: number): Promise<void>;
  /** Erases expired mails and returns them. */
  giveUp(now: number): Promise<{ readonly id: string; readonly kind: MailKind }[]>;
  /** Deletes a claimed mail that is of no use any more. */
  drop(id: string): Promise<void>;
  /** Mails that could be sent now. */
  countWaiting(now: number): Promise<number>;
  /** Deletes settled mails created before then. */
  removeSettled(before: number): Promise<number>;
}

interface OutboxRow {
  id: string;
  kind: MailKind;
  account_id: number | null;
  content: string;
  tries: number;
  created_at: number | string;
  expires_at: number | string;
  order_id: number | null;
  send_after: number | string | null;
}

/** Time reserved for the process that wrote a mail to send it; others retry it later. */
export const RESERVED_MS = 120_000;

/** Longest time between two attempts. */
export const LONGEST_WAIT_MS = 6 * 3600 * 1000;

/** Longer than a story can hold a message back. */
export const LONGEST_HOLD_MS = 6 * 24 * 3600 * 1000;

const FORGOTTEN = { content: null, next_at: null };

export function outboxStore(db: Database): OutboxStore {
  return {
    async claim({ id, tries }, nextAt) {
      const waiting = db('outbox').where({ id, tries }).whereNotNull('next_at');
      const rows = (await waiting.update({ tries: tries + 1, next_at: nextAt }).returning('*')) as OutboxRow[];
      return rows[0] ? readMail(rows[0]) : null;
    },
    async due(now, most) {
      const waiting = db('outbox').where('expires_at', '>', now);
      // A later time was set by a clock that has gone back since.
      const isDue = (due: Knex.QueryBuilder) => void due.where('next_at', '<=', now).orWhere('next_at', '>', now + LONGEST_WAIT_MS);
      return waiting.where(isFree(now)).where(isDue).orderBy('next_at').limit(most).select<WaitingMail[]>('id', 'tries');
    },
    async markSent(id, now) {
      await db('outbox')
        .where({ id })
        .update({ ...FORGOTTEN, sent_at: now });
    },
    async giveUp(now) {
      const useless = db('outbox').where('next_at', '<=', now).where('expires_at', '<=', now);
      return useless.update(FORGOTTEN).returning(['id', 'kind']);
    },
    async drop(id) {
      await db('outbox').where({ id }).delete();
    },
    async countWaiting(now) {
      const row = (await db('outbox').whereNotNull('next_at').where(isFree(now)).count({ count: '*' }).first()) as
        | { count: number | string }
        | undefined;
      return Number(row?.count ?? 0);
    },
    async removeSettled(before) {
      return removeInParts(db, { table: 'outbox', key: 'id' }, (rows) => rows.whereNull('next_at').where('created_at', '<', before));
    },
  };
}

/** Mails whose time has come. A time too far ahead was stored before the clock was set back. */
const isFree = (now: number) => (mails: Knex.QueryBuilder) =>
  void mails
    .whereNull('send_after')
    .orWhere('send_after', '<=', now)
    .orWhere('send_after', '>', now + LONGEST_HOLD_MS);

/** Stores a mail in the transaction of its cause. */
export async function insertMail(transaction: Knex.Transaction, mail: WrittenMail): Promise<void> {
  await transaction('outbox').insert(describeMail(mail));
}

export function describeMail({ id, kind, accountId, content, createdAt, expiresAt }: WrittenMail) {
  return {
    id,
    kind,
    account_id: accountId,
    content: JSON.stringify(content),
    next_at: createdAt + RESERVED_MS,
    created_at: createdAt,
    expires_at: expiresAt,
  };
}

/** Deletes unsent mails that a newer one replaces. */
export async function cancelMails(transaction: Knex.Transaction, kind: MailKind, accountId: number): Promise<void> {
  await transaction('outbox').where({ kind, account_id: accountId }).whereNotNull('next_at').delete();
}

function readMail(row: OutboxRow): WrittenMail {
  return {
    id: row.id,
    kind: row.kind,
    accountId: row.account_id,
    content: JSON.parse(row.content) as MailContent,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
    ...(row.order_id !== null && { arrival: { orderId: row.order_id, at: Number(row.send_after) } }),
  };
}
