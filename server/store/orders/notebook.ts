import type { Knex } from 'knex';
import type { Verdict } from '../../../engine/story/judge.ts';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';

/** A member of a party. The name is null once the member has left. */
export interface NotebookPerson {
  readonly member: number;
  readonly name: string | null;
}

/** An answer that was judged, or the other route taken. */
export interface NotedMove {
  readonly kind: 'answer' | 'alternative';
  readonly step: string | null;
  readonly verdict: Verdict | null;
  readonly reading: string | null;
  /** As it was typed; null for earlier answers. */
  readonly typed: string | null;
  readonly at: number;
  /** Null outside of a party. */
  readonly by: NotebookPerson | null;
}

/** A line that the players of a letter share. */
export interface Note {
  readonly step: string;
  readonly text: string;
  readonly by: NotebookPerson | null;
  readonly at: number;
}

/** `before`: the text that it replaces; empty for none. */
export interface NewNote extends Pick<Note, 'step' | 'text'> {
  readonly orderId: number;
  readonly accountId: number;
  readonly memberId: number | null;
  readonly before: string;
}

export type NotebookStore = ReturnType<typeof notebookStore>;

/** More than anybody reads. */
const MOST_MOVES = 2000;

interface PersonRow {
  member_id: number | null;
  name: string | null;
}

type MoveRow = PersonRow & {
  kind: string;
  step: string | null;
  verdict: string | null;
  reading: string | null;
  typed: string | null;
  made_at: number;
};

type NoteRow = PersonRow & { step: string; text: string; changed_at: number };

const readPerson = ({ member_id, name }: PersonRow): NotebookPerson | null =>
  member_id === null ? null : { member: member_id, name };

/** Joins the names of the members who have not left. */
const withName = (rows: Knex.QueryBuilder, table: string, now: number): Knex.QueryBuilder =>
  rows.leftJoin('party_members', (join) =>
    join
      .on('party_members.id', `${table}.member_id`)
      .onNull('party_members.left_at')
      .andOn((there) => there.onNull('party_members.ends_at').orOnVal('party_members.ends_at', '>', now)),
  );

/** A judged answer, or the other route taken. */
function isNoted(rows: Knex.QueryBuilder): void {
  const judged = (answers: Knex.QueryBuilder) =>
    void answers.where({ kind: 'answer' }).whereIn('verdict', ['right', 'almost', 'wrong']);
  void rows.where(judged).orWhere({ kind: 'alternative', http_status: 200 });
}

export function notebookStore(db: Database) {
  return {
    /** The newest moves since then, oldest first. */
    async movesOf(orderId: number, since: number, now: number): Promise<NotedMove[]> {
      const moves = withName(db('attempts'), 'attempts', now)
        .where({ 'attempts.order_id': orderId, 'attempts.action': null })
        .where('attempts.made_at', '>=', since)
        .where(isNoted);
      const rows = await moves
        .orderBy('attempts.id', 'desc')
        .limit(MOST_MOVES)
        .select<MoveRow[]>(
          ...['kind', 'step', 'verdict', 'reading', 'typed', 'made_at', 'member_id'].map(
            (name) => `attempts.${name}`,
          ),
          'party_members.name',
        );
      return rows.reverse().map((row) => ({
        kind: row.kind as NotedMove['kind'],
        step: row.step,
        verdict: row.verdict as Verdict | null,
        reading: row.reading,
        typed: row.typed,
        at: row.made_at,
        by: readPerson(row),
      }));
    },
    /** The notes of the letter’s present owner, in the order in which they were written. */
    async notesOf(orderId: number, now: number): Promise<Note[]> {
      const notes = withName(db('notes'), 'notes', now)
        .join('orders', 'orders.id', 'notes.order_id')
        .where('notes.order_id', orderId)
        .whereRaw('orders.account_id = notes.account_id');
      const rows = await notes
        .orderBy('notes.changed_at')
        .select<NoteRow[]>(
          'notes.step',
          'notes.text',
          'notes.changed_at',
          'notes.member_id',
          'party_members.name',
        );
      return rows.map((row) => ({
        step: row.step,
        text: row.text,
        by: readPerson(row),
        at: row.changed_at,
      }));
    },
    /** Replaces a note, and removes it when the text is empty. False when somebody has changed it since. */
    write: (note: NewNote, now: number): Promise<boolean> =>
      transact(db, (transaction) => writeNote(transaction, note, now)),
  };
}

/** Each statement decides by itself: of two people who write at once, the second changes nothing. */
async function writeNote(
  transaction: Knex.Transaction,
  { orderId, accountId, memberId, step, text, before }: NewNote,
  now: number,
): Promise<boolean> {
  const noteAt = () => transaction('notes').where({ order_id: orderId, step });
  await noteAt().whereNot({ account_id: accountId }).delete();
  if (before !== '' && text === '') return (await noteAt().where({ text: before }).delete()) === 1;
  const written = { text, member_id: memberId, changed_at: now };
  if (before !== '') return (await noteAt().where({ text: before }).update(written)) === 1;
  if (text === '') return (await noteAt().first<object | undefined>('step')) === undefined;
  const row = { order_id: orderId, account_id: accountId, step, ...written };
  const inserted = await transaction('notes')
    .insert(row)
    .onConflict(['order_id', 'step'])
    .ignore()
    .returning<object[]>('step');
  return inserted.length === 1;
}
