import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import type { LiveBus, LiveNews } from '../../../server/store/live-bus/live-bus.ts';
import { newsTexts, readNews } from '../../../server/store/live-bus/postgres-bus.ts';
import { openBus } from '../../../server/store/live-bus/open-bus.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { onBothDatabases } from '../../support/database/databases.ts';

const NEWS: LiveNews = {
  versions: [[12, 17]],
  parties: [3],
  writing: [{ orderId: 12, memberId: 5, step: 'GARE' }],
  shown: [{ orderId: 12, memberId: 5, to: [6], event: 'sign', data: { sign: 'here' } }],
};
const version = (number: number): LiveNews => ({
  versions: [[1, number]],
  parties: [],
  writing: [],
  shown: [],
});

interface Heard {
  readonly bus: LiveBus;
  readonly news: LiveNews[];
  gaps: number;
}

onBothDatabases((databases) => {
  const buses: LiveBus[] = [];
  afterAll(() => Promise.all(buses.map((bus) => bus.stop())));

  function open(db: Database): Heard {
    const bus = openBus(db, createLog('silent'));
    buses.push(bus);
    const heard: Heard = { bus, news: [], gaps: 0 };
    bus.listen({ onNews: (news) => void heard.news.push(news), onGap: () => void (heard.gaps += 1) });
    return heard;
  }

  /** Publishes numbered news until some is heard: a listener of PostgreSQL needs a moment to connect. */
  async function ready(heard: Heard): Promise<void> {
    await expect
      .poll(() => {
        heard.bus.publish(version(0));
        return heard.news.length;
      })
      .toBeGreaterThan(0);
    await settled(heard);
  }

  /** Waits until everything published so far has come. */
  async function settled(heard: Heard): Promise<void> {
    const last = version(1_000_000 + Math.floor(Math.random() * 1_000_000));
    heard.bus.publish(last);
    await expect.poll(() => JSON.stringify(heard.news.at(-1))).toBe(JSON.stringify(last));
    heard.news.length = 0;
  }

  it('brings news to the process that published it, in order', async () => {
    const heard = open(await databases.open());
    await ready(heard);
    heard.bus.publish(NEWS);
    for (let number = 1; number <= 20; number += 1) heard.bus.publish(version(number));
    await expect
      .poll(() => heard.news)
      .toEqual([NEWS, ...Array.from({ length: 20 }, (_, index) => version(index + 1))]);
  });

  it('brings much news at once whole', async () => {
    const heard = open(await databases.open());
    await ready(heard);
    const versions = Array.from({ length: 5000 }, (_, order) => [order, 7] as const);
    heard.bus.publish({ versions, parties: [], writing: [], shown: [] });
    await expect.poll(() => heard.news.flatMap((news) => news.versions)).toEqual(versions);
  });

  it('is silent after its end, and so is a publisher without a database', async () => {
    const db = await databases.open();
    const heard = open(db);
    await ready(heard);
    await heard.bus.stop();
    heard.bus.publish(NEWS);
    const alone = openBus(databases.again(db), createLog('silent'));
    alone.publish(NEWS);
    await alone.stop();
    expect(heard.news).toEqual([]);
  });

  describe.runIf(databases.shared)('of two processes', () => {
    it('reaches both', async () => {
      const db = await databases.open();
      const [one, two] = [open(db), open(databases.again(db))];
      await ready(one);
      await ready(two);
      two.news.length = 0;
      one.bus.publish(NEWS);
      await expect.poll(() => two.news).toContainEqual(NEWS);
    });

    it('is heard again after the connection broke, and tells that news may be lost', async () => {
      const db = await databases.open();
      const heard = open(db);
      await ready(heard);
      const { gaps } = heard;
      await db.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
      );
      await expect.poll(() => heard.gaps).toBe(gaps + 1);
      heard.bus.publish(NEWS);
      await expect.poll(() => heard.news).toContainEqual(NEWS);
    });
  });
});

describe('news as text', () => {
  it('fits a notification, whatever it contains', () => {
    const writing = Array.from({ length: 300 }, (_, orderId) => ({
      orderId,
      memberId: 1,
      step: 'É'.repeat(100),
    }));
    const news: LiveNews = {
      shown: [],
      versions: Array.from({ length: 999 }, (_, order) => [order, 1] as const),
      parties: [1, 2, 3],
      writing,
    };
    const texts = newsTexts(news);
    expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8000);
    const read = texts.map(readNews);
    expect(read.flatMap(({ versions }) => versions)).toEqual(news.versions);
    expect(read.flatMap((part) => part.writing)).toEqual(writing);
    expect(read.flatMap(({ parties }) => parties)).toEqual([1, 2, 3]);
  });
});
