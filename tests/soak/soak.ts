// Fixed wait: a load is a number of requests per second.
import { setTimeout as pause } from 'node:timers/promises';
import { playGames, type Games, type Turn } from './games.ts';
import type { Measure } from './server.ts';
import type { SoakServer } from './soak-server.ts';

const SIDE_BY_SIDE = 4;
const MEGABYTE = 1_000_000;

/** Allowed rise of memory over the second half: the remaining growth of a page cache. */
const MOST_HEAP_RISE = 6 * MEGABYTE;
const MOST_RSS_RISE = 24 * MEGABYTE;
/** Allowed ratio of rows of swept tables at the end and in the middle. */
const MOST_ROWS_GROWTH = 1.5;
const FEW_ROWS = 200;

export interface Soak extends Games {
  /** Requests sent per second, half of the server's capacity. */
  readonly rate: number;
  readonly measures: readonly Measure[];
  /** Reasons for a failure; empty if passed. */
  readonly problems: readonly string[];
}

const atOnce: Turn = () => Promise.resolve();

/** The server's capacity in requests per second. */
async function capacityOf(server: SoakServer, seconds: number): Promise<number> {
  const start = Date.now();
  const end = start + seconds * 1000;
  const { answered } = await playGames(server, SIDE_BY_SIDE, atOnce, () => Date.now() >= end);
  return (answered * 1000) / (Date.now() - start);
}

/** A rate limiter shared by all players: each call gets its own time slot. */
function paced(perSecond: number): Turn {
  let next = Date.now();
  return async () => {
    next = Math.max(next + 1000 / perSecond, Date.now());
    await pause(next - Date.now());
  };
}

/** Plays at half of the server's capacity for this long, and measures its memory throughout. */
export async function soak(
  server: SoakServer,
  minutes: number,
  onMeasure: (measure: Measure) => void,
): Promise<Soak> {
  const rate = (await capacityOf(server, 5)) / 2;
  const end = Date.now() + minutes * 60_000;
  const isOver = (): boolean => Date.now() >= end;
  const measures: Measure[] = [];
  const watching = (async () => {
    for (; !isOver(); await pause(Math.min(5_000, minutes * 1_500))) {
      const measure = await server.measure();
      measures.push(measure);
      onMeasure(measure);
    }
  })();
  const games = await playGames(server, SIDE_BY_SIDE, paced(rate), isOver);
  await watching;
  return { ...games, rate, measures, problems: [...games.errors.slice(0, 5), ...problemsOf(measures)] };
}

/** Evaluates the second half of the measurements. */
export function problemsOf(measures: readonly Measure[]): string[] {
  const later = measures.slice(Math.floor(measures.length / 2));
  const [middle, last] = [later[0], later.at(-1)];
  if (!middle || !last) return ['nothing was measured'];
  const heap = rise(later.map((measure) => measure.heap));
  const rss = rise(later.map((measure) => measure.rss));
  return [
    ...(heap > MOST_HEAP_RISE ? [`the heap rises by ${Math.round(heap)} bytes`] : []),
    ...(rss > MOST_RSS_RISE ? [`the process grows by ${Math.round(rss)} bytes`] : []),
    ...Object.entries(last.rows)
      .filter(
        ([table, rows]) =>
          rows > FEW_ROWS && rows > MOST_ROWS_GROWTH * middle.rows[table as keyof Measure['rows']],
      )
      .map(([table, rows]) => `${table} grows to ${rows} rows`),
  ];
}

/** The rise from the first to the last of equally spaced values, along their least-squares line. */
export function rise(values: readonly number[]): number {
  const count = values.length;
  const middle = (count - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const spread = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  const together = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  return spread === 0 ? 0 : (together / spread) * (count - 1);
}
