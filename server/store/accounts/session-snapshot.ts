import { readAccount } from './accounts.ts';
import type { Account, AccountRow } from './accounts.ts';
import type { Database } from '../database/open-database.ts';
import { CURRENT_ORDER_ID } from '../orders/orders.ts';
import { readOrder } from '../orders/order-row.ts';
import type { Order, OrderRow } from '../orders/order-row.ts';
import { prepare } from '../database/prepared.ts';

/** Session, account and order read in one query; may be stale when used. */
export interface SessionSnapshot {
  readonly account: Account;
  /** When the session's use was last recorded. */
  readonly lastSeenAt: number;
  /** The current order: played, or waiting for activation. */
  readonly order: Order | null;
  /** Increases with each change of a place by staff. */
  readonly placesVersion: number;
}

/** Reads the snapshot of an active session; null without one. */
export type ReadSessionSnapshot = (tokenHash: string, now: number) => Promise<SessionSnapshot | null>;

type Row = { [Column in keyof OrderRow]: OrderRow[Column] } & {
  id: number | null;
  holder_id: number;
  holder_email: string;
  holder_password_hash: string;
  holder_admin: AccountRow['admin'];
  holder_email_proved_at: AccountRow['email_proved_at'];
  last_seen_at: number | string;
  places_version: number | null;
};

export const SESSION_SNAPSHOT_QUERY = `
  select accounts.id as holder_id, accounts.email as holder_email, accounts.password_hash as holder_password_hash,
    accounts.admin as holder_admin, accounts.email_proved_at as holder_email_proved_at, sessions.last_seen_at, (select max(id) from place_journal) as places_version, orders.*
  from sessions
  join accounts on accounts.id = sessions.account_id
  left join orders on orders.id = ${CURRENT_ORDER_ID}
  where sessions.token_hash = @token_hash and sessions.expires_at > @now`;

export function sessionSnapshotReader(db: Database): ReadSessionSnapshot {
  const query = prepare<Row>(db, 'session-snapshot', SESSION_SNAPSHOT_QUERY);
  return async (tokenHash, now) => {
    const [row] = await query({ token_hash: tokenHash, now });
    return row ? readSnapshot(row) : null;
  };
}

function readSnapshot(row: Row): SessionSnapshot {
  const { holder_id: id, holder_email: email, holder_password_hash, holder_admin: admin, holder_email_proved_at } = row;
  return {
    account: readAccount({ id, email, password_hash: holder_password_hash, admin, email_proved_at: holder_email_proved_at }),
    lastSeenAt: Number(row.last_seen_at),
    order: row.id === null ? null : readOrder(row),
    placesVersion: row.places_version ?? 0,
  };
}
