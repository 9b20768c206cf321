import type { Remedy, UnavailablePlace } from '../../../engine/view/context.ts';
import type { Database } from '../database/open-database.ts';
import { readerOf } from '../database/reader.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/** A staff entry about a place. */
export interface PlaceEntry {
  readonly id: number;
  readonly city: string;
  readonly place: string;
  readonly gone: boolean;
  readonly sentence: string | null;
  readonly remedy: Remedy | null;
  /** E-mail of the author; null when the account is deleted. */
  readonly by: string | null;
  readonly reason: string | null;
  readonly madeAt: number;
}

export interface NewPlaceEntry extends Omit<PlaceEntry, 'id' | 'by'> {
  readonly actorId: number;
  /** Id of the latest entry when this was written; 0 for none. */
  readonly follows: number;
}

/** A player's report about a place. */
export interface PlaceReport {
  readonly id: number;
  readonly code: string;
  readonly city: string;
  readonly step: string | null;
  readonly place: string | null;
  readonly text: string | null;
  readonly email: string | null;
  readonly madeAt: number;
}

export interface NewReport {
  readonly orderId: number;
  readonly accountId: number;
  readonly step: string | null;
  readonly text: string;
  readonly contentVersion: string;
  readonly now: number;
}

export type PlaceStore = ReturnType<typeof placeStore>;

interface PlaceRow {
  id: number;
  city: string;
  place: string;
  gone: boolean | number;
  sentence: string | null;
  remedy: string | null;
  reason: string | null;
  made_at: number;
  email: string | null;
}

const PLACE_COLUMNS = ['id', 'city', 'place', 'gone', 'sentence', 'remedy', 'reason', 'made_at'].map(
  (column) => `place_journal.${column}`,
);

interface ReportRow {
  id: number;
  code: string;
  city: string;
  step: string | null;
  reading: string | null;
  reason: string | null;
  made_at: number;
  email: string | null;
}

export function placeStore(db: Database) {
  const latestEntries = cacheLatestEntries(db);
  const read = readerOf(db);
  return {
    /**
     * `nameOf`: current name of a place that was renamed. `version`: of the journal, if known; allows the
     * cache.
     */
    async goneIn(
      city: string,
      nameOf: (place: string) => string,
      version?: number,
    ): Promise<UnavailablePlace[]> {
      const rows = await latestEntries(city, version);
      const current = new Map(rows.map((row) => [nameOf(row.place), row]));
      return [...current]
        .filter(([, { gone }]) => Boolean(gone))
        .map(([place, row]) => readGone({ ...row, place }));
    },
    /** Newest first. */
    async journal(city: string): Promise<PlaceEntry[]> {
      const rows = await db('place_journal')
        .leftJoin('accounts', 'accounts.id', 'place_journal.actor_id')
        .where({ city })
        .orderBy('place_journal.id', 'desc')
        .select<PlaceRow[]>([...PLACE_COLUMNS, 'accounts.email']);
      return rows.map(readEntry);
    },
    /** False when another entry was added meanwhile. */
    async add({
      city,
      place,
      gone,
      sentence,
      remedy,
      actorId,
      follows,
      reason,
      madeAt,
    }: NewPlaceEntry): Promise<boolean> {
      const row = {
        city,
        place,
        gone,
        sentence,
        remedy: JSON.stringify(remedy),
        actor_id: actorId,
        follows,
        reason,
        made_at: madeAt,
      };
      const added = await retryWhileLocked(db, () =>
        db('place_journal').insert(row).onConflict(['city', 'place', 'follows']).ignore().returning('id'),
      );
      return added.length === 1;
    },
    async report(report: NewReport): Promise<void> {
      await retryWhileLocked(db, () => db('attempts').insert(describeReport(report)));
    },
    /** Newest first, with the total. */
    async reports(
      city: string | null,
      { page, size }: { readonly page: number; readonly size: number },
    ): Promise<{ total: number; reports: PlaceReport[] }> {
      const found = () => {
        // A literal, because a bound value would not match the partial index.
        const query = db('attempts')
          .join('orders', 'orders.id', 'attempts.order_id')
          .whereRaw("attempts.kind = 'report'");
        return city === null ? query : query.where({ city });
      };
      const [counted] = await read<{ total: number }>(found().count({ total: '*' }));
      const query = found()
        .leftJoin('accounts', 'accounts.id', 'attempts.actor_id')
        .orderBy('attempts.id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .select(
          'attempts.id',
          'attempts.step',
          'attempts.reading',
          'attempts.reason',
          'attempts.made_at',
          'orders.code',
          'orders.city',
          'accounts.email',
        );
      const rows = await read<ReportRow>(query);
      return { total: counted?.total ?? 0, reports: rows.map(readReport) };
    },
  };
}

/** Latest entry of each place, cached until the journal changes. */
function cacheLatestEntries(db: Database): (city: string, version?: number) => Promise<readonly PlaceRow[]> {
  const known = new Map<string, { readonly version: number; readonly rows: readonly PlaceRow[] }>();
  return async (city, version) => {
    const cached = known.get(city);
    if (cached && cached.version === version) return cached.rows;
    const last = db('place_journal').where({ city }).groupBy('place').max('id');
    const latest = db('place_journal').whereIn('id', last).orderBy('id');
    const rows = await latest.select<PlaceRow[]>(PLACE_COLUMNS);
    if (version !== undefined) known.set(city, { version, rows });
    return rows;
  };
}

const readRemedy = (text: string | null): Remedy | null =>
  text === null ? null : (JSON.parse(text) as Remedy | null);

function readGone({ place, sentence, remedy }: PlaceRow): UnavailablePlace {
  return { place, sentence: sentence ?? '', remedy: readRemedy(remedy) ?? { kind: 'solution' } };
}

function readEntry({
  id,
  city,
  place,
  gone,
  sentence,
  remedy,
  reason,
  made_at: madeAt,
  email,
}: PlaceRow): PlaceEntry {
  return {
    id,
    city,
    place,
    gone: Boolean(gone),
    sentence,
    remedy: readRemedy(remedy),
    by: email,
    reason,
    madeAt,
  };
}

function readReport({
  id,
  code,
  city,
  step,
  reading,
  reason,
  email,
  made_at: madeAt,
}: ReportRow): PlaceReport {
  return { id, code, city, step, place: reading, text: reason, email, madeAt };
}

/** A journal row, so that reports appear in the player's file. */
function describeReport({ orderId, accountId, step, text, contentVersion, now }: NewReport) {
  return {
    order_id: orderId,
    kind: 'report',
    step,
    reading: null,
    http_status: 200,
    content_version: contentVersion,
    actor_id: accountId,
    reason: text,
    made_at: now,
  };
}
