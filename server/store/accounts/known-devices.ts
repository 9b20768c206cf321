import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';

/** Known browsers, by token hash. */
export type KnownDeviceStore = ReturnType<typeof knownDeviceStore>;

/** Devices per account; the least recently used are dropped. */
const MOST_DEVICES = 20;

const latestFirst = (db: Knex, accountId: number) =>
  db('known_devices')
    .where({ account_id: accountId })
    .orderBy([{ column: 'last_login_at', order: 'desc' }, 'token_hash']);

/** A browser's new and former token hashes. */
export interface KnownDevice {
  readonly former: string | null;
  readonly tokenHash: string;
}

export async function storeDevice(
  db: Knex,
  accountId: number,
  { former, tokenHash }: KnownDevice,
  now: number,
): Promise<void> {
  if (former !== null)
    await db('known_devices').where({ token_hash: former }).update({ token_hash: tokenHash });
  await db('known_devices')
    .insert({ account_id: accountId, token_hash: tokenHash, last_login_at: now })
    .onConflict(['account_id', 'token_hash'])
    .merge();
  const newestHashes = latestFirst(db, accountId).limit(MOST_DEVICES).select('token_hash');
  await db('known_devices').where({ account_id: accountId }).whereNotIn('token_hash', newestHashes).delete();
}

export function knownDeviceStore(db: Database) {
  return {
    /** Whether this account has logged in with it. */
    async isKnown(accountId: number, tokenHash: string): Promise<boolean> {
      return (
        (await db('known_devices')
          .where({ account_id: accountId, token_hash: tokenHash })
          .first('account_id')) !== undefined
      );
    },
    /** Records a login: the browser's token is replaced for every account that knew it. */
    note: (accountId: number, device: KnownDevice, now: number): Promise<void> =>
      transact(db, (transaction) => storeDevice(transaction, accountId, device, now)),
    /** Last login of each known browser, latest first. */
    ofAccount: (accountId: number): Promise<number[]> =>
      latestFirst(db, accountId).pluck<number[]>('last_login_at'),
  };
}
