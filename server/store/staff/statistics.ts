import { isPostgres, type Database } from '../database/open-database.ts';
import { foldJournal } from '../orders/fold-journal.ts';
import { readerOf } from '../database/reader.ts';

/** Usual duration of a step. */
export interface StepTimes {
  readonly medianSeconds: number;
  readonly p90Seconds: number;
  /** Number of players measured. */
  readonly players: number;
}

export interface StepStatistics {
  readonly step: string;
  /** Players who left the step by an answer, or by the alternative route. */
  readonly solved: number;
  readonly detours: number;
  readonly hints: number;
  readonly wrong: number;
  readonly almost: number;
  readonly unreadable: number;
  readonly times: StepTimes | null;
}

/** What telephones in another language than French did at a step: a part of its statistics. */
export interface LanguageStatistics extends Pick<
  StepStatistics,
  'step' | 'solved' | 'hints' | 'wrong' | 'almost'
> {
  readonly language: string;
}

/** A wrong answer, normalised, and its count. */
export interface WrongAnswer {
  readonly step: string;
  readonly reading: string;
  readonly count: number;
  readonly lastAt: number;
}

export type StatisticsStore = ReturnType<typeof statisticsStore>;

interface Row {
  city: string;
  step: string;
  solved: number;
  detours: number;
  hints: number;
  wrong: number;
  almost: number;
  unreadable: number;
  timed: number;
  median_ms: number | null;
  p90_ms: number | null;
}

const COLUMNS: (keyof Row)[] = [
  'city',
  'step',
  'solved',
  'detours',
  'hints',
  'wrong',
  'almost',
  'unreadable',
  'timed',
  'median_ms',
  'p90_ms',
];

/** Minimum number of players for a usual duration. */
const FEWEST_PLAYERS = 5;
/** Chunks per request; housekeeping has no limit. */
const USUAL_CHUNKS = 40;

export function statisticsStore(db: Database) {
  const read = readerOf(db);
  return {
    /** Adds journal rows to the statistics, at most so many chunks. */
    async refresh(now: number, chunks: number = USUAL_CHUNKS): Promise<void> {
      let left = chunks;
      while (left > 0 && (await foldJournal(db, now))) left -= 1;
    },
    async ofCity(city: string): Promise<StepStatistics[]> {
      return (await db('step_statistics').where({ city }).select<Row[]>(COLUMNS)).map(readStatistics);
    },
    async byLanguage(city: string): Promise<LanguageStatistics[]> {
      return db('language_statistics')
        .where({ city })
        .orderBy(['step', 'language'])
        .select<LanguageStatistics[]>('step', 'language', 'solved', 'hints', 'wrong', 'almost');
    },
    /** Most frequent answers of a step first. */
    async wrongAnswers(city: string, step: string, most: number): Promise<WrongAnswer[]> {
      return db('wrong_answers')
        .where({ city, step })
        .orderBy([
          { column: 'count', order: 'desc' },
          { column: 'reading', order: 'asc' },
        ])
        .limit(most)
        .select<WrongAnswer[]>('step', 'reading', 'count', 'last_at as lastAt');
    },
    async timesAt(city: string, step: string | null): Promise<StepTimes | null> {
      if (step === null) return null;
      const row = await db('step_statistics').where({ city, step }).first<Row | undefined>(COLUMNS);
      return row ? readTimes(row) : null;
    },
    /** For each measured step: arrival time before which a player is slower than nine of ten. */
    async stuckSince(now: number): Promise<{ city: string; step: string; since: number }[]> {
      const rows = await db('step_statistics')
        .where('timed', '>=', FEWEST_PLAYERS)
        .whereNotNull('p90_ms')
        .select<Row[]>(COLUMNS);
      return rows.map(({ city, step, p90_ms: p90 }) => ({ city, step, since: now - (p90 ?? 0) }));
    },
    /** Orders in progress or finished that have reached a step, by the step's stored name. */
    async reached(city: string): Promise<ReadonlyMap<string, number>> {
      const steps = isPostgres(db) ? 'json_each(orders.reached::json)' : 'json_each(orders.reached)';
      const query = playedOrders(db, city)
        .joinRaw(`, ${steps} as step`)
        .groupBy('step.key')
        .select<{ name: string; total: number }[]>({ name: 'step.key' })
        .count({ total: '*' });
      const rows = await read<{ name: string; total: number }>(query);
      return new Map(rows.map(({ name, total }) => [name, total]));
    },
    async players(city: string): Promise<{ playing: number; finished: number }> {
      const query = playedOrders(db, city).groupBy('state').select('state').count({ total: '*' });
      const rows = await read<{ state: string; total: number }>(query);
      const of = (name: string): number => rows.find(({ state }) => state === name)?.total ?? 0;
      return { playing: of('ACTIVATED'), finished: of('DONE') };
    },
  };
}

const playedOrders = (db: Database, city: string) =>
  db('orders')
    .where({ city })
    .whereRaw('not is_probe')
    .whereNull('cancelled_at')
    .whereIn('state', ['ACTIVATED', 'DONE']);

function readStatistics(row: Row): StepStatistics {
  const { step, solved, detours, hints, wrong, almost, unreadable } = row;
  return { step, solved, detours, hints, wrong, almost, unreadable, times: readTimes(row) };
}

function readTimes({ timed, median_ms: median, p90_ms: p90 }: Row): StepTimes | null {
  if (timed < FEWEST_PLAYERS || median === null || p90 === null) return null;
  return {
    medianSeconds: Math.round(median / 1000),
    p90Seconds: Math.round(p90 / 1000),
    players: timed,
  };
}
