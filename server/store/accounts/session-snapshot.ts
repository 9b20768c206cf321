import { readAccount } from './accounts.ts';
import type { Account, AccountRow } from './accounts.ts';
import type { Database } from '../database/open-database.ts';
import { CURRENT_ORDER_ID } from '../orders/orders.ts';
import { readOrder } from '../orders/order-row.ts';
import type { Order, OrderRow } from '../orders/order-row.ts';
import { prepare } from '../database/prepared.ts';
import type { Seat } from '../parties/seat.ts';
import { guestsWhere } from '../parties/statements.ts';

/** Session, account and order read in one query; may be stale when used. */
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
  last_seen_at: number | string;
  guest_id: number | null;
  holder_member_id: number | null;
  places_version: number | null;
};

/** A session belongs to an account, which plays its current order, or to a guest, who plays one order in the name of its account. */
export const SESSION_SNAPSHOT_QUERY = `
  select accounts.id as holder_id, accounts.email as holder_email, accounts.password_hash as holder_password_hash,
    accounts.admin as holder_admin, accounts.email_proved_at as holder_email_proved_at, found.last_seen_at, found.guest_id,
    parties.holder_id as holder_member_id, (select max(id) from place_journal) as places_version, orders.*
  from (
    select account_id, last_seen_at, cast(null as integer) as guest_id, cast(null as integer) as order_id
    from sessions where token_hash = @token_hash and expires_at > @now
    union all
    select parties.account_id, cast(@now as bigint), party_members.id, parties.order_id from ${guestsWhere('token_hash')}
  ) as found
  join accounts on accounts.id = found.account_id
  left join orders on orders.id = coalesce(found.order_id, ${CURRENT_ORDER_ID})
  left join parties on parties.order_id = orders.id and parties.account_id = orders.account_id and parties.closed_at is null`;

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
    seat: readSeat(row),
    lastSeenAt: Number(row.last_seen_at),
    order: row.id === null ? null : readOrder(row),
    placesVersion: row.places_version ?? 0,
  };
}

function readSeat({ id: orderId, guest_id: guestId, holder_member_id: holderId }: Row): Seat | null {
  const memberId = guestId ?? holderId;
  return memberId === null || orderId === null ? null : { memberId, orderId, isGuest: guestId !== null };
}
