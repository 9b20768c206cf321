import type { ScenarioSource, Story } from '../../engine/index.ts';
import { openDatabase, isPostgres, type Database } from '../../server/store/database/open-database.ts';
import { closeDatabase } from '../../server/store/database/reader.ts';
import { postgresBenchDatabase, sqliteBenchDatabase, type BenchDatabase } from './answers/bench-database.ts';
import { answerOf } from './answers/orders.ts';
import { standingsOf, type BenchStanding } from './answers/standings.ts';
import { openSockets, type Exchange } from './answers/volley.ts';
import type { Report } from './report.ts';
import { median, quantile, timeOf } from './rounds.ts';
import { metricOf, productServer } from './servers.ts';
import { fillWithParties } from './streams/fill-with-parties.ts';

const FORMER_MEMBERS = 10_000;
const REFUSED_ANSWERS = 50_000;
const ANSWERS = 2000;
/** Answers of one party before the other has its turn; the first turn of each warms up. */
const TURN = 50;
const ALLOWED = 1.2;
const PART = 500;

interface Party {
  readonly player: number;
  /** Its order as it was before any answer. */
  readonly order: Readonly<Record<string, unknown>>;
  /** Milliseconds of the server’s processor for an answer, by turns. */
  readonly processor: number[];
  readonly waited: number[];
}

/** The answers of a party that thousands have left, beside those of a new one, on both databases. */
export async function partyRows(report: Report, source: ScenarioSource, story: Story): Promise<void> {
  const standings = standingsOf(story, source);
  // Both give the right answer of the same step.
  const [long, fresh] = [1, 1 + 2 * standings.length];
  const fill = async (db: Database): Promise<void> => {
    await fillWithParties(db, story.scenario, standings, fresh);
    await addThePast(db, long, standings);
  };
  for (const open of [sqliteBenchDatabase, postgresBenchDatabase])
    await report.attempt('party', async () => {
      const database = await open(fill);
      try {
        await compare(report, database, standings, [long, fresh]);
      } finally {
        await database.stop();
      }
    });
}

/** Members who have left, and answers that were refused. */
async function addThePast(db: Database, player: number, standings: readonly BenchStanding[]): Promise<void> {
  const now = Date.now();
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const firstId = 1_000_000;
  const member = (index: number) => ({
    ...{ id: firstId + index, order_id: player, name: `Parti ${index}`, is_holder: false },
    ...{ joined_at: now, ends_at: now, left_at: now },
  });
  const refusal = (index: number) => ({
    ...{ order_id: player, member_id: player, kind: 'answer', verdict: 'wrong', http_status: 404 },
    ...{ step: standings[player % standings.length]?.step, reading: `faux${index}`, content_version: '1' },
    made_at: now,
  });
  await db.transaction(async (transaction) => {
    await transaction.batchInsert('party_members', numbers(FORMER_MEMBERS).map(member), 50);
    for (let from = 0; from < REFUSED_ANSWERS; from += PART)
      await transaction.batchInsert(
        'attempts',
        numbers(PART).map((index) => refusal(from + index)),
        50,
      );
  });
  await db.raw('analyze');
}

async function compare(
  { row }: Report,
  database: BenchDatabase,
  standings: readonly BenchStanding[],
  players: readonly [number, number],
): Promise<void> {
  const settings = await database.copy('party');
  const server = await productServer({
    ...(settings.databaseUrl === null
      ? { DATA_DIR: settings.dataDir }
      : { DATABASE_URL: settings.databaseUrl }),
    TRUST_PROXY: '1',
    DEMO: '0',
  });
  const db = openDatabase(settings);
  const [socket] = await openSockets(Number(new URL(server.url).port), 1);
  try {
    if (!socket) throw new Error('no connection');
    const [long, fresh] = [await partyOf(db, players[0]), await partyOf(db, players[1])];
    for (let turn = 0; turn <= ANSWERS / TURN; turn += 1)
      for (const party of turn % 2 === 0 ? [long, fresh] : [fresh, long])
        await answerForATurn({ db, server, socket, standings }, party, turn);
    const name = isPostgres(db) ? 'PostgreSQL' : 'SQLite';
    const of = (share: number) => [quantile(long.waited, share), quantile(fresh.waited, share)] as const;
    const [processor, [p50, freshP50], [p99, freshP99]] = [
      [median(long.processor), median(fresh.processor)] as const,
      of(0.5),
      of(0.99),
    ];
    row(`party with a past, ${name}: processor of an answer`, {
      figure: `${processor[0].toFixed(2)} ms`,
      ratio: processor[0] / processor[1],
      beside: `a new party (${processor[1].toFixed(2)} ms)`,
      atMost: ALLOWED,
    });
    row(`party with a past, ${name}: p50 of an answer`, {
      figure: `${p50.toFixed(2)} ms`,
      ratio: p50 / freshP50,
      beside: `a new party (${freshP50.toFixed(2)} ms); p99 ${p99.toFixed(1)} and ${freshP99.toFixed(1)} ms`,
      atMost: ALLOWED,
    });
  } finally {
    socket?.close();
    await closeDatabase(db);
    server.stop();
  }
}

async function partyOf(db: Database, player: number): Promise<Party> {
  const {
    id: _id,
    version: _version,
    ...order
  } = await db('orders').where({ id: player }).first<Record<string, unknown>>();
  return { player, order, processor: [], waited: [] };
}

interface Asked {
  readonly db: Database;
  readonly server: Awaited<ReturnType<typeof productServer>>;
  readonly socket: Exchange;
  readonly standings: readonly BenchStanding[];
}

/** The order is put back before each answer, so that all of them are the same work. */
async function answerForATurn(
  { db, server, socket, standings }: Asked,
  { player, order, processor, waited }: Party,
  turn: number,
): Promise<void> {
  const before = await metricOf(server, 'process_cpu_seconds_total');
  const times: number[] = [];
  for (let count = 0; count < TURN; count += 1) {
    const again = { ...order, version: db.raw('version + 1') };
    await db('orders').where({ id: player }).update(again);
    const request = answerOf(standings, player, `tour-${turn}-${count}`);
    times.push(
      await timeOf(async () => {
        const { status } = await socket.send(request);
        if (status !== 200) throw new Error(`an answer is answered ${status}`);
      }),
    );
  }
  const used = (await metricOf(server, 'process_cpu_seconds_total')) - before;
  if (turn === 0) return;
  processor.push((1000 * used) / TURN);
  waited.push(...times);
}
