import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playGames } from './games.ts';
import type { Measure } from './server.ts';
import { problemsOf, rise } from './soak.ts';
import { startSoakServer, type SoakServer } from './soak-server.ts';

const A_ROUND = 160;
/** Bytes per request: code may still be compiled after the warm-up; the planted leak keeps 4,000. */
const MOST_KEPT = 1_000;

let server: SoakServer;
beforeAll(async () => void (server = await startSoakServer('--quickly')));
afterAll(() => server.stop());

/** Plays this many requests; returns the server's memory. */
async function heapAfterRound(): Promise<number> {
  let left = A_ROUND;
  const turn = (): Promise<void> => Promise.resolve(void (left -= 1));
  const { errors } = await playGames(server, 4, turn, () => left <= 0);
  expect(errors).toEqual([]);
  return (await server.measure()).heap;
}

/** Bytes that each request leaves, over several rounds. */
async function keptByRequest(rounds: number): Promise<number> {
  const heaps: number[] = [];
  while (heaps.length < rounds) heaps.push(await heapAfterRound());
  return rise(heaps) / ((rounds - 1) * A_ROUND);
}

describe('a server after many games', () => {
  it('keeps no memory of answered requests', async () => {
    // The first requests fill caches: compiled code, prepared statements.
    await heapAfterRound();
    expect(await keptByRequest(4)).toBeLessThan(MOST_KEPT);
  });

  it('fails this check when each request leaks memory', async () => {
    await server.leak();
    expect(await keptByRequest(3)).toBeGreaterThan(MOST_KEPT);
  });
});

describe('the evaluation of a long run', () => {
  const measure = (heap: number, rss: number, sessions: number): Measure => ({
    heap,
    rss,
    rows: { sessions, limits: 10, outbox: 10, password_resets: 10 },
  });
  const measures = (change: (index: number) => Measure): Measure[] =>
    Array.from({ length: 40 }, (_, index) => change(index));

  it('measures a rise by linear regression', () => {
    expect(rise([1, 2, 3, 4])).toBeCloseTo(3);
    expect(rise([5, 1, 5, 1, 5])).toBeCloseTo(0);
  });

  it.each([
    ['nothing that stays as it was', measures((index) => measure(5e7 + (index % 3) * 1e6, 1e8, 400)), []],
    [
      'a heap that rises',
      measures((index) => measure(5e7 + index * 5e5, 1e8, 400)),
      ['the heap rises by 9500000 bytes'],
    ],
    [
      'a process that grows',
      measures((index) => measure(5e7, 1e8 + index * 2e6, 400)),
      ['the process grows by 38000000 bytes'],
    ],
    [
      'a table that is not swept',
      measures((index) => measure(5e7, 1e8, index * 50)),
      ['sessions grows to 1950 rows'],
    ],
    ['no measure at all', [], ['nothing was measured']],
  ])('finds %s', (_what, seen, problems) => {
    expect(problemsOf(seen)).toEqual(problems);
  });
});
