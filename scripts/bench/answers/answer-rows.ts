import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scenario, ScenarioSource } from '../../../engine/index.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { openDatabase } from '../../../server/store/open-database.ts';
import { middle, ROUNDS } from '../rounds.ts';
import { answerOf, fillWithPlayers } from './orders.ts';
import { standingsOf } from './standings.ts';
import { volley, type Volley } from './volley.ts';

/** One contender's medians of all rounds. */
export interface AnswerRow {
  readonly what: string;
  readonly perSecond: number;
  readonly p99: number;
  /** To the same route without storing. */
  readonly ratio: number;
  /** To the bare echo. */
  readonly toEcho: number;
}

const CONTENDERS = ['storing', 'not storing', 'knex', 'echo'] as const;
type Contender = (typeof CONTENDERS)[number];

const ORDERS = 20_000;
const WARM_UP = 2000;

/** Each round asks every contender for the next part of the orders, so that every order is answered once. */
function partsOf(requests: readonly Buffer[]): readonly (readonly Buffer[])[] {
  const size = ORDERS / ROUNDS;
  const counted = Array.from({ length: ROUNDS }, (_, round) => requests.slice(WARM_UP + round * size, WARM_UP + (round + 1) * size));
  return [requests.slice(0, WARM_UP), ...counted];
}

export async function answerRows(source: ScenarioSource, scenario: Scenario): Promise<AnswerRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const standings = standingsOf(scenario, source);
  const requests = Array.from({ length: WARM_UP + ORDERS }, (_, index) => answerOf(standings, index + 1));
  await seed(join(folder, 'seed'), (db) => fillWithPlayers(db, scenario, standings, requests.length));
  const servers = await Promise.all(CONTENDERS.map((contender) => serve(contender, folder)));
  try {
    const rounds: Volley[][] = [];
    for (const part of partsOf(requests)) rounds.push(await inTurn(servers, part));
    return describeRows(rounds.slice(1));
  } finally {
    for (const { child } of servers) child.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seed(dataDir: string, fill: (db: ReturnType<typeof openDatabase>) => Promise<void>): Promise<void> {
  const db = openDatabase({ dataDir, databaseUrl: null });
  await migrate(db);
  await fill(db);
  await db.destroy();
}

interface Server {
  readonly port: number;
  readonly child: ChildProcess;
}

async function serve(contender: Contender, folder: string): Promise<Server> {
  const dataDir = join(folder, contender);
  cpSync(join(folder, 'seed'), dataDir, { recursive: true });
  const child = fork(join(import.meta.dirname, 'server.ts'), [contender, dataDir], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`${contender} ended with ${code}`)));
  });
  return { port, child };
}

async function inTurn(servers: readonly Server[], part: readonly Buffer[]): Promise<Volley[]> {
  const volleys: Volley[] = [];
  for (const { port } of servers) volleys.push(await volley(port, part));
  const [first, ...others] = volleys.slice(0, -1).map(({ statuses, bytes }) => JSON.stringify({ statuses, bytes }));
  if (others.some((other) => other !== first)) throw new Error(`the contenders do not answer the same: ${[first, ...others].join(', ')}`);
  return volleys;
}

function describeRows(rounds: readonly (readonly Volley[])[]): AnswerRow[] {
  const medians = CONTENDERS.map((what, column) => {
    const of = (field: 'perSecond' | 'p99') => middle(rounds.map((round) => round[column]?.[field] ?? NaN));
    return { what, perSecond: of('perSecond'), p99: of('p99') };
  });
  const speedOf = (what: Contender): number => medians[CONTENDERS.indexOf(what)]?.perSecond ?? NaN;
  return medians.map((row) => ({
    ...row,
    ratio: row.perSecond / speedOf('not storing'),
    toEcho: row.perSecond / speedOf('echo'),
  }));
}
