import type { Scenario, ScenarioSource, Story } from '../../../engine/index.ts';
import { createPasswords } from '../../../server/accounts/password.ts';
import { hashToken } from '../../../server/accounts/session-token.ts';
import { changeAccount } from '../../../server/store/accounts/change-account.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { transact } from '../../../server/store/database/transact.ts';
import { sqliteBenchDatabase } from '../answers/bench-database.ts';
import { fillWithPlayers, tokenOf } from '../answers/orders.ts';
import { standingsOf, type BenchStanding } from '../answers/standings.ts';
import { productServer } from '../servers.ts';

export const PLAYERS = 30_000;
const ORDERS = 100_000;
const ATTEMPTS = 1_000_000;

export const CROWD_PASSWORD = 'un mot de passe';
/** Number of accounts with CROWD_PASSWORD; the first of them is staff. */
export const ACCOUNTS_WITH_PASSWORD = 40;
export const BATCH = { id: 1, letters: 500 };

export const CROWD_STAFF = tokenOf(1);
export const emailOf = (player: number): string => `joueur${player}@exemple.fr`;

/** The built product on a database that is some years old, behind a proxy. */
export interface OldProduct {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
}

export async function withYears(
  source: ScenarioSource,
  story: Story,
  work: (product: OldProduct) => Promise<void>,
): Promise<void> {
  const database = await sqliteBenchDatabase((db) =>
    fillWithYears(db, story.scenario, standingsOf(story, source)),
  );
  try {
    const { dataDir } = await database.copy('product');
    const { url, stop } = await productServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO: '0' });
    try {
      await work({ url, port: Number(new URL(url).port), dataDir });
    } finally {
      stop();
    }
  } finally {
    await database.stop();
  }
}

/** Current players, earlier orders, and their journal. */
async function fillWithYears(
  db: Database,
  scenario: Scenario,
  standings: readonly BenchStanding[],
): Promise<void> {
  await fillWithPlayers(db, scenario, standings, PLAYERS);
  const now = Date.now();
  const hash = await createPasswords().hash(CROWD_PASSWORD);
  await enableLogins(db, hash, now);
  await db('accounts').update({ last_login_at: now });
  await db('batches').insert({
    id: BATCH.id,
    city: scenario.city,
    count: BATCH.letters,
    actor_id: 1,
    created_at: now,
  });
  await db.raw(ordersSql(scenario.city));
  await db.raw(attemptsSql(scenario));
  await db('statistics_cursor').update({ last_id: ATTEMPTS - 2000 });
  await db('sessions').insert({
    token_hash: hashToken('vieille'),
    account_id: 2,
    created_at: 1,
    last_seen_at: 1,
    expires_at: 2,
  });
  await db.raw('analyze');
}

/** Sets a password and a proved e-mail address. The change ends all sessions, so they are inserted again. */
async function enableLogins(db: Database, passwordHash: string, now: number): Promise<void> {
  for (let player = 1; player <= ACCOUNTS_WITH_PASSWORD; player += 1) {
    const sessions = await db('sessions').where({ account_id: player });
    await transact(db, (transaction) =>
      changeAccount(transaction, player, { passwordHash, admin: player === 1, emailProvedAt: now }),
    );
    await db('sessions').insert(sessions);
  }
}

const series = (from: number, to: number): string =>
  `(with recursive n (i) as (select ${from} union all select i + 1 from n where i < ${to}) select i from n)`;

/** A third of the orders is SENT, two thirds are DONE, the last ones are COMMAND. */
function ordersSql(city: string): string {
  const at = `(1700000000000 + i * 60000)`;
  const code = `printf('%05d', i)`;
  const isStock = `i > ${ORDERS - BATCH.letters}`;
  return `insert into orders (code, city, state, identifier, batch_id, reached, created_at, updated_at, last_step_date)
    select 'Z' || ${code}, '${city}', case when ${isStock} then 'COMMAND' when i % 3 = 0 then 'SENT' else 'DONE' end,
      'CMD-2025-' || ${code}, case when ${isStock} then ${BATCH.id} end, '{"A":1700000000000,"B":1700000000000,"C":1700000000000}',
      ${at}, ${at}, ${at}
    from ${series(PLAYERS, ORDERS - 1)}`;
}

const attemptsSql = ({ version, start }: Scenario): string =>
  `insert into attempts (order_id, idempotency_key, kind, step, verdict, reading, http_status, content_version, actor_id, made_at)
    select 1 + i % ${ORDERS - 1}, 'cle-' || i, case when i % 500 = 0 then 'report' else 'answer' end, '${start}', 'wrong',
      'rue du marche ' || i % 1000, 404, '${version}', 1 + i % ${PLAYERS}, 1700000000000 + i from ${series(1, ATTEMPTS)}`;
