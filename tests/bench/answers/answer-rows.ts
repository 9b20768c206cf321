import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { middle, ROUNDS } from '../rounds.ts';
import type { Ratio } from '../row.ts';
import { serve, type Contender, type Server } from './contenders.ts';
import { postgresGround, sqliteGround } from './grounds.ts';
import { answerOf, fillWithPlayers } from './orders.ts';
import { preparePgBench } from './pgbench.ts';
import { standingsOf, type BenchStanding } from './standings.ts';
import { volley, type Volley } from './volley.ts';

const ORDERS = 20_000;
const WARM_UP = 2000;

/** The contenders' medians by name. */
type Medians<Name extends string> = Readonly<Record<Name, Pick<Volley, 'perSecond' | 'p99'>>>;

/** What goes at one part of the orders after another; `told`: what was answered, where all must answer the same. */
type Attack = (part: readonly Buffer[]) => Promise<Pick<Volley, 'perSecond' | 'p99'> & { readonly told?: string }>;

/** The answer route beside the same without storing, with one knex transaction an answer, and beside a bare echo: SQLite. */
export async function answerRows(source: ScenarioSource, story: Story): Promise<Ratio[]> {
  const { scenario } = story;
  const standings = standingsOf(story, source);
  const ground = await sqliteGround((db) => fillWithPlayers(db, scenario, standings, WARM_UP + ORDERS));
  const servers: Server[] = [];
  try {
    const start = async (contender: Contender): Promise<Attack> => attackOn(servers, await serve(contender, await ground.copy(contender)));
    const contenders = {
      storing: await start('storing'),
      'not storing': await start('not storing'),
      knex: await start('knex'),
      echo: withoutWords(await start('echo')),
    };
    return sqliteRows(await inTurn(contenders, requestsOf(standings)));
  } finally {
    for (const server of servers) server.stop();
    await ground.stop();
  }
}

/** The answer route beside PostgreSQL's own client, which sends the same statements: each waits for the disk. */
export async function postgresRows(source: ScenarioSource, story: Story): Promise<Ratio[]> {
  const { scenario } = story;
  const standings = standingsOf(story, source);
  const ground = await postgresGround((db) => fillWithPlayers(db, scenario, standings, WARM_UP + ORDERS));
  const servers: Server[] = [];
  try {
    const { databaseUrl } = await ground.copy('pgbench');
    const pgbench = await preparePgBench(ground.pgbench, databaseUrl ?? '', scenario, standings);
    const contenders = {
      storing: attackOn(servers, await serve('storing', await ground.copy('storing'))),
      pgbench: async (part: readonly Buffer[]) => ({ perSecond: await pgbench.volley(part.length), p99: NaN }),
    };
    const { storing, pgbench: bare } = await inTurn(contenders, requestsOf(standings));
    const beside = `of pgbench with the same statements (${Math.round(bare.perSecond)} /s)`;
    return [row('answer, PostgreSQL', storing.perSecond, bare.perSecond, beside, 'at least 1.0')];
  } finally {
    for (const server of servers) server.stop();
    await ground.stop();
  }
}

const withoutWords =
  (attack: Attack): Attack =>
  async (part) => {
    const { perSecond, p99 } = await attack(part);
    return { perSecond, p99 };
  };

function attackOn(servers: Server[], server: Server): Attack {
  servers.push(server);
  return async (part) => {
    const { statuses, bytes, ...speed } = await volley(server.port, part);
    return { ...speed, told: JSON.stringify({ statuses, bytes }) };
  };
}

const requestsOf = (standings: readonly BenchStanding[]): readonly Buffer[] =>
  Array.from({ length: WARM_UP + ORDERS }, (_, index) => answerOf(standings, index + 1));

/**
 * Each round asks every contender for the next part of the orders, so that every order is answered once. The first
 * part warms up and is not counted.
 */
async function inTurn<Name extends string>(
  contenders: Readonly<Record<Name, Attack>>,
  requests: readonly Buffer[],
): Promise<Medians<Name>> {
  const names = Object.keys(contenders) as Name[];
  const size = ORDERS / ROUNDS;
  for (const name of names) await contenders[name](requests.slice(0, WARM_UP));
  const results = names.map((): Awaited<ReturnType<Attack>>[] => []);
  for (let start = WARM_UP; start < requests.length; start += size) {
    for (const [column, name] of names.entries()) results[column]?.push(await contenders[name](requests.slice(start, start + size)));
    const told = new Set(results.flatMap((rounds) => rounds.at(-1)?.told ?? []));
    if (told.size > 1) throw new Error(`the contenders do not answer the same: ${[...told].join(', ')}`);
  }
  const medians = results.map((rounds) => ({
    perSecond: middle(rounds.map(({ perSecond }) => perSecond)),
    p99: middle(rounds.map(({ p99 }) => p99)),
  }));
  return Object.fromEntries(names.map((name, column) => [name, medians[column]])) as Medians<Name>;
}

function sqliteRows(medians: Medians<Contender>): Ratio[] {
  const { storing, 'not storing': silent, knex, echo } = medians;
  return [
    row(
      'answer, durable',
      storing.perSecond,
      silent.perSecond,
      `of the same without storing (${Math.round(silent.perSecond)} /s)`,
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
      ratio: storing.p99 / silent.p99,
      beside: `times that without storing (${silent.p99.toFixed(1)} ms)`,
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
