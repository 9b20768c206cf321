import type { Knex } from 'knex';
import { isPostgres, type Database } from '../database/open-database.ts';
import { prepare } from '../database/prepared.ts';
import { removeInParts } from '../database/remove-in-parts.ts';
import { transact } from '../database/transact.ts';
import {
  readMember,
  readParties,
  type MemberRow,
  type Party,
  type PartyDeed,
  type PartyMember,
  type PartyRow,
  type StoredHands,
} from './party-row.ts';
import { IS_MOVE, IS_THERE, MEMBER, idsOf, partiesQuery } from './statements.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/** Telephones of one party, the holder's included. */
export const MOST_MEMBERS = 6;

export interface NewInvitation {
  readonly orderId: number;
  readonly accountId: number;
  /** First name of the holder; null keeps the one given before. */
  readonly name: string | null;
  /** Null keeps what was chosen before. */
  readonly severalHands: boolean | null;
  /** Of the six signs. */
  readonly hash: string;
  /** Of the long secret in the address. */
  readonly linkHash: string;
  readonly expiresAt: number;
}

export interface NewGuest {
  /** Of what the invitation says: six signs, or the secret of its address. */
  readonly invitation: { readonly hash: string } | { readonly linkHash: string };
  readonly name: string;
  readonly tokenHash: string;
  /** A repeated request with the same key gets the same seat. */
  readonly joinKey: string | null;
  readonly endsAt: number;
}

/** At most so many joinings in any such time. */
export interface MostJoinings {
  readonly most: number;
  readonly windowMs: number;
}

/** `openAgainAt`: too many have joined lately. */
export type Joined =
  | { readonly orderId: number; readonly memberId: number }
  | { readonly openAgainAt: number }
  | 'unknown'
  | 'full'
  | 'present';

/** A step that a member has found, or passed by another route. */
export interface PartyFind {
  readonly memberId: number;
  readonly name: string | null;
  readonly kind: 'answer' | 'alternative';
  readonly step: string | null;
  readonly at: number;
}

interface FindRow extends Pick<PartyFind, 'name' | 'kind' | 'step'> {
  member_id: number;
  made_at: number;
}

export type PartyStore = ReturnType<typeof partyStore>;

export function partyStore(db: Database) {
  const query = prepare<PartyRow>(db, 'parties', partiesQuery(idsOf('order_ids', isPostgres(db))));
  const change = async (orderId: number, values: object, now: number): Promise<void> => {
    await retryWhileLocked(db, () =>
      db('parties')
        .where({ order_id: orderId })
        .update({ ...values, changed_at: now }),
    );
  };
  return {
    /** Open parties of these orders. */
    async read(orderIds: readonly number[], now: number): Promise<Party[]> {
      return readParties(await query({ order_ids: JSON.stringify(orderIds), now }), now);
    },
    /** Everybody who is or was in the party that the order's account opened, while the names are kept. */
    async peopleOf(orderId: number, now: number): Promise<PartyMember[]> {
      const own = db('party_members')
        .join('parties', 'parties.order_id', 'party_members.order_id')
        .join('orders', 'orders.id', 'parties.order_id')
        .where('parties.order_id', orderId)
        .whereRaw('orders.account_id = parties.account_id');
      const rows = await own.orderBy('party_members.id').select<MemberRow[]>(db.raw(MEMBER));
      return rows.map((row) => readMember(row, now));
    },
    /**
     * Opens the party or renews its invitation. False, with nothing written, while the holder has given no
     * name.
     */
    invite: (invitation: NewInvitation, now: number): Promise<boolean> =>
      transact(db, (transaction) => invite(transaction, invitation, now)),
    /** `formerOrderId`: the order that the requesting guest plays already. */
    join: (
      guest: NewGuest,
      formerOrderId: number | null,
      joinings: MostJoinings,
      now: number,
    ): Promise<Joined> =>
      transact(db, (transaction) => join(transaction, guest, formerOrderId, joinings, now)),
    async voidInvitation(orderId: number, now: number): Promise<void> {
      await retryWhileLocked(db, () => db('parties').where({ order_id: orderId }).update(noInvitation(now)));
    },
    /** Ends a guest's membership, and with it the session. False when it was not one. */
    end: (orderId: number, memberId: number, now: number): Promise<boolean> =>
      transact(db, async (transaction) => {
        const active = transaction('party_members')
          .where({ id: memberId, order_id: orderId, is_holder: false, left_at: null })
          .where('ends_at', '>', now);
        if ((await active.update(hasLeft(now))) !== 1) return false;
        const party = () => transaction('parties').where({ order_id: orderId });
        await party().where({ pen_id: memberId }).update({ pen_id: null });
        await party().where({ proposal_member_id: memberId }).update({ proposal_member_id: null });
        await party().update({ changed_at: now });
        return true;
      }),
    /** Ends the party: all guests are out, and the invitation is void. */
    close: (orderId: number, now: number): Promise<void> =>
      transact(db, async (transaction) => {
        const ended = { closed_at: now, changed_at: now, ...noInvitation(now), pen_id: null };
        await transaction('parties')
          .where({ order_id: orderId })
          .update({ ...ended, proposal_member_id: null });
        const guests = transaction('party_members').where({
          order_id: orderId,
          is_holder: false,
          left_at: null,
        });
        await guests.update(hasLeft(now));
      }),
    /** The orders of an account's open parties. */
    openOf: (accountId: number): Promise<number[]> =>
      db('parties')
        .where({ account_id: accountId, closed_at: null })
        .orderBy('order_id')
        .pluck<number[]>('order_id'),
    /** Whether a token was that of a guest, who may have left. */
    async wasGuest(tokenHash: string): Promise<boolean> {
      return (
        (await db('party_members')
          .where({ token_hash: tokenHash })
          .first<{ id: number } | undefined>('id')) !== undefined
      );
    },
    /** The member whose right answer solved a step; null when nobody of the party did. */
    async solverOf(
      orderId: number,
      step: string,
    ): Promise<{ readonly member: number; readonly name: string | null } | null> {
      const solved = db('attempts')
        .where({ 'attempts.order_id': orderId, step, verdict: 'right' })
        .whereRaw(IS_MOVE);
      const row = await solved
        .leftJoin('party_members', 'party_members.id', 'attempts.member_id')
        .orderBy('attempts.id', 'desc')
        .first<{ member_id: number; name: string | null } | undefined>(
          'attempts.member_id',
          'party_members.name',
        );
      return row ? { member: row.member_id, name: row.name } : null;
    },
    /** The newest steps that members have found, or passed by another route, oldest first. */
    async findsOf(orderId: number, most: number): Promise<PartyFind[]> {
      const finds = db('attempts')
        .where({ 'attempts.order_id': orderId })
        .whereIn('kind', ['answer', 'alternative'])
        .whereRaw(IS_MOVE)
        .leftJoin('party_members', 'party_members.id', 'attempts.member_id');
      const rows = await finds
        .orderBy('attempts.id', 'desc')
        .limit(most)
        .select<FindRow[]>('attempts.member_id', 'party_members.name', 'kind', 'step', 'made_at');
      return rows.reverse().map(({ member_id, name, kind, step, made_at }) => ({
        memberId: member_id,
        name,
        kind,
        step,
        at: made_at,
      }));
    },
    /** Deletes the names of guests who left before then, then the parties without guests and invitation. */
    async removeForgotten(before: number, now: number): Promise<void> {
      await removeInParts(db, { table: 'party_members', key: 'id' }, (rows) =>
        rows.where('ends_at', '<=', before),
      );
      await removeInParts(db, { table: 'parties', key: 'order_id' }, (rows) =>
        rows.where('invitation_expires_at', '<=', now).whereNotExists(guests(db)),
      );
    },
    passPen: (orderId: number, memberId: number, now: number): Promise<void> =>
      change(orderId, { pen_id: memberId }, now),
    /** Whether the papers are shared between the telephones. */
    share: (orderId: number, severalHands: boolean, now: number): Promise<void> =>
      change(orderId, { several_hands: severalHands }, now),
    propose: (
      orderId: number,
      { memberId, step }: NonNullable<Party['proposal']>,
      now: number,
    ): Promise<void> => change(orderId, { proposal_member_id: memberId, proposal_step: step }, now),
    /**
     * Replaces who holds what, unless it has been replaced already: then false. `changedAt`: when the
     * telephones are to ask for it again.
     */
    keepHands: (
      orderId: number,
      former: StoredHands,
      hands: StoredHands,
      changedAt?: number,
    ): Promise<boolean> =>
      retryWhileLocked(db, async () => {
        const changed = changedAt === undefined ? {} : { changed_at: changedAt };
        const rows = db('parties').where({ order_id: orderId, ...handColumns(former) });
        return (await rows.update({ ...handColumns(hands), ...changed })) === 1;
      }),
    /** Whether a member has answered at one of these steps since then, right or wrong. */
    async hasAnswered(
      orderId: number,
      memberId: number,
      steps: readonly string[],
      since: number,
    ): Promise<boolean> {
      const answers = db('attempts').where({ order_id: orderId, member_id: memberId, kind: 'answer' });
      const own = answers.whereIn('step', steps).where('made_at', '>=', since);
      return (await own.first<{ id: number } | undefined>('id')) !== undefined;
    },
    /** Removes the proposal. */
    decline: (orderId: number, now: number): Promise<void> =>
      change(orderId, { proposal_member_id: null, proposal_step: null }, now),
    /** Records what the journal does not contain. */
    recordDeed: (orderId: number, { memberId, kind, what, at }: PartyDeed): Promise<void> =>
      change(orderId, { deed_member_id: memberId, deed_kind: kind, deed_what: what, deed_at: at }, at),
  };
}

/** Texts, which are compared as they were written. */
const handColumns = ({ deal, takings }: StoredHands) => ({
  deal: deal && JSON.stringify(deal),
  takings: takings.length > 0 ? JSON.stringify(takings) : null,
});

const noInvitation = (now: number) => ({
  invitation_hash: null,
  link_hash: null,
  invitation_expires_at: now,
});
const hasLeft = (now: number) => ({ left_at: now, ends_at: now, here_until: null, join_key: null });

const guests = (db: Database): Knex.QueryBuilder =>
  db('party_members').where({ is_holder: false }).whereRaw('party_members.order_id = parties.order_id');

async function invite(
  transaction: Knex.Transaction,
  invitation: NewInvitation,
  now: number,
): Promise<boolean> {
  const { orderId, accountId, name, severalHands, hash, linkHash, expiresAt } = invitation;
  // A former owner's party: its letter was given to somebody else.
  await transaction('parties').where({ order_id: orderId }).whereNot({ account_id: accountId }).delete();
  const row = { order_id: orderId, account_id: accountId, changed_at: now };
  await transaction('parties').insert(row).onConflict('order_id').ignore();
  const holder = { order_id: orderId, is_holder: true };
  if (name !== null) await nameHolder(transaction, orderId, name, now);
  const found = await transaction('party_members').where(holder).first<{ id: number } | undefined>('id');
  if (!found) {
    await transaction('parties').where({ order_id: orderId }).delete();
    return false;
  }
  const hands = severalHands === null ? {} : { several_hands: severalHands };
  const open = {
    holder_id: found.id,
    closed_at: null,
    changed_at: now,
    invitation_hash: hash,
    link_hash: linkHash,
    invitation_expires_at: expiresAt,
  };
  await transaction('parties')
    .where({ order_id: orderId })
    .update({ ...open, ...hands });
  return true;
}

async function nameHolder(
  transaction: Knex.Transaction,
  orderId: number,
  name: string,
  now: number,
): Promise<void> {
  const renamed = await transaction('party_members')
    .where({ order_id: orderId, is_holder: true })
    .update({ name });
  if (renamed === 0)
    await transaction('party_members').insert({ order_id: orderId, is_holder: true, name, joined_at: now });
}

interface MemberNames {
  id: number;
  name: string;
  join_key: string | null;
}

async function join(
  transaction: Knex.Transaction,
  guest: NewGuest,
  formerOrderId: number | null,
  joinings: MostJoinings,
  now: number,
): Promise<Joined> {
  const { invitation, tokenHash, joinKey, endsAt } = guest;
  // Writes first: this locks the party, so that two guests cannot take the last seat.
  const [party] = await transaction('parties')
    .where({
      ...('hash' in invitation ? { invitation_hash: invitation.hash } : { link_hash: invitation.linkHash }),
      closed_at: null,
    })
    .where('invitation_expires_at', '>', now)
    .update({ changed_at: now })
    .returning<{ order_id: number }[]>('order_id');
  if (!party) return 'unknown';
  const orderId = party.order_id;
  if (orderId === formerOrderId) return 'present';
  const members: MemberNames[] = await transaction('party_members')
    .where({ order_id: orderId })
    .whereRaw(IS_THERE.replace('@', ':'), { now })
    .select('id', 'name', 'join_key');
  const session = { token_hash: tokenHash, ends_at: endsAt };
  const known = members.find(({ join_key }) => joinKey !== null && join_key === joinKey);
  if (known) {
    await transaction('party_members').where({ id: known.id }).update(session);
    return { orderId, memberId: known.id };
  }
  if (members.length >= MOST_MEMBERS) return 'full';
  const openAgainAt = await whenOpenAgain(transaction, orderId, joinings, now);
  if (openAgainAt !== null) return { openAgainAt };
  const name = distinctName(
    guest.name,
    members.map((member) => member.name),
  );
  const row = { order_id: orderId, name, is_holder: false, join_key: joinKey, joined_at: now, ...session };
  const [inserted] = await transaction('party_members').insert(row).returning<{ id: number }[]>('id');
  return { orderId, memberId: inserted?.id ?? 0 };
}

/** When one of the last joinings is long enough ago; null: now. */
async function whenOpenAgain(
  transaction: Knex.Transaction,
  orderId: number,
  { most, windowMs }: MostJoinings,
  now: number,
): Promise<number | null> {
  const lately = transaction('party_members')
    .where({ order_id: orderId, is_holder: false })
    .where('joined_at', '>', now - windowMs);
  const first = await lately
    .orderBy('joined_at', 'desc')
    .offset(most - 1)
    .first<{ joined_at: number } | undefined>('joined_at');
  return first ? first.joined_at + windowMs : null;
}

/** Numbers the second of two people with the same name. */
function distinctName(name: string, taken: readonly string[]): string {
  for (let number = 2, tried = name; ; number += 1) {
    if (!taken.includes(tried)) return tried;
    tried = `${name} ${number}`;
  }
}
