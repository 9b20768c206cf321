import type { Verdict } from '../../../engine/story/judge.ts';
import { type Language, readLanguage } from '../../../engine/words/language.ts';
import type { Database } from '../database/open-database.ts';
import type { StaffActionName } from '../staff/staff-actions.ts';

export type AttemptKind =
  | 'activation'
  | 'answer'
  | 'clue'
  | 'alternative'
  | 'recognised'
  | 'report'
  | 'staff'
  | 'edition'
  | 'withdrawal'
  | 'refund'
  | 'dispute';

/** A journal row. */
export interface Attempt {
  readonly id: number;
  readonly orderId: number;
  readonly kind: AttemptKind;
  readonly step: string | null;
  readonly verdict: Verdict | null;
  readonly reading: string | null;
  /** The answer as it was typed; null for earlier ones. */
  readonly typed: string | null;
  /** Language of the telephone. */
  readonly language: Language;
  readonly httpStatus: number;
  readonly reply: string | null;
  readonly seconds: number | null;
  readonly reason: string | null;
  /** Staff action; null for the player's own. */
  readonly action: StaffActionName | null;
  /** The action that this one reverts. */
  readonly undoes: number | null;
  readonly madeAt: number;
}

export type AttemptStore = ReturnType<typeof attemptStore>;

export interface AttemptRow {
  id: number;
  order_id: number;
  kind: string;
  step: string | null;
  verdict: string | null;
  reading: string | null;
  typed: string | null;
  language: string | null;
  http_status: number;
  reply: string | null;
  seconds: number | null;
  reason: string | null;
  action: string | null;
  undoes: number | null;
  made_at: number;
}

export const ATTEMPT_COLUMNS = (
  [
    'id',
    'order_id',
    'kind',
    'step',
    'verdict',
    'reading',
    'typed',
    'language',
    'http_status',
    'reply',
    'seconds',
    'reason',
    'action',
    'undoes',
    'made_at',
  ] satisfies (keyof AttemptRow)[]
).map((column) => `attempts.${column}`);

export function readAttempt(row: AttemptRow): Attempt {
  return {
    id: row.id,
    orderId: row.order_id,
    kind: row.kind as AttemptKind,
    step: row.step,
    verdict: row.verdict as Verdict | null,
    reading: row.reading,
    typed: row.typed,
    language: readLanguage(row.language),
    httpStatus: row.http_status,
    reply: row.reply,
    seconds: row.seconds,
    reason: row.reason,
    action: row.action as StaffActionName | null,
    undoes: row.undoes,
    madeAt: row.made_at,
  };
}

/** Rows per query. */
const CHUNK = 500;

export function attemptStore(db: Database) {
  return {
    /** The attempt of this account with this key, at any order. */
    async byKey(accountId: number, key: string): Promise<Attempt | null> {
      const row = await db('attempts')
        .join('orders', 'orders.id', 'attempts.order_id')
        .where({ 'orders.account_id': accountId, 'attempts.idempotency_key': key })
        .first<AttemptRow | undefined>(ATTEMPT_COLUMNS);
      return row ? readAttempt(row) : null;
    },
    /** Actions of this account and staff actions on its orders, oldest first; nothing of former owners. */
    async ofAccount(accountId: number): Promise<Attempt[]> {
      const ownOrders = db('orders').where({ account_id: accountId }).select('id');
      const ownActions = db('attempts').where({ actor_id: accountId }).select('id');
      const staffActions = db('attempts')
        .where({ kind: 'staff' })
        .whereIn('order_id', ownOrders)
        .select('id');
      const ids = (await db
        .from(ownActions.union(staffActions).as('known'))
        .orderBy('id')
        .pluck<number[]>('id')) as readonly number[];
      const attempts: Attempt[] = [];
      for (let from = 0; from < ids.length; from += CHUNK) {
        const rows = await db('attempts')
          .whereIn('id', ids.slice(from, from + CHUNK))
          .orderBy('id')
          .select<AttemptRow[]>(ATTEMPT_COLUMNS);
        attempts.push(...rows.map(readAttempt));
      }
      return attempts;
    },
    /** Journal of an order, oldest first. */
    async ofOrder(orderId: number): Promise<Attempt[]> {
      const journal = db('attempts').where({ order_id: orderId }).orderBy('id');
      return (await journal.select<AttemptRow[]>(ATTEMPT_COLUMNS)).map(readAttempt);
    },
  };
}
