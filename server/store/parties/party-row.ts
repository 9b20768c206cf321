/** The requesting person in the party of an order. */
export interface Seat {
  readonly memberId: number;
  readonly orderId: number;
  /** Somebody without an account, who may do nothing but play this order. */
  readonly isGuest: boolean;
}

/** One person of a party. The account that holds the letter is one too. */
export interface PartyMember {
  readonly id: number;
  readonly name: string;
  readonly isHolder: boolean;
  readonly joinedAt: number;
  /** Null for the holder, and for guests who are still there. */
  readonly leftAt: number | null;
  /** Until when its telephone counts as there, unless it says so again; null for one that is not there. */
  readonly hereUntil: number | null;
  /** Its screen is off, and it said so. */
  readonly inPocket: boolean;
  /** When its telephone was last heard; before the first time, when it joined. */
  readonly seenAt: number;
}

/** Something that a member did; `what` names a step, or a paper as its mark does. */
export interface PartyDeed {
  readonly memberId: number;
  readonly kind: 'answer' | 'clue' | 'alternative' | 'opened' | 'report' | 'pen' | 'note';
  readonly what: string | null;
  readonly at: number;
}

/** Members with their roles, in the order of the deal. */
export type StoredDeal = readonly (readonly [memberId: number, roles: readonly string[]])[];

/** A role that a member holds instead of absent ones, since then. */
export interface StoredTaking {
  readonly role: string;
  readonly by: number;
  readonly from: readonly number[];
  readonly at: number;
}

/** The part of a party that says who holds what. */
export interface StoredHands {
  /** The roles that each member held when they were last dealt; null: never. */
  readonly deal: StoredDeal | null;
  readonly takings: readonly StoredTaking[];
}

/** A party as stored, with the version of its order. */
export interface Party extends StoredHands {
  readonly orderId: number;
  readonly city: string;
  readonly version: number;
  readonly holderId: number;
  readonly penId: number | null;
  readonly severalHands: boolean;
  readonly invitedUntil: number | null;
  /** Alternative route that a guest proposes at a step. */
  readonly proposal: { readonly memberId: number; readonly step: string } | null;
  /** The last move or deed of a member, who may have left; the name is null once it was deleted. */
  readonly last: (PartyDeed & { readonly name: string | null }) | null;
  /** When something else than the order changed. */
  readonly changedAt: number;
  /** Present members, in the order of joining. */
  readonly members: readonly PartyMember[];
}

/** One row per member. */
export interface PartyRow {
  order_id: number;
  version: number;
  holder_id: number;
  pen_id: number | null;
  several_hands: boolean | number;
  deal: string | null;
  takings: string | null;
  city: string;
  invitation_expires_at: number | null;
  proposal_member_id: number | null;
  proposal_step: string | null;
  deed_member_id: number | null;
  deed_kind: string | null;
  deed_what: string | null;
  deed_at: number | null;
  changed_at: number;
  move_member_id: number | null;
  move_kind: string | null;
  move_step: string | null;
  move_at: number | null;
  move_name: string | null;
  deed_name: string | null;
  member_id: number;
  name: string;
  is_holder: boolean | number;
  joined_at: number;
  ends_at: number | null;
  left_at: number | null;
  here_until: number | null;
  seen_at: number | null;
  in_pocket: boolean | number;
}

/** Rows of several parties, in the order of their members. */
export function readParties(rows: readonly PartyRow[], now: number): Party[] {
  const members = new Map<number, PartyMember[]>();
  for (const row of rows) {
    const known = members.get(row.order_id);
    if (known) known.push(readMember(row, now));
    else members.set(row.order_id, [readMember(row, now)]);
  }
  const last = new Map(rows.map((row) => [row.order_id, row]));
  return [...last.values()].map((row) => readParty(row, members.get(row.order_id) ?? []));
}

function readParty(row: PartyRow, members: readonly PartyMember[]): Party {
  return {
    orderId: row.order_id,
    city: row.city,
    version: row.version,
    holderId: row.holder_id,
    penId: row.pen_id,
    severalHands: Boolean(row.several_hands),
    deal: row.deal === null ? null : (JSON.parse(row.deal) as StoredDeal),
    takings: row.takings === null ? [] : (JSON.parse(row.takings) as StoredTaking[]),
    invitedUntil: row.invitation_expires_at,
    proposal:
      row.proposal_member_id === null || row.proposal_step === null
        ? null
        : { memberId: row.proposal_member_id, step: row.proposal_step },
    last: latest(
      readDeed(row.move_member_id, row.move_name, row.move_kind, row.move_step, row.move_at),
      readDeed(row.deed_member_id, row.deed_name, row.deed_kind, row.deed_what, row.deed_at),
    ),
    changedAt: row.changed_at,
    members,
  };
}

export type MemberRow = Pick<
  PartyRow,
  | 'member_id'
  | 'name'
  | 'is_holder'
  | 'joined_at'
  | 'ends_at'
  | 'left_at'
  | 'here_until'
  | 'seen_at'
  | 'in_pocket'
>;

export function readMember(row: MemberRow, now: number): PartyMember {
  const { ends_at: endsAt, here_until: hereUntil } = row;
  const leftAt = row.left_at ?? (endsAt !== null && endsAt <= now ? endsAt : null);
  const isHere = leftAt === null && hereUntil !== null && hereUntil > now;
  return {
    id: row.member_id,
    name: row.name,
    isHolder: Boolean(row.is_holder),
    joinedAt: row.joined_at,
    leftAt,
    hereUntil: isHere ? hereUntil : null,
    inPocket: !isHere && Boolean(row.in_pocket),
    seenAt: row.seen_at ?? row.joined_at,
  };
}

function readDeed(
  memberId: number | null,
  name: string | null,
  kind: string | null,
  what: string | null,
  at: number | null,
): Party['last'] {
  return memberId === null || at === null
    ? null
    : { memberId, name, kind: kind as PartyDeed['kind'], what, at };
}

/** Whoever has found reads on at once: that does not hide who found. */
const READS_ON_MS = 30_000;

function latest(move: Party['last'], deed: Party['last']): Party['last'] {
  if (!move || !deed) return move ?? deed;
  const readsOn = deed.kind === 'opened' && deed.memberId === move.memberId;
  return deed.at > move.at + (readsOn ? READS_ON_MS : 0) ? deed : move;
}
