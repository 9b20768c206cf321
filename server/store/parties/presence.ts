import { type Database, isPostgres } from '../database/open-database.ts';
import { prepare } from '../database/prepared.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/** How long a telephone counts as there after a beat: it beats every 15 s, and one beat may be lost. */
export const HERE_MS = 35_000;

/** A telephone has said that its screen is on. */
export interface Beat {
  readonly memberId: number;
  /** Name of the page that is open on it. Somebody may have two, and a page that closes says so late. */
  readonly page: string;
}

/** Somebody has become there, who was not. */
export interface Arrival {
  readonly orderId: number;
  readonly memberId: number;
}

/** Who is there, for all processes, as their telephones say it themselves. */
export type PresenceStore = ReturnType<typeof presenceStore>;

const validTokensQuery = (hashes: string): string => `
  select token_hash from sessions where token_hash in (${hashes}) and expires_at > @now
  union all
  select token_hash from party_members where token_hash in (${hashes}) and left_at is null and ends_at > @now`;

/** `beats`: SQL of the beats as rows. */
const beatQuery = (beats: string, isMeant: string): string => `
  update party_members
  set here_until = @until, seen_at = @now, in_pocket = false, here_stream = heard.page
  from (${beats}) as heard
  where party_members.id = heard.id and party_members.left_at is null and ${isMeant}
  returning party_members.order_id, party_members.id as member_id`;

const IS_ARRIVAL = '(party_members.here_until is null or party_members.here_until <= @now)';
const IS_RENEWAL = 'party_members.seen_at < @now';

interface ArrivalRow {
  order_id: number;
  member_id: number;
}

export function presenceStore(db: Database) {
  const postgres = isPostgres(db);
  const hashes = postgres
    ? 'select value from json_array_elements_text(cast(@hashes as json))'
    : 'select value from json_each(@hashes)';
  const beats = postgres
    ? 'select id, page from json_to_recordset(cast(@beats as json)) as one(id integer, page text)'
    : "select json_extract(value, '$.id') as id, json_extract(value, '$.page') as page from json_each(@beats)";
  const validTokens = prepare<{ token_hash: string }>(db, 'valid-tokens', validTokensQuery(hashes));
  const arrive = prepare<ArrivalRow>(db, 'members-arrive', beatQuery(beats, IS_ARRIVAL));
  const renew = prepare<ArrivalRow>(db, 'members-renew', beatQuery(beats, IS_RENEWAL));
  /** The row of a member while this page is the last that was heard. */
  const lastHeard = ({ memberId, page }: Beat) =>
    db('party_members').where({ id: memberId, here_stream: page, left_at: null });
  return {
    /** Stores beats; returns whose have made somebody there. */
    async beat(heard: readonly Beat[], now: number): Promise<Arrival[]> {
      const list = JSON.stringify(heard.map(({ memberId, page }) => ({ id: memberId, page })));
      const values = { beats: list, now, until: now + HERE_MS };
      const arrived = await retryWhileLocked(db, () => arrive(values));
      await retryWhileLocked(db, () => renew(values));
      return arrived.map(({ order_id, member_id }) => ({ orderId: order_id, memberId: member_id }));
    },
    /** The page's screen goes off; false when another page was heard since. */
    pocket: (beat: Beat, now: number): Promise<boolean> =>
      retryWhileLocked(db, async () => {
        const isOn = lastHeard(beat).whereNotNull('here_until');
        return (await isOn.update({ here_until: null, seen_at: now, in_pocket: true })) === 1;
      }),
    /** The page is closed; false when another page was heard since. */
    close: (beat: Beat, now: number): Promise<boolean> =>
      retryWhileLocked(db, async () => {
        const isOpen = lastHeard(beat).whereRaw('(here_until is not null or in_pocket)');
        return (await isOpen.update({ here_until: null, seen_at: now, in_pocket: false })) === 1;
      }),
    /** The connection of somebody broke then; false when anything was heard of this person since. */
    lose: (memberId: number, brokenAt: number): Promise<boolean> =>
      retryWhileLocked(db, async () => {
        const isSilent = db('party_members')
          .where({ id: memberId })
          .whereNotNull('here_until')
          .where('seen_at', '<=', brokenAt);
        return (await isSilent.update({ here_until: null })) === 1;
      }),
    /** Those of these tokens that open a session. */
    async validTokens(tokenHashes: readonly string[], now: number): Promise<ReadonlySet<string>> {
      const rows = await validTokens({ hashes: JSON.stringify(tokenHashes), now });
      return new Set(rows.map(({ token_hash }) => token_hash));
    },
  };
}
