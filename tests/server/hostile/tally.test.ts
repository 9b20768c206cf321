import { beforeEach, expect, it } from 'vitest';
import { createSharedCounters } from '../../../server/limits/shared-counters.ts';
import type { SharedCounters } from '../../../server/limits/shared-counters.ts';
import { limitStore } from '../../../server/store/limits.ts';
import type { LimitStore } from '../../../server/store/limits.ts';
import { onBothDatabases } from '../../support/database/databases.ts';

const NOW = 1_780_000_000_000;
const LATER = NOW + 3_600_000;

onBothDatabases((databases) => {
  let store: LimitStore;
  let now = NOW;
  let count = 0;
  let key = '';
  const troubles: unknown[] = [];
  const open = (of: LimitStore = store, flushEveryMs = Infinity): SharedCounters =>
    createSharedCounters(of, () => now, { onError: (error) => void troubles.push(error), flushEveryMs });
  const pointsOf = async (tally: SharedCounters, of = key) => (await tally.read([of]))[0]?.points;
  beforeEach(async () => {
    store ??= limitStore(await databases.open());
    now = NOW;
    troubles.splice(0);
    key = `k${(count += 1)}`;
  });

  it('counts at once in its own process, and in another one a second after synchronising', async () => {
    const [one, two] = [open(), open()];
    for (const tally of [one, one, two]) tally.add(key, LATER);
    expect([await pointsOf(one), await pointsOf(two)]).toEqual([2, 1]);
    await one.flush();
    now += 999;
    expect(await pointsOf(two)).toBe(1);
    now += 1;
    expect(await pointsOf(two)).toBe(3);
    await two.flush();
    now += 1000;
    expect(await pointsOf(one)).toBe(3);
  });

  it('synchronises automatically, with one statement', async () => {
    const written: number[] = [];
    const tally = open(
      { ...store, add: (counts, at) => (written.push(counts.length), store.add(counts, at)) },
      1,
    );
    for (let index = 0; index < 50; index += 1) tally.add(`${key}-${index % 5}`, LATER);
    await expect
      .poll(async () => (await store.read([`${key}-0`, `${key}-4`])).map(({ points }) => points))
      .toEqual([10, 10]);
    expect(written).toEqual([5]);
    await tally.stop();
  });

  it('counts while nothing can be written, and writes everything later', async () => {
    let isFull = true;
    const add: LimitStore['add'] = (counts, at) =>
      isFull ? Promise.reject(new Error('disk full')) : store.add(counts, at);
    const tally = open({ ...store, add });
    tally.add(key, LATER);
    await expect(tally.flush()).rejects.toThrow('disk full');
    tally.add(key, LATER);
    expect(await pointsOf(tally)).toBe(2);
    isFull = false;
    await tally.flush();
    expect(await pointsOf(open())).toBe(2);
  });

  it('counts nothing twice when it is read during a write', async () => {
    const tally = open();
    tally.add(key, LATER);
    const sharing = tally.flush();
    tally.add(key, LATER);
    expect(await pointsOf(tally)).toBe(2);
    await sharing;
    expect(await pointsOf(tally)).toBe(2);
    await tally.flush();
    now += 1000;
    expect(await pointsOf(tally)).toBe(2);
  });

  it('does not write counts that expire before they are synchronised', async () => {
    const tally = open();
    tally.add(key, NOW + 10);
    now += 10;
    expect(await pointsOf(tally)).toBe(0);
    await tally.flush();
    expect(await store.read([key])).toEqual([]);
  });

  it('forgets in every process', async () => {
    const [one, two] = [open(), open()];
    one.add(key, LATER);
    await one.flush();
    expect(await pointsOf(two)).toBe(1);
    await one.forget(key);
    expect(await pointsOf(one)).toBe(0);
    now += 1000;
    expect(await pointsOf(two)).toBe(0);
  });

  it('reports a threshold once, whichever process reaches it', async () => {
    let told = 0;
    const mark = { points: 10, onReached: () => void (told += 1) };
    const tallies = [open(), open()];
    for (let round = 0; round < 6; round += 1)
      for (const tally of tallies) {
        tally.add(key, LATER, mark);
        await tally.flush();
      }
    expect(told).toBe(1);
  });

  it('caches at most a hundred thousand keys and reads the others again', async () => {
    const tally = open({
      ...store,
      add: (counts) => Promise.resolve([...counts]),
      read: () => Promise.resolve([]),
    });
    tally.add(key, LATER);
    for (let index = 0; index < 100_000; index += 1) tally.add(`${key}-${index}`, LATER);
    await tally.flush();
    expect(await pointsOf(tally)).toBe(0);
    expect(await pointsOf(tally, `${key}-99999`)).toBe(1);
  });
});
