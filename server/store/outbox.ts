import type { Knex } from 'knex';
import type { Database } from './database/open-database.ts';
import { removeInParts } from './database/remove-in-parts.ts';
import { retryWhileLocked } from './database/retry-while-locked.ts';

export type MailKind =
  | 'password-reset'
  | 'email-proof'
  | 'waiver'
  | 'withdrawal-receipt'
  | 'withdrawal-notice'
  | 'idle-account'
  | 'order-again'
  | 'arrival'
  | 'sale-receipt'
  | 'sale-accepted'
  | 'address-changed'
  | 'buyer-proof'
  | 'sale-notice'
  | 'letters-posted'
  | 'keepsake-posted'
  | 'letter-again';

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
  /** Plain texts to be kept. */
  readonly attachments?: readonly MailAttachment[];
  /** The sale whose acceptance it tells: it is sent only while nothing of that sale is left to look at. */
  readonly accepts?: number;
  /** Where one request ends mails of this kind; absent for mails that nobody can do without. */
  readonly unsubscribe?: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly text: string;
}

/** Something to do after a commit, tried again until it is done or out of date. */
interface Job<Kind extends string, Content> {
  readonly id: string;
  readonly kind: Kind;
  /** The account that it concerns; deleted with it. */
  readonly accountId: number | null;
  /** Erased once it is done or given up. */
  readonly content: Content;
  readonly createdAt: number;
  /** When it is given up. */
  readonly expiresAt: number;
}

export interface WrittenMail extends Job<MailKind, MailContent> {
  /** The mail announces it: it is sent no sooner, and only if it is still of use then. */
  readonly arrival?: OrderArrival;
  /** Milliseconds until it may be sent; absent: at once. */
  readonly waitsFor?: number;
}

/** A sale to settle. `sealed`: what its shop said of it; null: the shop is asked. */
export type SaleJob = Job<'settle-sale', { readonly sale: number; readonly sealed: string | null }>;

/** Asks a carrier about a posted letter, until it has arrived. */
export type TrackingJob = Job<'track-letter', { readonly orderId: number; readonly number: string }>;

export type OutboxJob = WrittenMail | SaleJob | TrackingJob;

export const isSaleJob = (job: OutboxJob): job is SaleJob => job.kind === 'settle-sale';
export const isTrackingJob = (job: OutboxJob): job is TrackingJob => job.kind === 'track-letter';

export const isMail = (job: OutboxJob): job is WrittenMail => !isSaleJob(job) && !isTrackingJob(job);

/** Kinds of jobs that send no mail. */
const WITHOUT_MAIL: readonly OutboxJob['kind'][] = ['settle-sale', 'track-letter'];
export const isMailKind = (kind: OutboxJob['kind']): boolean => !WITHOUT_MAIL.includes(kind);

/** A queued job; `tries` detects that another process took it. */
export interface WaitingJob {
  readonly id: string;
  readonly tries: number;
}

export type OutboxStore = ReturnType<typeof outboxStore>;

interface OutboxRow {
  id: string;
  kind: OutboxJob['kind'];
  account_id: number | null;
  content: string;
  tries: number;
  created_at: number;
  expires_at: number;
  order_id: number | null;
  send_after: number | null;
}

const OUTBOX_COLUMNS: (keyof OutboxRow)[] = [
  'id',
  'kind',
  'account_id',
  'content',
  'tries',
  'created_at',
  'expires_at',
  'order_id',
  'send_after',
];

/** Time reserved for the process that wrote a job to do it; others retry it later. */
export const RESERVED_MS = 120_000;

/** Longest time between two attempts. */
export const LONGEST_WAIT_MS = 6 * 3600 * 1000;

/** Longer than a story can hold a message back. */
export const LONGEST_HOLD_MS = 6 * 24 * 3600 * 1000;

const FORGOTTEN = { content: null, next_at: null };

export function outboxStore(db: Database) {
  return {
    /** Stores a job that has no cause in the database. */
    async add(job: OutboxJob): Promise<void> {
      await retryWhileLocked(db, () => db('outbox').insert(describeJob(job)));
    },
    /**
     * Claims the job for one attempt and hides it until `nextAt`; null when another process took it or it is
     * settled.
     */
    async claim({ id, tries }: WaitingJob, nextAt: number): Promise<OutboxJob | null> {
      const waiting = db('outbox').where({ id, tries }).whereNotNull('next_at');
      const rows: OutboxRow[] = await retryWhileLocked(db, () =>
        waiting.update({ tries: tries + 1, next_at: nextAt }).returning(OUTBOX_COLUMNS),
      );
      return rows[0] ? readJob(rows[0]) : null;
    },
    /** Due jobs, oldest first. */
    async due(now: number, most: number): Promise<WaitingJob[]> {
      const waiting = db('outbox').where('expires_at', '>', now);
      // A later time was set by a clock that has gone back since.
      const isDue = (due: Knex.QueryBuilder) =>
        void due.where('next_at', '<=', now).orWhere('next_at', '>', now + LONGEST_WAIT_MS);
      return waiting
        .where(isFree(now))
        .where(isDue)
        .orderBy('next_at')
        .limit(most)
        .select<WaitingJob[]>('id', 'tries');
    },
    /** Marks it as done and erases its content. `recipient`: as by `noteRecipient`. */
    async markDone(id: string, now: number, recipient: string | null): Promise<void> {
      await retryWhileLocked(db, () =>
        db('outbox')
          .where({ id })
          .update({ ...FORGOTTEN, sent_at: now, recipient }),
      );
    },
    /** Keeps the digest of the address that a mail could not be sent to yet. */
    async noteRecipient(id: string, recipient: string): Promise<void> {
      await retryWhileLocked(db, () => db('outbox').where({ id }).update({ recipient }));
    },
    /** Erases from mails the digests of an address whose owner asked for it. */
    async forgetRecipient(digests: readonly string[]): Promise<void> {
      const written = () => db('outbox').whereIn('recipient', digests).whereNotNull('recipient');
      await retryWhileLocked(db, () => written().update({ recipient: null }));
    },
    /** Erases expired jobs and returns them. */
    async giveUp(now: number): Promise<Pick<OutboxJob, 'id' | 'kind'>[]> {
      const useless = db('outbox').where('next_at', '<=', now).where('expires_at', '<=', now);
      return retryWhileLocked(db, () => useless.update(FORGOTTEN).returning(['id', 'kind']));
    },
    /** Deletes a claimed job that is of no use any more. */
    async drop(id: string): Promise<void> {
      await retryWhileLocked(db, () => db('outbox').where({ id }).delete());
    },
    /** Mails that could be sent now. */
    async countWaitingMails(now: number): Promise<number> {
      const row = (await db('outbox')
        .whereNotNull('next_at')
        .whereNotIn('kind', WITHOUT_MAIL)
        .where(isFree(now))
        .count({ count: '*' })
        .first()) as { count: number } | undefined;
      return row?.count ?? 0;
    },
    /** Deletes settled jobs created before then. */
    async removeSettled(before: number): Promise<number> {
      return removeInParts(db, { table: 'outbox', key: 'id' }, (rows) =>
        rows.whereNull('next_at').where('created_at', '<', before),
      );
    },
  };
}

/** Jobs whose time has come. A time too far ahead was stored before the clock was set back. */
const isFree = (now: number) => (jobs: Knex.QueryBuilder) =>
  void jobs
    .whereNull('send_after')
    .orWhere('send_after', '<=', now)
    .orWhere('send_after', '>', now + LONGEST_HOLD_MS);

/** Stores a job in the transaction of its cause. */
export async function insertJob(transaction: Knex.Transaction, job: OutboxJob): Promise<void> {
  await transaction('outbox').insert(describeJob(job));
}

export function describeJob(job: OutboxJob) {
  const { id, kind, accountId, content, createdAt, expiresAt } = job;
  const waitsFor = 'waitsFor' in job ? job.waitsFor : undefined;
  return {
    id,
    kind,
    account_id: accountId,
    content: JSON.stringify(content),
    next_at: createdAt + (waitsFor ?? RESERVED_MS),
    created_at: createdAt,
    expires_at: expiresAt,
  };
}

/** Deletes unsent mails that a newer one replaces. */
export async function cancelMails(
  transaction: Knex.Transaction,
  kind: MailKind,
  accountId: number,
): Promise<void> {
  await transaction('outbox').where({ kind, account_id: accountId }).whereNotNull('next_at').delete();
}

function readJob(row: OutboxRow): OutboxJob {
  return {
    id: row.id,
    kind: row.kind,
    accountId: row.account_id,
    content: JSON.parse(row.content) as unknown,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...(row.order_id !== null && { arrival: { orderId: row.order_id, at: row.send_after ?? 0 } }),
  } as OutboxJob;
}
