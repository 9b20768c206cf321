import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshProgress } from '../../../engine/index.ts';
import { accountStore } from '../../../server/store/accounts/accounts.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { transact } from '../../../server/store/database/transact.ts';
import {
  arrivalMailStore,
  forgetArrivalMails,
  type ArrivalMail,
} from '../../../server/store/orders/arrival-mails.ts';
import { orderStore } from '../../../server/store/orders/orders.ts';
import { LONGEST_HOLD_MS, outboxStore } from '../../../server/store/outbox.ts';
import { onBothDatabases } from '../../support/database/databases.ts';

const NOW = 1_780_000_000_000;
const AT = NOW + 3_600_000;

onBothDatabases((databases) => {
  let db: Database;
  let count = 0;
  beforeAll(async () => void (db = await databases.open()));

  /** An account with an order, and mails about its messages. */
  async function owner() {
    const account = await accountStore(db).create(
      { email: `m${(count += 1)}@poste.test`, passwordHash: 'x', admin: false },
      NOW,
    );
    const code = `M${String(count).padStart(5, '0')}`;
    const order = {
      code,
      city: 'VILLE',
      identifier: null,
      giftFrom: null,
      fullOnWin: true,
      contentVersion: 'v1',
    };
    await orderStore(db).create(
      { ...order, tiedEmail: null, progress: { ...freshProgress, state: 'ACTIVATED' } },
      NOW,
    );
    const made = await orderStore(db).byCode(code);
    if (!account || !made) throw new Error('no owner');
    const [accountId, orderId] = [account.id, made.id];
    const mail = (at = AT): ArrivalMail => ({
      id: randomUUID(),
      kind: 'arrival',
      accountId,
      content: { to: account.email, replyTo: null, subject: 's', text: 't', html: 'h' },
      createdAt: NOW,
      expiresAt: at + 1000,
      arrival: { orderId, at },
    });
    return { accountId, orderId, mail };
  }

  const mailsOf = (accountId: number): Promise<{ id: string }[]> =>
    db('outbox').where({ account_id: accountId }).select('id');
  const dueAt = async (now: number, { id }: ArrivalMail) =>
    (await outboxStore(db).due(now, 1000)).some((waiting) => waiting.id === id);

  describe('mails about later messages', () => {
    it('are stored once for each account and arrival, by two requests at once too', async () => {
      const { accountId, orderId, mail } = await owner();
      const store = arrivalMailStore(db);
      await Promise.all([store.ask(mail()), store.ask(mail()), store.ask(mail(AT + 1))]);
      expect(await mailsOf(accountId)).toHaveLength(2);
      expect(await store.waitingFor(accountId)).toEqual([
        { orderId, at: AT },
        { orderId, at: AT + 1 },
      ]);
      expect(await store.isAsked(accountId, { orderId, at: AT })).toBe(true);
      expect(await store.isAsked(accountId, { orderId, at: AT + 2 })).toBe(false);
      expect(await store.isAsked(accountId + 1000, { orderId, at: AT })).toBe(false);
    });

    it('are due at their time and not before, and tell which arrival they are about', async () => {
      const { orderId, mail } = await owner();
      const held = mail();
      await arrivalMailStore(db).ask(held);
      expect([await dueAt(AT - 1, held), await dueAt(AT, held)]).toEqual([false, true]);
      expect(await outboxStore(db).claim({ id: held.id, tries: 0 }, AT + 1)).toMatchObject({
        arrival: { orderId, at: AT },
      });
      expect(await dueAt(AT - 1, held), 'a claimed mail still waits').toBe(false);
    });

    it('are due when their time lies further ahead than any story reaches', async () => {
      const { mail } = await owner();
      const held = mail();
      await arrivalMailStore(db).ask(held);
      expect([await dueAt(AT - LONGEST_HOLD_MS, held), await dueAt(AT - LONGEST_HOLD_MS - 1, held)]).toEqual([
        false,
        true,
      ]);
    });

    it('are asked for once, even after they were sent', async () => {
      const { accountId, orderId, mail } = await owner();
      const [store, first] = [arrivalMailStore(db), mail()];
      await store.ask(first);
      await outboxStore(db).markDone(first.id, AT, null);
      await store.ask(mail());
      await store.takeBack(accountId, orderId);
      expect(await mailsOf(accountId)).toEqual([{ id: first.id }]);
      expect([
        await store.isAsked(accountId, { orderId, at: AT }),
        await store.waitingFor(accountId),
      ]).toEqual([true, []]);
    });

    it('are taken back by their account alone, and asked for again', async () => {
      const { accountId, orderId, mail } = await owner();
      const store = arrivalMailStore(db);
      await store.ask(mail());
      await store.takeBack(accountId + 1000, orderId);
      expect(await mailsOf(accountId)).toHaveLength(1);
      await store.takeBack(accountId, orderId);
      expect(await mailsOf(accountId)).toEqual([]);
      await store.ask(mail());
      expect(await mailsOf(accountId)).toHaveLength(1);
    });

    it('are deleted with the game that ends, or with no change when that fails', async () => {
      const { accountId, orderId, mail } = await owner();
      await arrivalMailStore(db).ask(mail());
      const failing = transact(db, async (transaction) => {
        await forgetArrivalMails(transaction, orderId);
        throw new Error('planted');
      });
      await expect(failing).rejects.toThrow('planted');
      expect(await mailsOf(accountId)).toHaveLength(1);
      await transact(db, (transaction) => forgetArrivalMails(transaction, orderId));
      expect(await mailsOf(accountId)).toEqual([]);
    });
  });
});
