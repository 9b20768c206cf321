import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';
import { transact } from '../database/transact.ts';

/** A journal row with columns of its order. */
interface FoldedRow {
  id: number;
  order_id: number;
  kind: string;
  step: string | null;
  verdict: string | null;
  reading: string | null;
  made_at: number;
  city: string;
  reached: string;
  is_probe: boolean | number;
  /** Null: French. */
  language: string | null;
}

type Counts = Record<'solved' | 'detours' | 'hints' | 'wrong' | 'almost' | 'unreadable' | 'timed', number>;

/** What is counted by language too: French is the rest. */
type SpokenCounts = Pick<Counts, 'solved' | 'hints' | 'wrong' | 'almost'>;

interface Key {
  readonly city: string;
  readonly step: string;
}

interface Passage extends Key {
  readonly order_id: number;
  readonly ms: number | null;
  readonly way: 'solved' | 'detours';
  readonly language: string | null;
}

interface Sums {
  readonly passages: Map<string, Passage>;
  readonly spoken: Map<string, Key & { language: string; counts: SpokenCounts }>;
  readonly counts: Map<string, Key & { counts: Counts }>;
  readonly wrong: Map<string, Key & { reading: string; count: number; last_at: number }>;
}

/** Rows per transaction; players wait for it. */
const CHUNK = 100;
/** On PostgreSQL a lower id may become visible after a higher one, so recent rows wait. */
const VISIBILITY_DELAY_MS = 3000;
/** Stored length of an answer. */
export const LONGEST_READING = 200;

/** Adds the next chunk of the journal to the statistics; false when nothing is left. */
export async function foldJournal(db: Database, now: number): Promise<boolean> {
  const cursor = await db('statistics_cursor')
    .where({ name: 'journal' })
    .first<{ last_id: number } | undefined>('last_id');
  const from = cursor?.last_id ?? 0;
  const rows = await db('attempts')
    .join('orders', 'orders.id', 'attempts.order_id')
    .where('attempts.id', '>', from)
    .orderBy('attempts.id')
    .limit(CHUNK)
    .select<FoldedRow[]>(
      'attempts.id',
      'order_id',
      'kind',
      'attempts.step',
      'verdict',
      'reading',
      'made_at',
      'city',
      'reached',
      'is_probe',
      'attempts.language',
    );
  const firstRecent = rows.findIndex(({ made_at: madeAt }) => madeAt > now - VISIBILITY_DELAY_MS);
  const settled = firstRecent === -1 ? rows : rows.slice(0, firstRecent);
  const last = settled.at(-1);
  if (!last) return false;
  const changedSteps = await transact(db, (transaction) => addSums(transaction, from, last.id, settled));
  for (const key of changedSteps) await measure(db, key);
  return true;
}

function sumUp(rows: readonly FoldedRow[]): Sums {
  const sums: Sums = { passages: new Map(), spoken: new Map(), counts: new Map(), wrong: new Map() };
  for (const row of rows) if (row.step !== null && !row.is_probe) addRow(sums, row, row.step);
  return sums;
}

function addRow(sums: Sums, row: FoldedRow, step: string): void {
  const { city, kind, verdict, language } = row;
  const way = verdict === 'right' ? 'solved' : kind === 'alternative' ? 'detours' : null;
  if (way)
    return void sums.passages.set(`${row.order_id} ${step}`, {
      order_id: row.order_id,
      city,
      step,
      way,
      language,
      ms: timeAt(row, step),
    });
  const key = { city, step };
  if (kind === 'clue') {
    countsOf(sums, key).hints += 1;
    countSpoken(sums, key, language, 'hints');
  }
  if (verdict === 'wrong' || verdict === 'almost' || verdict === 'unreadable')
    countsOf(sums, key)[verdict] += 1;
  if (verdict === 'wrong' || verdict === 'almost') countSpoken(sums, key, language, verdict);
  if (verdict === 'wrong' && row.reading) addWrong(sums, row, step, row.reading.slice(0, LONGEST_READING));
}

/** Milliseconds at the step; null when the order was reset since. */
function timeAt({ reached, made_at: madeAt }: FoldedRow, step: string): number | null {
  const since = (JSON.parse(reached) as Record<string, number>)[step];
  return since === undefined || madeAt < since ? null : madeAt - since;
}

function countsOf(sums: Sums, { city, step }: Key): Counts {
  const key = `${city} ${step}`;
  const known = sums.counts.get(key) ?? {
    city,
    step,
    counts: { solved: 0, detours: 0, hints: 0, wrong: 0, almost: 0, unreadable: 0, timed: 0 },
  };
  sums.counts.set(key, known);
  return known.counts;
}

function countSpoken(
  sums: Sums,
  { city, step }: Key,
  language: string | null,
  name: keyof SpokenCounts,
): void {
  if (language === null) return;
  const key = `${city} ${step} ${language}`;
  const counts = sums.spoken.get(key)?.counts ?? { solved: 0, hints: 0, wrong: 0, almost: 0 };
  counts[name] += 1;
  sums.spoken.set(key, { city, step, language, counts });
}

function addWrong(sums: Sums, { city, made_at: madeAt }: FoldedRow, step: string, reading: string): void {
  const key = JSON.stringify([city, step, reading]);
  const count = (sums.wrong.get(key)?.count ?? 0) + 1;
  sums.wrong.set(key, { city, step, reading, count, last_at: madeAt });
}

/** Drops readings that were erased since the rows were read. */
async function withoutErased(
  transaction: Knex.Transaction,
  rows: readonly FoldedRow[],
): Promise<FoldedRow[]> {
  const read = rows.filter(({ reading }) => reading !== null).map(({ id }) => id);
  const remaining = new Set(
    await transaction('attempts').whereIn('id', read).whereNotNull('reading').pluck<number[]>('id'),
  );
  return rows.map((row) => (remaining.has(row.id) ? row : { ...row, reading: null }));
}

/** Adds nothing when another process has taken the same rows. */
async function addSums(
  transaction: Knex.Transaction,
  from: number,
  to: number,
  rows: readonly FoldedRow[],
): Promise<readonly Key[]> {
  const claimed = await transaction('statistics_cursor')
    .where({ name: 'journal', last_id: from })
    .update({ last_id: to });
  if (claimed === 0) return [];
  const sums = sumUp(await withoutErased(transaction, rows));
  for (const passage of sums.passages.values()) await addPassage(transaction, sums, passage);
  const counted = [...sums.counts.values()];
  for (const { counts, ...key } of counted) await addCounts(transaction, 'step_statistics', key, counts);
  for (const { counts, ...key } of sums.spoken.values())
    await addCounts(transaction, 'language_statistics', key, counts);
  for (const answer of sums.wrong.values()) await addWrongAnswer(transaction, answer);
  return counted.filter(({ counts }) => counts.timed > 0).map(({ city, step }) => ({ city, step }));
}

/** Only the first passage counts: later ones follow a reset by staff. */
async function addPassage(transaction: Knex.Transaction, sums: Sums, passage: Passage) {
  const { way, language, ...row } = passage;
  const added = await transaction('passages')
    .insert(row)
    .onConflict(['order_id', 'step'])
    .ignore()
    .returning('order_id');
  if (added.length === 0) return;
  const counts = countsOf(sums, passage);
  counts[way] += 1;
  if (row.ms !== null) counts.timed += 1;
  if (way === 'solved') countSpoken(sums, passage, language, 'solved');
}

async function addCounts(
  transaction: Knex.Transaction,
  table: 'step_statistics' | 'language_statistics',
  key: Key,
  counts: Counts | SpokenCounts,
): Promise<void> {
  const sum = (name: string) => transaction.raw('?? + ??', [`${table}.${name}`, `excluded.${name}`]);
  await transaction(table)
    .insert({ ...key, ...counts })
    .onConflict(Object.keys(key))
    .merge(Object.fromEntries(Object.keys(counts).map((name) => [name, sum(name)])));
}

async function addWrongAnswer(
  transaction: Knex.Transaction,
  row: { readonly count: number; readonly last_at: number },
): Promise<void> {
  await transaction('wrong_answers')
    .insert(row)
    .onConflict(['city', 'step', 'reading'])
    .merge({ count: transaction.raw('wrong_answers.count + excluded.count'), last_at: row.last_at });
}

/** Recomputes median and 90th percentile when the number of times has grown by 1 %. */
async function measure(db: Database, key: Key): Promise<void> {
  const known = db('step_statistics').where(key);
  const row = await known.first<{ timed: number; measured: number } | undefined>('timed', 'measured');
  if (!row || row.timed < row.measured * 1.01) return;
  const at = async (share: number): Promise<number | null> => {
    const position = Math.max(0, Math.ceil(row.timed * share) - 1);
    const found = await db('passages')
      .where(key)
      .whereNotNull('ms')
      .orderBy('ms')
      .offset(position)
      .limit(1)
      .select<{ ms: number }[]>('ms');
    return found[0]?.ms ?? null;
  };
  const measures = { median_ms: await at(0.5), p90_ms: await at(0.9), measured: row.timed };
  await retryWhileLocked(db, () => db('step_statistics').where(key).update(measures));
}
