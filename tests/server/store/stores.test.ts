import { beforeAll, describe, expect, it } from 'vitest';
import { freshProgress } from '../../../engine/index.ts';
import type { OrderState } from '../../../engine/index.ts';
import { accountStore } from '../../../server/store/accounts/accounts.ts';
import type { Account } from '../../../server/store/accounts/accounts.ts';
import { limitStore } from '../../../server/store/limits.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { orderStore } from '../../../server/store/orders/orders.ts';
import type { Order } from '../../../server/store/orders/orders.ts';
import { sessionSnapshotReader } from '../../../server/store/accounts/session-snapshot.ts';
import { sessionStore } from '../../../server/store/accounts/sessions.ts';
import { onBothDatabases } from '../../support/database/databases.ts';

const NOW = 1_780_000_000_000;

onBothDatabases((databases) => {
  let db: Database;
  let count = 0;
  beforeAll(async () => void (db = await databases.open()));

  async function newAccount(): Promise<Account> {
    const account = await accountStore(db).create(
      { email: `a${(count += 1)}@poste.test`, passwordHash: 'x', admin: false },
      NOW,
    );
    if (!account) throw new Error('no account');
    return account;
  }

  async function newOrder(
    state: OrderState,
    more: { tiedEmail?: string; accountId?: number; activatedAt?: number } = {},
  ): Promise<Order> {
    const code = `S${String((count += 1)).padStart(5, '0')}`;
    const order = {
      code,
      city: 'VILLE',
      identifier: 'n° 1',
      giftFrom: 'Tante Léa',
      fullOnWin: true,
      contentVersion: 'v1',
    };
    await orderStore(db).create(
      { ...order, tiedEmail: more.tiedEmail ?? null, progress: { ...freshProgress, state } },
      NOW,
    );
    if (more.accountId)
      await db('orders')
        .where({ code })
        .update({ account_id: more.accountId, activated_at: more.activatedAt ?? NOW });
    const made = await orderStore(db).byCode(code);
    if (!made) throw new Error('no order');
    return made;
  }

  describe('accounts', () => {
    it('are unique by e-mail', async () => {
      const { email } = await newAccount();
      expect(await accountStore(db).create({ email, passwordHash: 'y', admin: true }, NOW)).toBeNull();
      expect(await accountStore(db).byEmail(email)).toMatchObject({ passwordHash: 'x', admin: false });
    });
  });

  describe('sessions', () => {
    it('are valid until they expire', async () => {
      const account = await newAccount();
      const [sessions, look] = [sessionStore(db), sessionSnapshotReader(db)];
      expect(await sessions.open(account, 'h1', NOW, NOW + 10)).toBe(true);
      expect(await look('h1', NOW + 9)).toEqual({
        account,
        lastSeenAt: NOW,
        order: null,
        placesVersion: 0,
        seat: null,
      });
      expect(await look('h1', NOW + 10)).toBeNull();
      await sessions.removeExpired(NOW + 10);
      expect(await look('h1', NOW)).toBeNull();
    });

    it('are deleted with their account', async () => {
      const account = await newAccount();
      await sessionStore(db).open(account, 'h2', NOW, NOW + 10);
      await db('accounts').where({ id: account.id }).delete();
      expect(await sessionSnapshotReader(db)('h2', NOW)).toBeNull();
    });
  });

  describe('orders', () => {
    it('are read as they were written', async () => {
      const order = await newOrder('SENT');
      expect(order).toMatchObject({
        identifier: 'n° 1',
        giftFrom: 'Tante Léa',
        fullOnWin: true,
        openedOn: { '': [] },
        version: 1,
        waiver: null,
      });
      expect(order.progress).toEqual({ ...freshProgress, state: 'SENT' });
    });

    it('have unique codes', async () => {
      const { code } = await newOrder('SENT');
      const facts = {
        identifier: null,
        tiedEmail: null,
        giftFrom: null,
        fullOnWin: false,
        contentVersion: 'v1',
      };
      const order = { ...facts, code, city: 'AUTRE', progress: freshProgress };
      expect(await orderStore(db).create(order, NOW)).toBe(false);
      expect((await orderStore(db).byCode(code))?.city).toBe('VILLE');
    });

    it('include the newest activated one as the current one', async () => {
      const account = await newAccount();
      expect(await orderStore(db).currentOf(account)).toBeNull();
      const newest = await newOrder('ACTIVATED', { accountId: account.id, activatedAt: NOW + 2 });
      await newOrder('DONE', { accountId: account.id, activatedAt: NOW + 1 });
      expect((await orderStore(db).currentOf(account))?.id).toBe(newest.id);
    });

    it('include one tied to a confirmed e-mail as the current one, until another is activated', async () => {
      const account = await newAccount();
      const tied = await newOrder('COMMAND', { tiedEmail: account.email });
      expect(await orderStore(db).currentOf(account)).toBeNull();
      await db('accounts').where({ id: account.id }).update({ email_proved_at: NOW });
      expect((await orderStore(db).currentOf(account))?.id).toBe(tied.id);
      const own = await newOrder('ACTIVATED', { accountId: account.id });
      expect((await orderStore(db).currentOf(account))?.id).toBe(own.id);
    });

    it('do not include one tied to the e-mail once another account activated it', async () => {
      const [buyer, holder] = [await newAccount(), await newAccount()];
      await newOrder('ACTIVATED', { tiedEmail: buyer.email, accountId: holder.id });
      expect(await orderStore(db).currentOf(buyer)).toBeNull();
    });

    it('store opened pages only for the version that was read', async () => {
      const order = await newOrder('SENT');
      const openedOn = { '': ['documents/b'], téléphone: ['messages/a'] };
      expect(await orderStore(db).setOpened(order, openedOn, NOW)).toBe(true);
      expect(await orderStore(db).setOpened(order, { '': ['messages/b'] }, NOW)).toBe(false);
      expect(await orderStore(db).byCode(order.code)).toMatchObject({ openedOn, version: 2 });
    });
  });

  describe('limits', () => {
    const count = (key: string, points: number, milliseconds: number) => ({
      key,
      points,
      expiresAt: NOW + milliseconds,
    });
    const DAY = 24 * 3600 * 1000;

    it('set before the clock went back no longer count', async () => {
      const limits = limitStore(db);
      await limits.add([count('k0', 7, 100)], NOW);
      expect(await limits.add([count('k0', 1, 100 - DAY)], NOW - DAY)).toEqual([count('k0', 1, 100 - DAY)]);
    });

    it('add up, last as long as the latest, and restart when expired', async () => {
      const limits = limitStore(db);
      expect(await limits.add([count('k1', 1, 100)], NOW)).toEqual([count('k1', 1, 100)]);
      expect(await limits.add([count('k1', 2, 150)], NOW + 50)).toEqual([count('k1', 3, 150)]);
      expect(await limits.add([count('k1', 1, 120)], NOW + 60)).toEqual([count('k1', 4, 150)]);
      expect(await limits.read(['k1', 'nobody'])).toEqual([count('k1', 4, 150)]);
      expect(await limits.add([count('k1', 1, 300)], NOW + 150)).toEqual([count('k1', 1, 300)]);
    });

    it('count all of many added at once, beyond one statement’s parameters', async () => {
      const limits = limitStore(db);
      const many = Array.from({ length: 1500 }, (_, index) => count(`k3-${index}`, 2, 10));
      await Promise.all([limits.add(many, NOW), limits.add([...many].reverse(), NOW), limits.add(many, NOW)]);
      expect(await limits.read(['k3-0', 'k3-1499'])).toEqual([count('k3-0', 6, 10), count('k3-1499', 6, 10)]);
    });

    it('are found by key prefix and minimum count', async () => {
      const limits = limitStore(db);
      await limits.add(
        [count('asked:1', 3, 10), count('asked:2', 2, 10), count('asked:3', 9, 0), count('asker:4', 9, 10)],
        NOW,
      );
      expect(await limits.atLeast('asked:', 3, NOW)).toEqual([count('asked:1', 3, 10)]);
    });

    it('are deleted once expired', async () => {
      const limits = limitStore(db);
      await limits.add([count('k4', 1, 10), count('k5', 1, 11)], NOW);
      await limits.removeExpired(NOW + 10);
      expect(await limits.read(['k4', 'k5'])).toEqual([count('k5', 1, 11)]);
    });
  });
});
