import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Scenario } from '../../../engine/index.ts';
import { hashToken } from '../../../server/accounts/session-token.ts';
import { valuesOf } from '../../../server/store/commit/command.ts';
import { ATTEMPT } from '../../../server/store/commit/postgres.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import { POSTGRES_CONNECTIONS } from '../../../server/store/database/open-postgres.ts';
import type { Values } from '../../../server/store/database/prepared.ts';
import { SESSION_SNAPSHOT_QUERY } from '../../../server/store/accounts/session-snapshot.ts';
import { tokenOf } from './orders.ts';
import type { BenchStanding } from './standings.ts';

const run = promisify(execFile);

/** pgbench, sending the same two statements per answer. */
export interface PgBench {
  /** Sends answers of different players; returns answers per second. */
  volley(answers: number): Promise<number>;
}

/** pgbench has only numeric variables, so tokens are derived from the player's number. */
const SESSIONS = "update sessions set token_hash = 'jeton-' || account_id";
const MADE: Readonly<Record<string, string>> = {
  token_hash: "'jeton-' || :player",
  key: "'essai-' || :player",
  order_id: ':player',
  actor: ':player',
  counts: '(:player % 2 = 1)',
};

export async function preparePgBench(
  program: string,
  databaseUrl: string,
  scenario: Scenario,
  [standing]: readonly BenchStanding[],
): Promise<PgBench> {
  if (!standing) throw new Error('no step of the main route can be answered');
  const db = openDatabase({ dataDir: '', databaseUrl });
  await db.raw(SESSIONS);
  await db.destroy();
  const values = { ...typicalValues(scenario, standing), token_hash: hashToken(tokenOf(1)) };
  let sent = 0;
  return {
    async volley(answers) {
      const each = Math.floor(answers / POSTGRES_CONNECTIONS);
      const script = scriptFrom(sent, values);
      sent += each * POSTGRES_CONNECTIONS;
      return throughputOf(program, databaseUrl, script, each);
    },
  };
}

function scriptFrom(first: number, values: Values): string {
  const player = [`\\set turn :turn + 1`, `\\set player ${first} + :turn * ${POSTGRES_CONNECTIONS} + :client_id + 1`];
  const send = (sql: string): string => `${filledIn(sql, values)};`;
  return [
    ...player,
    '\\if :player % 2 = 1',
    send(SESSION_SNAPSHOT_QUERY),
    send(ATTEMPT.stay),
    '\\else',
    send(SESSION_SNAPSHOT_QUERY),
    send(ATTEMPT.move),
    '\\endif',
  ].join('\n');
}

const filledIn = (sql: string, values: Values): string =>
  sql.replace(/\s+/g, ' ').replace(/@(\w+)/g, (_, name: string) => MADE[name] ?? literal(values[name] ?? null));

/** Replaces colons, which pgbench would parse as variables. */
const literal = (value: string | number | null): string =>
  value === null ? 'null' : `'${String(value).replaceAll("'", "''").replaceAll(':', '=')}'`;

async function throughputOf(program: string, databaseUrl: string, script: string, each: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'answer.sql');
  writeFileSync(file, script);
  const clients = ['-c', String(POSTGRES_CONNECTIONS), '-j', '2', '-t', String(each)];
  try {
    const { stdout } = await run(program, ['-n', '-M', 'prepared', '-D', 'turn=-1', ...clients, '-f', file, databaseUrl]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? NaN);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The values that the route stores for a wrong answer. */
function typicalValues({ version }: Scenario, { step, progress }: BenchStanding): Values {
  const now = Date.now();
  const limit = { key: '', most: 120, counts: true, until: now + 60_000 };
  const result = { httpStatus: 404, reply: 'Code Erroné', seconds: null, verdict: 'wrong', reading: 'place', reason: null } as const;
  const judged = { orderId: 0, expectedVersion: 1, key: '', kind: 'answer', step, actorId: 0, contentVersion: version, progress } as const;
  return valuesOf({ ...judged, ...result, now, limit });
}
