import { freshProgress } from '../../../engine/story/progress.ts';
import { ATTEMPT_COLUMNS, readAttempt, type Attempt, type AttemptRow } from './attempts.ts';
import type { Database } from '../database/open-database.ts';
import type { ActionDetails, OrderChanges } from '../staff/staff-actions.ts';

/** A journal row with details for staff. */
export interface JournalRow extends Attempt {
  /** E-mail of the actor; null when the account is deleted. */
  readonly by: string | null;
  /** First name of the actor in a party. */
  readonly member: string | null;
  /** Changes by a staff action or withdrawal; null for the player's own. */
  readonly details: ActionDetails | null;
  readonly contentVersion: string;
}

export type JournalStore = ReturnType<typeof journalStore>;

type Row = AttemptRow & {
  email: string | null;
  member: string | null;
  details: string | null;
  content_version: string;
};

export function journalStore(db: Database) {
  const rowsOf = (orderId: number) =>
    db('attempts')
      .leftJoin('accounts', 'accounts.id', 'attempts.actor_id')
      .leftJoin('party_members', 'party_members.id', 'attempts.member_id')
      .where({ 'attempts.order_id': orderId });
  const columns = [
    ...ATTEMPT_COLUMNS,
    'attempts.details',
    'attempts.content_version',
    'accounts.email',
    'party_members.name as member',
  ];
  return {
    /** The newest rows, oldest first, and the total. */
    async ofOrder(orderId: number, most: number): Promise<{ total: number; rows: JournalRow[] }> {
      const counted = await db('attempts')
        .where({ order_id: orderId })
        .count({ total: '*' })
        .first<{ total: number } | undefined>();
      const rows = await rowsOf(orderId).orderBy('attempts.id', 'desc').limit(most).select<Row[]>(columns);
      return { total: counted?.total ?? 0, rows: rows.map(readRow).reverse() };
    },
    /** A row with changes, which may be reverted. */
    async action(orderId: number, id: number): Promise<JournalRow | null> {
      const row = await rowsOf(orderId)
        .where({ 'attempts.id': id })
        .whereNotNull('details')
        .first<Row | undefined>(columns);
      return row ? readRow(row) : null;
    },
    /** Whether an action was reverted. */
    async isUndone(orderId: number, id: number): Promise<boolean> {
      const row = await db('attempts')
        .where({ order_id: orderId, undoes: id })
        .first<{ id: number } | undefined>('id');
      return row !== undefined;
    },
  };
}

function readRow(row: Row): JournalRow {
  const details = row.details === null ? null : readDetails(JSON.parse(row.details) as ActionDetails);
  return {
    ...readAttempt(row),
    by: row.email,
    member: row.member,
    details,
    contentVersion: row.content_version,
  };
}

/** Rows from before a field of the progress existed lack it. */
const readDetails = ({ before, after }: ActionDetails): ActionDetails => ({
  before: completed(before),
  after: completed(after),
});

const completed = (changes: OrderChanges): OrderChanges =>
  changes.progress ? { ...changes, progress: { ...freshProgress, ...changes.progress } } : changes;
