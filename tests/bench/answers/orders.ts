import type { Scenario } from '../../../engine/index.ts';
import { hashToken } from '../../../server/accounts/session-token.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { describeOrder } from '../../../server/store/orders/orders.ts';
import type { BenchStanding } from './standings.ts';

const CHUNK = 500;
const FOR_EVER = Date.UTC(3000, 0, 1);

/** Inserts one account, session and order per player, with the same id. */
export async function fillWithPlayers(
  db: Database,
  scenario: Scenario,
  standings: readonly BenchStanding[],
  players: number,
): Promise<void> {
  const now = Date.now();
  const blank = {
    city: scenario.city,
    identifier: null,
    tiedEmail: null,
    giftFrom: null,
    fullOnWin: false,
    contentVersion: scenario.version,
  };
  const order = (player: number) => ({
    ...describeOrder(
      { ...blank, code: codeOf(player), progress: standingOf(standings, player).progress },
      now,
    ),
    account_id: player,
    activated_at: now,
  });
  const account = (player: number) => ({
    id: player,
    email: `joueur${player}@exemple.fr`,
    password_hash: 'x',
    created_at: now,
  });
  const session = (player: number) => ({
    token_hash: hashToken(tokenOf(player)),
    account_id: player,
    created_at: now,
    last_seen_at: now,
    expires_at: FOR_EVER,
  });
  for (let start = 1; start <= players; start += CHUNK) {
    const some = Array.from({ length: Math.min(CHUNK, players + 1 - start) }, (_, index) => start + index);
    await db.transaction(async (transaction) => {
      await transaction.batchInsert('accounts', some.map(account), 50);
      await transaction.batchInsert('sessions', some.map(session), 50);
      await transaction.batchInsert('orders', some.map(order), 25);
    });
  }
}

const codeOf = (player: number): string => player.toString(36).toUpperCase().padStart(6, '0');
export const tokenOf = (player: number): string => `jeton-du-joueur-${player}`;

function standingOf(standings: readonly BenchStanding[], player: number): BenchStanding {
  const standing = standings[player % standings.length];
  if (!standing) throw new Error('no step of the main route can be answered');
  return standing;
}

/**
 * The bytes of a player's answer as sent through a proxy: with session, idempotency key, step and a distinct
 * client address. Half of the answers are right at every step.
 */
export function answerOf(
  standings: readonly BenchStanding[],
  player: number,
  key = `essai-${player}`,
): Buffer {
  const { step, right, wrong } = standingOf(standings, player);
  const code = Math.floor(player / standings.length) % 2 === 0 ? right : wrong;
  const body = Buffer.from(JSON.stringify({ code, step, order: codeOf(player) }));
  const head = [
    ...headOf('POST /api/code/check', player),
    `idempotency-key: ${key}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

/** The bytes of a request for a player's status. */
export const statusOf = (player: number): Buffer =>
  Buffer.from(`${headOf('GET /api/user/status/current', player).join('\r\n')}\r\n\r\n`);

const headOf = (request: string, player: number): readonly string[] => [
  `${request} HTTP/1.1`,
  'host: 127.0.0.1',
  `x-token: ${tokenOf(player)}`,
  `x-forwarded-for: 10.${player >> 16}.${(player >> 8) & 255}.${player & 255}`,
];
