/** Parties whose account still owns the order: a letter that was taken back has none. */
const OPEN_PARTY = 'parties.closed_at is null and orders.account_id = parties.account_id';

/** Accepted moves of members, as `attempts_moves_index` contains them: refused answers are not looked at. */
export const IS_MOVE =
  "attempts.member_id is not null and attempts.http_status = 200 and attempts.kind in ('answer', 'clue', 'alternative')";

const LAST_MOVE = `
  select id from attempts where order_id = parties.order_id and ${IS_MOVE} order by id desc limit 1`;

export const MEMBER = `party_members.id as member_id, party_members.name, party_members.is_holder, party_members.joined_at, party_members.ends_at,
  party_members.left_at, party_members.here_until, party_members.seen_at, party_members.in_pocket`;

/** Members who have not left. When somebody is let go, no clock decides: those of two processes may differ. */
export const IS_THERE =
  'party_members.left_at is null and (party_members.ends_at is null or party_members.ends_at > @now)';

/** Who has done something may have left since. */
const nameOf = (member: string): string => `(select name from party_members where id = ${member})`;

/**
 * One row per member who is there, of the parties of these orders. `ids`: SQL of the list of their numbers.
 */
export const partiesQuery = (ids: string): string => `
  select parties.order_id, orders.version, parties.holder_id, parties.pen_id, parties.several_hands, parties.deal, parties.takings,
    orders.city,
    parties.invitation_expires_at, parties.proposal_member_id, parties.proposal_step, parties.deed_member_id,
    parties.deed_kind, parties.deed_what, parties.deed_at, parties.changed_at, moves.member_id as move_member_id,
    moves.kind as move_kind, moves.step as move_step, moves.made_at as move_at,
    ${nameOf('moves.member_id')} as move_name, ${nameOf('parties.deed_member_id')} as deed_name, ${MEMBER}
  from parties
  join orders on orders.id = parties.order_id
  join party_members on party_members.order_id = parties.order_id and ${IS_THERE}
  left join attempts as moves on moves.id = (${LAST_MOVE})
  where parties.order_id in (${ids}) and ${OPEN_PARTY}
  order by parties.order_id, party_members.id`;

/** A list of numbers as one JSON parameter, so that the statement is prepared once whatever its length. */
export const idsOf = (parameter: string, isPostgres: boolean): string =>
  isPostgres
    ? `select cast(value as integer) from json_array_elements_text(cast(@${parameter} as json))`
    : `select value from json_each(@${parameter})`;

export const GUEST_ORDER = `
  party_members
  join parties on parties.order_id = party_members.order_id
  join orders on orders.id = parties.order_id and ${OPEN_PARTY}`;

export const IS_GUEST = 'party_members.left_at is null and party_members.ends_at > @now';
