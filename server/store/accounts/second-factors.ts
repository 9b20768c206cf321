import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

export interface SecondFactor {
  /** As stored: encrypted if there is a key. */
  readonly secret: string;
  readonly isConfirmed: boolean;
}

export type SecondFactorStore = ReturnType<typeof secondFactorStore>;

export function secondFactorStore(db: Database) {
  return {
    async of(accountId: number): Promise<SecondFactor | null> {
      const row = await db('second_factors')
        .where({ account_id: accountId })
        .first<{ secret: string; confirmed_at: number | null } | undefined>('secret', 'confirmed_at');
      return row ? { secret: row.secret, isConfirmed: row.confirmed_at !== null } : null;
    },
    /** Replaces an unconfirmed enrolment; false when one is confirmed. */
    enrol(accountId: number, secret: string, now: number): Promise<boolean> {
      return transact(db, async (transaction) => {
        await transaction('second_factors').where({ account_id: accountId, confirmed_at: null }).delete();
        const row = { account_id: accountId, secret, created_at: now };
        return (
          (
            await transaction('second_factors')
              .insert(row)
              .onConflict('account_id')
              .ignore()
              .returning('account_id')
          ).length === 1
        );
      });
    },
    async confirm(accountId: number, codeHashes: readonly string[], now: number): Promise<void> {
      await transact(db, async (transaction) => {
        await transaction('second_factors').where({ account_id: accountId }).update({ confirmed_at: now });
        await transaction('recovery_codes').where({ account_id: accountId }).delete();
        await transaction('recovery_codes').insert(
          codeHashes.map((hash) => ({ account_id: accountId, code_hash: hash })),
        );
      });
    },
    /** True once per counter, and never for an earlier one: prevents replay of a code. */
    async useCounter(accountId: number, counter: number): Promise<boolean> {
      const used = await retryWhileLocked(db, () =>
        db('second_factors')
          .where({ account_id: accountId })
          .where('last_counter', '<', counter)
          .update({ last_counter: counter }),
      );
      return used === 1;
    },
    /** True once per code. */
    async useRecoveryCode(accountId: number, codeHash: string, now: number): Promise<boolean> {
      const unused = { account_id: accountId, code_hash: codeHash, used_at: null };
      return (
        (await retryWhileLocked(db, () => db('recovery_codes').where(unused).update({ used_at: now }))) === 1
      );
    },
    async recoveryCodesLeft(accountId: number): Promise<number> {
      const unused = { account_id: accountId, used_at: null };
      const row = await db('recovery_codes')
        .where(unused)
        .count({ total: '*' })
        .first<{ total: number } | undefined>();
      return row?.total ?? 0;
    },
    remove(accountId: number): Promise<boolean> {
      return transact(db, async (transaction) => {
        await transaction('recovery_codes').where({ account_id: accountId }).delete();
        return (await transaction('second_factors').where({ account_id: accountId }).delete()) === 1;
      });
    },
  };
}
