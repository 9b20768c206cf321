import { readAttempt } from './attempts.ts';
import type { Attempt, AttemptRow } from './attempts.ts';
import type { Database } from '../database/open-database.ts';
import type { ActionDetails } from '../staff/staff-actions.ts';

/** A row of an order's journal as staff read it. */
export interface JournalRow extends Attempt {
  /** E-mail of who did it; null when that account is gone. */
  readonly by: string | null;
  /** What a staff action or a withdrawal changed; null for what the player did. */
  readonly details: ActionDetails | null;
  readonly contentVersion: string;
}

export interface JournalStore {
  /** The newest rows of an order, oldest first, and how many there are in all. */
  ofOrder(orderId: number, most: number): Promise<{ total: number; rows: JournalRow[] }>;
  /** One line of an order that changed it, and can perhaps be taken back. */
  action(orderId: number, id: number): Promise<JournalRow | null>;
  /** Whether an action has been taken back. */
  isUndone(orderId: number, id: number): Promise<boolean>;
}

type Row = AttemptRow & { email: string | null; details: string | null; content_version: string };

export function journalStore(db: Database): JournalStore {
  const rowsOf = (orderId: number) => db('attempts').leftJoin('accounts', 'accounts.id', 'attempts.actor_id').where({ order_id: orderId });
  const columns = ['attempts.*', 'accounts.email'];
  return {
    async ofOrder(orderId, most) {
      const counted = await db('attempts')
        .where({ order_id: orderId })
        .count({ total: '*' })
        .first<{ total: number | string } | undefined>();
      const rows = await rowsOf(orderId).orderBy('attempts.id', 'desc').limit(most).select<Row[]>(columns);
      return { total: Number(counted?.total ?? 0), rows: rows.map(readRow).reverse() };
    },
    async action(orderId, id) {
      const row = await rowsOf(orderId).where({ 'attempts.id': id }).whereNotNull('details').first<Row | undefined>(columns);
      return row ? readRow(row) : null;
    },
    async isUndone(orderId, id) {
      const row = await db('attempts').where({ order_id: orderId, undoes: id }).first<{ id: number } | undefined>('id');
      return row !== undefined;
    },
  };
}

function readRow(row: Row): JournalRow {
  const details = row.details === null ? null : (JSON.parse(row.details) as ActionDetails);
  return { ...readAttempt(row), by: row.email, details, contentVersion: row.content_version };
}
