import { join } from 'node:path';
import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { median, ROUNDS } from '../rounds.ts';
import type { Ratio } from '../row.ts';
import { postgresBenchDatabase, sqliteBenchDatabase } from './bench-database.ts';
import { answerOf, fillWithPlayers } from './orders.ts';
import { preparePgBench } from './pgbench.ts';
import { standingsOf, type BenchStanding } from './standings.ts';
import { volley, type Volley } from './volley.ts';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { forkBuilt } from '../product/fork-built.ts';

/** The route as it is, without storing, with one knex transaction per answer, or an echo server. */
type Contender = 'storing' | 'not storing' | 'knex' | 'echo';

interface Server {
  readonly port: number;
  stop(): void;
}

/** Starts a contender in its own process. */
async function serve(contender: Contender, { dataDir, databaseUrl }: DatabaseSettings): Promise<Server> {
  const args = [contender, dataDir, ...(databaseUrl === null ? [] : [databaseUrl])];
  const { child, port } = await forkBuilt(join(import.meta.dirname, 'server.ts'), 'dist/bench', args);
  return { port, stop: () => child.disconnect() };
}

const ORDERS = 20_000;
const WARM_UP = 2000;

type Medians<Name extends string> = Readonly<Record<Name, Pick<Volley, 'perSecond' | 'p99'>>>;

/** Sends a batch of requests. `summary`: statuses and bytes of the responses, which must be equal for all contenders. */
type SendBatch = (part: readonly Buffer[]) => Promise<Pick<Volley, 'perSecond' | 'p99'> & { readonly summary?: string }>;

/** On SQLite: the answer route compared with the same without storing, with one knex transaction per answer, and with an echo. */
export async function answerRows(source: ScenarioSource, story: Story): Promise<Ratio[]> {
  const { scenario } = story;
  const standings = standingsOf(story, source);
  const database = await sqliteBenchDatabase((db) => fillWithPlayers(db, scenario, standings, WARM_UP + ORDERS));
  const servers: Server[] = [];
  try {
    const start = async (contender: Contender): Promise<SendBatch> =>
      batchSender(servers, await serve(contender, await database.copy(contender)));
    const contenders = {
      storing: await start('storing'),
      'not storing': await start('not storing'),
      knex: await start('knex'),
      echo: withoutSummary(await start('echo')),
    };
    return sqliteRows(await mediansOfRounds(contenders, requestsOf(standings)));
  } finally {
    for (const server of servers) server.stop();
    await database.stop();
  }
}

/** The answer route compared with pgbench sending the same statements; each commit waits for the disk. */
export async function postgresRows(source: ScenarioSource, story: Story): Promise<Ratio[]> {
  const { scenario } = story;
  const standings = standingsOf(story, source);
  const database = await postgresBenchDatabase((db) => fillWithPlayers(db, scenario, standings, WARM_UP + ORDERS));
  const servers: Server[] = [];
  try {
    const { databaseUrl } = await database.copy('pgbench');
    const pgbench = await preparePgBench(database.pgbench, databaseUrl ?? '', scenario, standings);
    const contenders = {
      storing: batchSender(servers, await serve('storing', await database.copy('storing'))),
      pgbench: async (part: readonly Buffer[]) => ({ perSecond: await pgbench.volley(part.length), p99: NaN }),
    };
    const { storing, pgbench: bare } = await mediansOfRounds(contenders, requestsOf(standings));
    const beside = `of pgbench with the same statements (${Math.round(bare.perSecond)} /s)`;
    return [row('answer, PostgreSQL', storing.perSecond, bare.perSecond, beside, 'at least 1.0')];
  } finally {
    for (const server of servers) server.stop();
    await database.stop();
  }
}

const withoutSummary =
  (send: SendBatch): SendBatch =>
  async (part) => {
    const { perSecond, p99 } = await send(part);
    return { perSecond, p99 };
  };

function batchSender(servers: Server[], server: Server): SendBatch {
  servers.push(server);
  return async (part) => {
    const { statuses, bytes, ...speed } = await volley(server.port, part);
    return { ...speed, summary: JSON.stringify({ statuses, bytes }) };
  };
}

const requestsOf = (standings: readonly BenchStanding[]): readonly Buffer[] =>
  Array.from({ length: WARM_UP + ORDERS }, (_, index) => answerOf(standings, index + 1));

/**
 * Each round sends the next batch of requests to every contender, so that every order is answered once. The first batch
 * warms up and is not counted.
 */
async function mediansOfRounds<Name extends string>(
  contenders: Readonly<Record<Name, SendBatch>>,
  requests: readonly Buffer[],
): Promise<Medians<Name>> {
  const names = Object.keys(contenders) as Name[];
  const size = ORDERS / ROUNDS;
  for (const name of names) await contenders[name](requests.slice(0, WARM_UP));
  const results = names.map((): Awaited<ReturnType<SendBatch>>[] => []);
  for (let start = WARM_UP; start < requests.length; start += size) {
    for (const [column, name] of names.entries()) results[column]?.push(await contenders[name](requests.slice(start, start + size)));
    const summaries = new Set(results.flatMap((rounds) => rounds.at(-1)?.summary ?? []));
    if (summaries.size > 1) throw new Error(`the contenders do not answer the same: ${[...summaries].join(', ')}`);
  }
  const medians = results.map((rounds) => ({
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
  }));
  return Object.fromEntries(names.map((name, column) => [name, medians[column]])) as Medians<Name>;
}

function sqliteRows(medians: Medians<Contender>): Ratio[] {
  const { storing, 'not storing': withoutStoring, knex, echo } = medians;
  return [
    row(
      'answer, durable',
      storing.perSecond,
      withoutStoring.perSecond,
      `of the same without storing (${Math.round(withoutStoring.perSecond)} /s)`,
      'at least 0.8',
    ),
    row(
      'answer, durable',
      storing.perSecond,
      knex.perSecond,
      `times one knex transaction an answer (${Math.round(knex.perSecond)} /s)`,
      'at least 5',
    ),
    row(
      'answer, durable',
      storing.perSecond,
      echo.perSecond,
      `of a bare JSON echo (${Math.round(echo.perSecond)} /s)`,
      'as much as can be',
    ),
    {
      what: 'answer, durable: p99 of 32 at once',
      figure: `${storing.p99.toFixed(1)} ms`,
      ratio: storing.p99 / withoutStoring.p99,
      beside: `times that without storing (${withoutStoring.p99.toFixed(1)} ms)`,
      goal: 'at most 2',
    },
  ];
}

const row = (what: string, ours: number, theirs: number, beside: string, goal: string): Ratio => ({
  what,
  figure: `${Math.round(ours)} /s`,
  ratio: ours / theirs,
  beside,
  goal,
});
