import { readAccount, type Account, type AccountRow } from './accounts.ts';
import type { Database } from '../database/open-database.ts';
import { CURRENT_ORDER_ID } from '../orders/orders.ts';
import { ORDER_COLUMNS, readOrder, type Order, type OrderRow } from '../orders/order-row.ts';
import { prepare } from '../database/prepared.ts';
import type { Seat } from '../parties/party-row.ts';
import { GUEST_ORDER, IS_GUEST } from '../parties/statements.ts';

/** Session, account and order read in one query (two for a guest); may be stale when used. */
export interface SessionSnapshot {
  /** The account of the session; for a guest the account that owns the order. */
  readonly account: Account;
  /** Null when the order has no party. */
  readonly seat: Seat | null;
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
  holder_language: AccountRow['language'];
  last_seen_at: number;
  guest_id: number | null;
  holder_member_id: number | null;
  places_version: number | null;
};

const ACCOUNT = `accounts.id as holder_id, accounts.email as holder_email, accounts.password_hash as holder_password_hash,
  accounts.admin as holder_admin, accounts.email_proved_at as holder_email_proved_at, accounts.language as holder_language,
  (select max(id) from place_journal) as places_version`;

const ORDER = ORDER_COLUMNS.join(', ');

export const SESSION_SNAPSHOT_QUERY = `
  select ${ACCOUNT}, sessions.last_seen_at, null as guest_id, parties.holder_id as holder_member_id, ${ORDER}
  from sessions
  join accounts on accounts.id = sessions.account_id
  left join orders on orders.id = ${CURRENT_ORDER_ID}
  left join parties on parties.order_id = orders.id and parties.account_id = accounts.id and parties.closed_at is null
  where sessions.token_hash = @token_hash and sessions.expires_at > @now`;

/**
 * A guest plays one order in the name of its account. The session is never renewed, so that its use is not
 * recorded.
 */
export const GUEST_SNAPSHOT_QUERY = `
  select ${ACCOUNT}, cast(@now as bigint) as last_seen_at, party_members.id as guest_id, parties.holder_id as holder_member_id, ${ORDER}
  from ${GUEST_ORDER}
  join accounts on accounts.id = orders.account_id
  where party_members.token_hash = @token_hash and ${IS_GUEST}`;

/** Guests are looked for second: one query more than for everybody else, in which the first finds nothing. */
export function sessionSnapshotReader(db: Database): ReadSessionSnapshot {
  const queries = [
    prepare<Row>(db, 'session-snapshot', SESSION_SNAPSHOT_QUERY),
    prepare<Row>(db, 'guest-snapshot', GUEST_SNAPSHOT_QUERY),
  ];
  return async (tokenHash, now) => {
    for (const query of queries) {
      const [row] = await query({ token_hash: tokenHash, now });
      if (row) return readSnapshot(row);
    }
    return null;
  };
}

function readSnapshot(row: Row): SessionSnapshot {
  const {
    holder_id: id,
    holder_email: email,
    holder_password_hash,
    holder_admin: admin,
    holder_email_proved_at,
    holder_language: language,
  } = row;
  return {
    account: readAccount({
      id,
      email,
      password_hash: holder_password_hash,
      admin,
      email_proved_at: holder_email_proved_at,
      language,
    }),
    seat: readSeat(row),
    lastSeenAt: row.last_seen_at,
    order: row.id === null ? null : readOrder(row),
    placesVersion: row.places_version ?? 0,
  };
}

function readSeat({ id: orderId, guest_id: guestId, holder_member_id: holderId }: Row): Seat | null {
  const memberId = guestId ?? holderId;
  return memberId === null || orderId === null ? null : { memberId, orderId, isGuest: guestId !== null };
}
