import type { Database } from './open-database.ts';
import { transact } from './transact.ts';

/** Browsers by the hash of a token that they keep: who reads the table has none of them. */
export interface KnownDeviceStore {
  /** Whether this account has logged in with it. */
  isKnown(accountId: number, tokenHash: string): Promise<boolean>;
  /** Notes a login: the browser gets another token, for every account that knew it by the former one. */
  note(accountId: number, former: string | null, tokenHash: string, now: number): Promise<void>;
  /** When each browser of the account last logged in, the latest first. */
  ofAccount(accountId: number): Promise<number[]>;
}

/** Of one account: the least used ones are strangers again. */
const MOST_DEVICES = 20;

export function knownDeviceStore(db: Database): KnownDeviceStore {
  const latestFirst = (accountId: number) =>
    db('known_devices')
      .where({ account_id: accountId })
      .orderBy([{ column: 'last_login_at', order: 'desc' }, 'token_hash']);
  return {
    async isKnown(accountId, tokenHash) {
      return (await db('known_devices').where({ account_id: accountId, token_hash: tokenHash }).first('account_id')) !== undefined;
    },
    async note(accountId, former, tokenHash, now) {
      await transact(db, async (transaction) => {
        if (former !== null) await transaction('known_devices').where({ token_hash: former }).update({ token_hash: tokenHash });
        await transaction('known_devices')
          .insert({ account_id: accountId, token_hash: tokenHash, last_login_at: now })
          .onConflict(['account_id', 'token_hash'])
          .merge();
        const kept = latestFirst(accountId).limit(MOST_DEVICES).select('token_hash').transacting(transaction);
        await transaction('known_devices').where({ account_id: accountId }).whereNotIn('token_hash', kept).delete();
      });
    },
    async ofAccount(accountId) {
      return (await latestFirst(accountId).select<{ last_login_at: number | string }[]>('last_login_at')).map((row) =>
        Number(row.last_login_at),
      );
    },
  };
}
