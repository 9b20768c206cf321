import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshProgress } from '../../../engine/index.ts';
import type { Progress } from '../../../engine/index.ts';
import { accountStore } from '../../../server/store/accounts/accounts.ts';
import { attemptStore } from '../../../server/store/orders/attempts.ts';
import type { AttemptCommand, Commit } from '../../../server/store/commit/command.ts';
import { openCommit } from '../../../server/store/commit/commit.ts';
import { sqliteFile } from '../../../server/store/database/open-database.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { orderStore } from '../../../server/store/orders/orders.ts';
import type { Order } from '../../../server/store/orders/orders.ts';
import { outboxStore } from '../../../server/store/outbox.ts';
import { onBothDatabases } from '../../support/database/databases.ts';

const NOW = 1_780_000_000_000;

const progress: Progress = {
  state: 'ACTIVATED',
  step: 'GARE',
  taken: ['PHARE'],
  chosen: { QUAI: 'est' },
  asked: ['QUAI', 'GARE'],
  sideSteps: {
    CAVE: {
      clueIndex: 1,
      lastClueDate: NOW - 1,
      recognised: false,
      wrongAnswers: ['00'],
      waitUntil: null,
      waitBy: null,
      solvedAt: NOW - 1,
    },
  },
  clueIndex: 2,
  lastClueDate: NOW - 1,
  lastStepDate: NOW - 2,
  startDate: NOW - 3,
  reached: { GARE: NOW - 4 },
  recognised: true,
  wrongAnswers: ['un', 'deux'],
  waitBy: 7,
  answeredBy: { 7: 'QUAI' },
  waitUntil: NOW + 5,
};

/** Counts the commits in SQLite's WAL since it was reset: the last page of each transaction bears a size. */
function commitsIn(file: string): number {
  const log = readFileSync(file);
  const frame = 24 + log.readUInt32BE(8);
  const sizes = Array.from({ length: Math.floor((log.length - 32) / frame) }, (_, index) =>
    log.readUInt32BE(32 + index * frame + 4),
  );
  return sizes.filter((size) => size > 0).length;
}

onBothDatabases((databases) => {
  let db: Database;
  let commit: Commit;
  let actorId: number;

  beforeEach(async () => {
    db ??= await databases.open();
    commit ??= openCommit(db);
    const account = await accountStore(db).byEmail('a@poste.test');
    actorId =
      account?.id ??
      (await accountStore(db).create({ email: 'a@poste.test', passwordHash: '', admin: false }, NOW))?.id ??
      0;
  });

  let count = 0;
  async function newOrder(): Promise<Order> {
    const code = `T${String((count += 1)).padStart(5, '0')}`;
    const fresh = { ...freshProgress, state: 'SENT' as const };
    await orderStore(db).create(
      {
        code,
        city: 'VILLE',
        identifier: null,
        tiedEmail: null,
        giftFrom: null,
        fullOnWin: false,
        contentVersion: 'v1',
        progress: fresh,
      },
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
    ...more,
  });
  const ACTIVATION = {
    get ownership() {
      return { accountId: actorId, waiverVersion: '2026-01' };
    },
  };
  const failure = { most: 3, counts: true, until: NOW + 60 };

  const all = (commands: readonly AttemptCommand[]) => Promise.all(commands.map((one) => commit(one)));
  const outcomes = (results: Awaited<ReturnType<typeof all>>) => results.map(({ outcome }) => outcome);
  const rowsOf = (order: Order) => attemptStore(db).ofOrder(order.id);

  /** Locks the order until this many transactions wait for it, so that races are deterministic. */
  async function whileHeld<Result>(
    order: Order,
    waiters: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    let working: Promise<Result> | undefined;
    await db.transaction(async (transaction) => {
      await transaction('orders').where({ id: order.id }).forUpdate();
      working = work();
      const waiting = () =>
        db('pg_stat_activity').where({ wait_event_type: 'Lock' }).whereRaw('datname = current_database()');
      await expect.poll(async () => (await waiting()).length).toBe(waiters);
    });
    return working as Promise<Result>;
  }

  describe('an attempt', () => {
    it('writes the progress and the journal in one transaction', async () => {
      const order = await newOrder();
      expect(await commit(command(order, ACTIVATION))).toEqual({ outcome: 'committed' });
      const after = await orderStore(db).byCode(order.code);
      expect(after).toMatchObject({
        progress,
        version: 2,
        accountId: actorId,
        activatedAt: NOW,
        waiver: { version: '2026-01', at: NOW },
      });
      const [row, ...others] = await rowsOf(order);
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

    it('does not change the owner and the waiver unless it is an activation', async () => {
      const order = await newOrder();
      await commit(command(order, ACTIVATION));
      await commit(command({ ...order, version: 2 }, { now: NOW + 1 }));
      const after = await orderStore(db).byCode(order.code);
      expect(after).toMatchObject({
        version: 3,
        accountId: actorId,
        activatedAt: NOW,
        waiver: { version: '2026-01', at: NOW },
      });
    });

    it('writes only its counters when the player’s position does not change', async () => {
      const order = await newOrder();
      await commit(command(order));
      const elsewhere = {
        ...progress,
        step: 'PORT',
        reached: {},
        lastStepDate: 1,
        wrongAnswers: ['trois'],
        waitUntil: 9,
        clueIndex: 0,
      };
      await commit(command({ ...order, version: 2 }, { progress: elsewhere, stays: true }));
      const unchanged = { ...progress, wrongAnswers: ['trois'], waitUntil: 9, clueIndex: 0 };
      expect(await orderStore(db).byCode(order.code)).toMatchObject({ version: 3, progress: unchanged });
    });

    it('is stored with its mail in one transaction', async () => {
      const order = await newOrder();
      const content = {
        to: 'a@poste.test',
        replyTo: null,
        subject: 'Objet',
        text: 'texte',
        html: '<p>texte</p>',
      };
      const mail = {
        id: `m${order.id}`,
        kind: 'waiver',
        accountId: actorId,
        content,
        createdAt: NOW,
        expiresAt: NOW + 10,
      } as const;
      await commit(command(order, { mail }));
      expect(await outboxStore(db).claim({ id: mail.id, tries: 0 }, NOW)).toEqual(mail);
    });

    it('changes nothing when the order has moved on', async () => {
      const order = await newOrder();
      await commit(command(order));
      expect(await commit(command(order, { verdict: 'right' }))).toEqual({ outcome: 'conflict' });
      expect(await rowsOf(order)).toHaveLength(1);
    });

    it('with a repeated key returns the first response, even with the current version', async () => {
      const order = await newOrder();
      await commit(command(order, { key: 'k' }));
      const result = await commit(
        command({ ...order, version: 2 }, { key: 'k', verdict: 'right', httpStatus: 200 }),
      );
      expect(result).toMatchObject({ outcome: 'replayed', attempt: { verdict: 'wrong', httpStatus: 404 } });
      expect((await orderStore(db).byCode(order.code))?.version).toBe(2);
    });

    it('with a key of another letter of the same account is a replay', async () => {
      const [one, two] = [await newOrder(), await newOrder()];
      await commit(command(one, { ...ACTIVATION, key: 'une fois' }));
      expect(await commit(command(two, { key: 'une fois' }))).toMatchObject({
        outcome: 'replayed',
        attempt: { orderId: one.id },
      });
      expect(await rowsOf(two)).toEqual([]);
    });

    it('may use another account’s key', async () => {
      const [one, two] = [await newOrder(), await newOrder()];
      expect(outcomes(await all([command(one, { key: 'same' }), command(two, { key: 'same' })]))).toEqual([
        'committed',
        'committed',
      ]);
    });

    it('is the only one stored of two judged against the same version', async () => {
      const order = await newOrder();
      expect(outcomes(await all([command(order), command(order)])).sort()).toEqual(['committed', 'conflict']);
      expect(await rowsOf(order)).toHaveLength(1);
    });

    it.runIf(databases.shared)('is the only one stored of many sent by two processes', async () => {
      const order = await newOrder();
      const other = openCommit(databases.again(db));
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 ? commit : other)(command(order))),
      );
      expect(outcomes(results).filter((outcome) => outcome === 'committed')).toHaveLength(1);
      expect(await rowsOf(order)).toHaveLength(1);
    });

    it.runIf(databases.shared)(
      'with one key, sent by two processes that both wait for the order, has one effect',
      async () => {
        const order = await newOrder();
        const other = openCommit(databases.again(db));
        const again = command(order, { key: 'deux-doigts', ...ACTIVATION });
        const both = await whileHeld(order, 2, () => Promise.all([commit(again), other(again)]));
        expect(outcomes(both).sort()).toEqual(['committed', 'replayed']);
        expect(await rowsOf(order)).toHaveLength(1);
      },
    );

    it('is written completely or not at all', async () => {
      const order = await newOrder();
      await expect(commit(command(order, { actorId: 987_654, limit: failure }))).rejects.toThrow();
      expect(await orderStore(db).byCode(order.code)).toEqual(order);
    });
  });

  describe('failures', () => {
    async function failing(order: Order, times: number): Promise<string[]> {
      const messages: string[] = [];
      for (let index = 0; index < times; index += 1) {
        const { version } = (await orderStore(db).byCode(order.code)) ?? order;
        messages.push((await commit(command({ ...order, version }, { limit: failure }))).outcome);
      }
      return messages;
    }

    it('of one letter are counted in its own row and do not affect other letters', async () => {
      const [order, neighbour] = [await newOrder(), await newOrder()];
      expect(await failing(order, 3)).toEqual(['committed', 'committed', 'committed']);
      const right = { ...failure, counts: false };
      expect(await commit(command({ ...order, version: 4 }, { limit: right }))).toEqual({
        outcome: 'limited',
        until: NOW + 60,
      });
      expect(await rowsOf(order)).toHaveLength(3);
      expect(await commit(command(neighbour, { limit: right }))).toEqual({ outcome: 'committed' });
    });

    it('expire after a minute', async () => {
      const order = await newOrder();
      await failing(order, 4);
      const later = { now: NOW + 60, limit: { ...failure, until: NOW + 120 } };
      expect(await commit(command({ ...order, version: 4 }, later))).toEqual({ outcome: 'committed' });
      expect(await db('orders').where({ id: order.id }).first('failures')).toEqual({ failures: 1 });
    });

    it('counted before the clock went back cause no wait', async () => {
      const order = await newOrder();
      expect(await failing(order, 4)).toEqual(['committed', 'committed', 'committed', 'limited']);
      const dayBefore = NOW - 24 * 3600 * 1000;
      const then = { now: dayBefore, limit: { ...failure, until: dayBefore + 60 } };
      expect(await commit(command({ ...order, version: 4 }, then))).toEqual({ outcome: 'committed' });
      expect(await db('orders').where({ id: order.id }).first('failures')).toEqual({ failures: 1 });
    });

    it('do not include right answers', async () => {
      const order = await newOrder();
      for (let version = 1; version < 6; version += 1)
        expect(
          (await commit(command({ ...order, version }, { limit: { ...failure, counts: false } }))).outcome,
        ).toBe('committed');
    });

    it('do not block the stored response of a key', async () => {
      const order = await newOrder();
      await commit(command(order, { key: 'first', limit: failure }));
      await failing(order, 2);
      expect((await commit(command(order, { key: 'first', limit: failure }))).outcome).toBe('replayed');
    });

    it.runIf(databases.shared)('are counted together by two processes', async () => {
      const order = await newOrder();
      const other = openCommit(databases.again(db));
      expect(await failing(order, 2)).toEqual(['committed', 'committed']);
      expect(await other(command({ ...order, version: 3 }, { limit: failure }))).toEqual({
        outcome: 'committed',
      });
      expect((await commit(command({ ...order, version: 4 }, { limit: failure }))).outcome).toBe('limited');
    });
  });

  describe('simultaneous attempts', () => {
    it('succeed when another one of them fails', async () => {
      const orders = await Promise.all(Array.from({ length: 5 }, newOrder));
      const results = await Promise.allSettled(
        orders.map((order, index) => commit(command(order, index === 2 ? { actorId: 987_654 } : {}))),
      );
      expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true]);
      const versions = await Promise.all(
        orders.map(async ({ code }) => (await orderStore(db).byCode(code))?.version),
      );
      expect(versions).toEqual([2, 2, 1, 2, 2]);
    });

    it('do not mix with an unrelated transaction', async () => {
      const [one, two] = [await newOrder(), await newOrder()];
      let committing: ReturnType<Commit> | undefined;
      const undone = db.transaction(async (transaction) => {
        await transaction('orders').where({ id: two.id }).update({ identifier: 'half' });
        committing = commit(command(one));
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        throw new Error('taken back');
      });
      await expect(undone).rejects.toThrow('taken back');
      expect(await committing).toEqual({ outcome: 'committed' });
      expect((await orderStore(db).byCode(one.code))?.version).toBe(2);
      expect(await orderStore(db).byCode(two.code)).toEqual(two);
    });

    it.skipIf(databases.shared)('share one durable commit', async () => {
      const orders = await Promise.all(Array.from({ length: 20 }, newOrder));
      await db.raw('pragma wal_checkpoint(truncate)');
      const results = await all(orders.map((order) => command(order)));
      expect(new Set(outcomes(results))).toEqual(new Set(['committed']));
      expect(commitsIn(`${sqliteFile(databases.where(db).dataDir)}-wal`)).toBe(1);
    });

    it.runIf(databases.shared)('share one transaction', async () => {
      const orders = await Promise.all(Array.from({ length: 20 }, newOrder));
      expect(new Set(outcomes(await all(orders.map((order) => command(order)))))).toEqual(
        new Set(['committed']),
      );
      const ids = orders.map(({ id }) => id);
      expect(await db('attempts').whereIn('order_id', ids).distinct(db.raw('xmin::text'))).toHaveLength(1);
    });

    it.skipIf(databases.shared)('are all refused and not written when their commit fails', async () => {
      const orders = await Promise.all([newOrder(), newOrder()]);
      await db.raw(
        "create temp trigger no_room before insert on attempts begin select raise(rollback, 'disk full'); end",
      );
      const results = await Promise.allSettled(orders.map((order) => commit(command(order))));
      await db.raw('drop trigger no_room');
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      for (const order of orders) expect(await orderStore(db).byCode(order.code)).toEqual(order);
    });
  });
});
