import type { Database } from '../database/open-database.ts';
import { isPostgres } from '../database/open-database.ts';
import { prepare } from '../database/prepared.ts';
import { idsOf } from './statements.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/** Which members listen, for all processes. A process that died is forgotten when `until` has passed. */
export interface PresenceStore {
  /** A stream of this member was opened. */
  arrive(memberId: number, stream: string, until: number): Promise<void>;
  /** It was closed. Does nothing when the member has opened another since. */
  depart(memberId: number, stream: string): Promise<void>;
  /** These members still listen. */
  stay(memberIds: readonly number[], until: number): Promise<void>;
  /** Those of these tokens that open a session. */
  validTokens(tokenHashes: readonly string[], now: number): Promise<ReadonlySet<string>>;
}

const validTokensQuery = (hashes: string): string => `
  select token_hash from sessions where token_hash in (${hashes}) and expires_at > @now
  union all
  select token_hash from party_members where token_hash in (${hashes}) and left_at is null and ends_at > @now`;

export function presenceStore(db: Database): PresenceStore {
  const postgres = isPostgres(db);
  const hashes = postgres
    ? 'select value from json_array_elements_text(cast(@hashes as json))'
    : 'select value from json_each(@hashes)';
  const validTokens = prepare<{ token_hash: string }>(db, 'valid-tokens', validTokensQuery(hashes));
  const stay = prepare(
    db,
    'members-stay',
    `update party_members set here_until = @until where id in (${idsOf('ids', postgres)}) returning id`,
  );
  const member = (id: number) => db('party_members').where({ id });
  return {
    async arrive(id, stream, until) {
      await retryWhileLocked(db, () => member(id).update({ here_until: until, here_stream: stream }));
    },
    async depart(id, stream) {
      await retryWhileLocked(db, () =>
        member(id).where({ here_stream: stream }).update({ here_until: null, here_stream: null }),
      );
    },
    async stay(ids, until) {
      await retryWhileLocked(db, () => stay({ ids: JSON.stringify(ids), until }));
    },
    async validTokens(tokenHashes, now) {
      const rows = await validTokens({ hashes: JSON.stringify(tokenHashes), now });
      return new Set(rows.map(({ token_hash }) => token_hash));
    },
  };
}
