import { beforeEach, describe, expect, it } from 'vitest';
import { freshProgress } from '../../../engine/index.ts';
import type { Progress } from '../../../engine/index.ts';
import { accountStore } from '../../../server/store/accounts.ts';
import { attemptStore } from '../../../server/store/attempts.ts';
import { commitAttempts } from '../../../server/store/commit-attempts.ts';
import type { AttemptCommand } from '../../../server/store/commit-attempts.ts';
import { commitQueue } from '../../../server/store/commit-queue.ts';
import type { Database } from '../../../server/store/open-database.ts';
import { orderStore } from '../../../server/store/orders.ts';
import type { Order } from '../../../server/store/orders.ts';
import { onBothDatabases } from '../../support/databases.ts';

const NOW = 1_780_000_000_000;

const progress: Progress = {
  state: 'ACTIVATED',
  step: 'GARE',
  alternativeFrom: 'PHARE',
  clueIndex: 2,
  lastClueDate: NOW - 1,
  lastStepDate: NOW - 2,
  startDate: NOW - 3,
  reached: { GARE: NOW - 4 },
  recognised: true,
  wrongAnswers: ['un', 'deux'],
  waitUntil: NOW + 5,
};

onBothDatabases((databases) => {
  let db: Database;
  let actorId: number;

  beforeEach(async () => {
    db ??= await databases.open();
    const account = await accountStore(db).byEmail('a@poste.test');
    actorId = account?.id ?? (await accountStore(db).create({ email: 'a@poste.test', passwordHash: '', admin: false }, NOW))?.id ?? 0;
  });

  let count = 0;
  async function newOrder(): Promise<Order> {
    const code = `T${String((count += 1)).padStart(5, '0')}`;
    const fresh = { ...freshProgress, state: 'SENT' as const };
    await orderStore(db).create(
      { code, city: 'VILLE', identifier: null, tiedEmail: null, giftFrom: null, fullOnWin: false, contentVersion: 'v1', progress: fresh },
      NOW,
    );
    const order = await orderStore(db).byCode(code);
    if (!order) throw new Error('no order');
    return order;
  }

  const command = (order: Order, more: Partial<AttemptCommand> = {}): AttemptCommand => ({
    orderId: order.id,
    expectedVersion: order.version,
    key: null,
    kind: 'answer',
    step: 'GARE',
    verdict: 'wrong',
    reading: 'place',
    httpStatus: 404,
    reply: 'Code Erroné',
    seconds: null,
    contentVersion: 'v1',
    actorId,
    reason: null,
    now: NOW,
    progress,
    ownership: { accountId: actorId, waiverVersion: '2026-01' },
    ...more,
  });

  describe('commitAttempts', () => {
    it('writes the progress and the journal together', async () => {
      const order = await newOrder();
      expect(await commitAttempts(db, [command(order)])).toEqual([{ outcome: 'committed' }]);
      const after = await orderStore(db).byCode(order.code);
      expect(after).toMatchObject({ progress, version: 2, accountId: actorId, activatedAt: NOW, waiver: { version: '2026-01', at: NOW } });
      const [row, ...others] = await attemptStore(db).ofOrder(order.id);
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        kind: 'answer',
        step: 'GARE',
        verdict: 'wrong',
        reading: 'place',
        httpStatus: 404,
        reply: 'Code Erroné',
        madeAt: NOW,
      });
    });

    it('changes nothing when the order has moved on', async () => {
      const order = await newOrder();
      await commitAttempts(db, [command(order)]);
      expect(await commitAttempts(db, [command(order, { verdict: 'right' })])).toEqual([{ outcome: 'conflict' }]);
      expect(await attemptStore(db).ofOrder(order.id)).toHaveLength(1);
    });

    it('gives the first answer to a key sent twice, even with today’s version', async () => {
      const order = await newOrder();
      await commitAttempts(db, [command(order, { key: 'k' })]);
      const again = command({ ...order, version: 2 }, { key: 'k', verdict: 'right', httpStatus: 200 });
      const [result] = await commitAttempts(db, [again]);
      expect(result).toMatchObject({ outcome: 'replayed', attempt: { verdict: 'wrong', httpStatus: 404 } });
      expect((await orderStore(db).byCode(order.code))?.version).toBe(2);
    });

    it('lets two orders use the same key', async () => {
      const [one, two] = [await newOrder(), await newOrder()];
      const results = await commitAttempts(db, [command(one, { key: 'same' }), command(two, { key: 'same' })]);
      expect(results).toEqual([{ outcome: 'committed' }, { outcome: 'committed' }]);
    });

    it('answers in the order of the list, whatever the order of its locks', async () => {
      const [one, two] = [await newOrder(), await newOrder()];
      const results = await commitAttempts(db, [command(two), command(one, { expectedVersion: 9 })]);
      expect(results.map(({ outcome }) => outcome)).toEqual(['committed', 'conflict']);
    });

    it('takes one of two commands judged against the same version', async () => {
      const order = await newOrder();
      const results = await commitAttempts(db, [command(order), command(order)]);
      expect(results.map(({ outcome }) => outcome)).toEqual(['committed', 'conflict']);
    });

    it.runIf(databases.shared)('takes one of many sent by two processes', async () => {
      const order = await newOrder();
      const other = databases.again(db);
      const results = await Promise.all(Array.from({ length: 10 }, (_, index) => commitAttempts(index % 2 ? db : other, [command(order)])));
      expect(results.flat().filter(({ outcome }) => outcome === 'committed')).toHaveLength(1);
      expect(await attemptStore(db).ofOrder(order.id)).toHaveLength(1);
    });

    it('writes all or nothing', async () => {
      const order = await newOrder();
      const stranger = command(order, { actorId: 987_654 });
      await expect(commitAttempts(db, [stranger])).rejects.toThrow();
      expect(await orderStore(db).byCode(order.code)).toEqual(order);
    });
  });

  describe('the commit queue', () => {
    it('shares one transaction between all attempts of a moment', async () => {
      const orders = await Promise.all(Array.from({ length: 20 }, newOrder));
      let transactions = 0;
      const begun = ({ sql }: { sql: string }) => void (transactions += /^begin/i.test(sql) ? 1 : 0);
      db.on('query', begun);
      const commit = commitQueue(db);
      const results = await Promise.all(orders.map((order) => commit(command(order))));
      db.off('query', begun);
      expect(results.every(({ outcome }) => outcome === 'committed')).toBe(true);
      expect(transactions).toBe(1);
    });

    it('lets one bad command harm nobody else', async () => {
      const [good, bad] = [await newOrder(), await newOrder()];
      const commit = commitQueue(db);
      const results = await Promise.allSettled([commit(command(good)), commit(command(bad, { actorId: 987_654 }))]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect((await orderStore(db).byCode(good.code))?.version).toBe(2);
    });
  });
});
