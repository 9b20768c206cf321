import type { Scenario } from '../../../engine/index.ts';
import { hashToken } from '../../../server/accounts/session-token.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { fillWithPlayers, tokenOf } from '../answers/orders.ts';
import type { BenchStanding } from '../answers/standings.ts';

export const GUESTS = 3;
const FOR_EVER = Date.UTC(3000, 0, 1);

const guestToken = (player: number, guest: number): string => `jeton-de-l-invite-${player}-${guest}`;

/** The sessions of a party, the holder's first. */
export const tokensOf = (player: number): readonly string[] => [
  tokenOf(player),
  ...Array.from({ length: GUESTS }, (_, guest) => guestToken(player, guest)),
];

/** Players as for the answer route, each with a party of four. */
export async function fillWithParties(
  db: Database,
  scenario: Scenario,
  standings: readonly BenchStanding[],
  count: number,
): Promise<void> {
  await fillWithPlayers(db, scenario, standings, count);
  const now = Date.now();
  const players = Array.from({ length: count }, (_, index) => index + 1);
  const party = (player: number) => ({
    order_id: player,
    account_id: player,
    holder_id: player,
    changed_at: now,
  });
  const holder = (player: number) => ({
    id: player,
    order_id: player,
    name: 'Camille',
    is_holder: true,
    joined_at: now,
  });
  const guests = (player: number) =>
    Array.from({ length: GUESTS }, (_, guest) => ({
      ...{ id: count + GUESTS * player + guest, order_id: player, name: `Ali ${guest}`, is_holder: false },
      ...{ token_hash: hashToken(guestToken(player, guest)), joined_at: now, ends_at: FOR_EVER },
    }));
  await db.batchInsert('parties', players.map(party), 100);
  await db.batchInsert('party_members', players.map(holder), 50);
  await db.batchInsert('party_members', players.flatMap(guests), 50);
}
