import { fork } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import type { ScenarioSource, Story } from '../../../engine/index.ts';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { root } from '../../support/programs/run.ts';
import type { Report } from '../report.ts';
import { median, ROUNDS } from '../rounds.ts';
import { nextMessage, START_COMMAND } from '../servers.ts';
import {
  postgresBenchDatabase,
  sqliteBenchDatabase,
  type BenchDatabase,
  type Fill,
} from './bench-database.ts';
import { answerOf, fillWithPlayers, statusOf } from './orders.ts';
import { standingsOf, type BenchStanding } from './standings.ts';
import { volley, type Volley } from './volley.ts';

const ORDERS = 20_000;
const WARM_UP = 2000;
const READS = 4000;

/** The route as it is, or with every commit treated as done. */
type Contender = 'storing' | 'not storing';

interface Server {
  readonly port: number;
  stop(): void;
}

/**
 * Built as for production: tsx adds a call for the name of each function, which would slow the server down.
 */
const outDir = join(root, 'dist/bench');
const buildServer = () =>
  build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(import.meta.dirname, 'server.ts'), outDir },
  });

/** Starts a contender in its own process, with the flags of `npm start`. */
async function serve(contender: Contender, { dataDir, databaseUrl }: DatabaseSettings): Promise<Server> {
  const child = fork(
    join(outDir, 'server.js'),
    [contender, dataDir, ...(databaseUrl === null ? [] : [databaseUrl])],
    {
      cwd: root,
      execArgv: START_COMMAND.slice(0, -1),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  return { port: Number(await nextMessage(child)), stop: () => child.disconnect() };
}

interface Compared {
  readonly source: ScenarioSource;
  readonly story: Story;
  readonly databaseWith: (fill: Fill) => Promise<BenchDatabase>;
  /** The goal for what remains of the answers when they are stored. */
  readonly atLeast?: number;
}

/** The answer route compared with the same without storing, and the reads of as many players. */
async function speedRows(
  { row }: Report,
  name: string,
  { source, story, databaseWith, atLeast }: Compared,
): Promise<void> {
  const standings = standingsOf(story, source);
  await buildServer();
  const database = await databaseWith((db) =>
    fillWithPlayers(db, story.scenario, standings, WARM_UP + ORDERS),
  );
  const servers: Server[] = [];
  try {
    for (const contender of ['storing', 'not storing'] as const)
      servers.push(await serve(contender, await database.copy(contender)));
    const [storing, bare] = await mediansOfRounds(servers, standings);
    const reads = await volley(
      servers[0]?.port ?? 0,
      Array.from({ length: READS }, (_, index) => statusOf(index + 1)),
    );
    row(`answer, durable, ${name}`, {
      figure: `${Math.round(storing.perSecond)} /s`,
      ratio: storing.perSecond / bare.perSecond,
      beside: `the same without storing (${Math.round(bare.perSecond)} /s)`,
      ...(atLeast !== undefined && { atLeast }),
    });
    row(`answer, durable, ${name}: p99 of 32 at once`, {
      figure: `${storing.p99.toFixed(1)} ms`,
      ratio: storing.p99 / bare.p99,
      beside: `the same without storing (${bare.p99.toFixed(1)} ms)`,
      atMost: 2,
    });
    row(`status, read, ${name}`, {
      figure: `${Math.round(reads.perSecond)} /s`,
      ratio: reads.perSecond / storing.perSecond,
      beside: 'the durable answers',
    });
  } finally {
    for (const server of servers) server.stop();
    await database.stop();
  }
}

export const answerRows = (report: Report, source: ScenarioSource, story: Story): Promise<void> =>
  speedRows(report, 'SQLite', { source, story, databaseWith: sqliteBenchDatabase, atLeast: 0.8 });

export const postgresRows = (report: Report, source: ScenarioSource, story: Story): Promise<void> =>
  speedRows(report, 'PostgreSQL', { source, story, databaseWith: postgresBenchDatabase });

type Speed = Pick<Volley, 'perSecond' | 'p99'>;

/**
 * Each round sends the next batch of requests to both servers, so that every order is answered once. The
 * first batch warms up and is not counted.
 */
async function mediansOfRounds(
  servers: readonly Server[],
  standings: readonly BenchStanding[],
): Promise<readonly [Speed, Speed]> {
  const requests = Array.from({ length: WARM_UP + ORDERS }, (_, index) => answerOf(standings, index + 1));
  const size = ORDERS / ROUNDS;
  const results = servers.map((): Volley[] => []);
  for (const { port } of servers) await volley(port, requests.slice(0, WARM_UP));
  for (let start = WARM_UP; start < requests.length; start += size) {
    for (const [column, { port }] of servers.entries())
      results[column]?.push(await volley(port, requests.slice(start, start + size)));
    const summaries = results.map((rounds) =>
      JSON.stringify([rounds.at(-1)?.statuses, rounds.at(-1)?.bytes]),
    );
    if (new Set(summaries).size > 1) throw new Error(`both do not answer the same: ${summaries.join(', ')}`);
  }
  const medianOf = (rounds: readonly Speed[] = []): Speed => ({
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
  });
  return [medianOf(results[0]), medianOf(results[1])];
}
