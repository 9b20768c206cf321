import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCity, type ScenarioSource, type Story, TRANSLATIONS } from '../../engine/index.ts';
import { listCities } from '../../server/content/list-cities.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { root } from '../support/programs/run.ts';
import { sqliteBenchDatabase } from './answers/bench-database.ts';
import { answerOf, fillWithPlayers } from './answers/orders.ts';
import { standingsOf, type BenchStanding } from './answers/standings.ts';
import { volley } from './answers/volley.ts';
import type { Report } from './report.ts';
import { median, ROUNDS } from './rounds.ts';
import { metricOf, processorSeconds, productServer } from './servers.ts';

const START_ALLOWED = 1.25;
const ANSWERS_ALLOWED = 1.05;
const WARM_UP = 2000;
const ANSWERS = 10_000;
/** Answers of one server before the other has its turn. */
const TURN = 100;

/** A folder with the cities, in French alone. */
function frenchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const scenarios = join(folder, 'scenarios');
  const translated = new RegExp(String.raw`(/|\.)(${TRANSLATIONS.join('|')})(\.yaml)?$`, 'u');
  cpSync(join(root, 'scenarios'), scenarios, {
    recursive: true,
    filter: (path) => !translated.test(path),
  });
  for (const slug of listCities(scenarios)) {
    const file = join(scenarios, slug, 'scenario.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^languages:.*\n/mu, ''));
  }
  return folder;
}

/** Two figures of the product in turn, in all its languages and in French alone. */
type Pair = readonly [all: number, french: number];

async function inTurn(
  rounds: number,
  measure: (contender: 0 | 1, round: number) => Promise<number>,
): Promise<Pair> {
  const measured: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const contender of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      measured[contender].push(await measure(contender, round));
  return [median(measured[0]), median(measured[1])];
}

async function startSeconds(folder: string): Promise<number> {
  const server = await productServer({}, folder);
  try {
    return processorSeconds(server);
  } finally {
    server.stop();
  }
}

/** A server of the cities of a folder, and players of one of them. */
async function answeringServer(folder: string, slug: string, standings: readonly BenchStanding[]) {
  const { story } = compileCity(readCityFolder(join(folder, 'scenarios', slug)));
  if (!story) throw new Error('the French cities do not compile');
  // Orders of another version of the city would be read again.
  const database = await sqliteBenchDatabase((db) =>
    fillWithPlayers(db, story.scenario, standings, WARM_UP + ANSWERS),
  );
  const { dataDir } = await database.copy('answers');
  const server = await productServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO: '0' }, folder);
  const stop = async (): Promise<void> => {
    server.stop();
    await database.stop();
  };
  return { ...server, stop };
}

async function answerMilliseconds(
  folders: readonly [string, string],
  slug: string,
  standings: readonly BenchStanding[],
): Promise<Pair> {
  const requests = Array.from({ length: WARM_UP + ANSWERS }, (_, index) => answerOf(standings, index + 1));
  const servers = [
    await answeringServer(folders[0], slug, standings),
    await answeringServer(folders[1], slug, standings),
  ] as const;
  const answered: [string, string] = ['', ''];
  const ask = async (contender: 0 | 1, start: number, count: number): Promise<void> => {
    const { url } = servers[contender];
    const { statuses } = await volley(Number(new URL(url).port), requests.slice(start, start + count));
    answered[contender] = JSON.stringify(statuses);
  };
  try {
    for (const contender of [0, 1] as const) await ask(contender, 0, WARM_UP);
    return await inTurn(ANSWERS / TURN, async (contender, turn) => {
      const before = await metricOf(servers[contender], 'process_cpu_seconds_total');
      await ask(contender, WARM_UP + turn * TURN, TURN);
      if (contender !== turn % 2 && answered[0] !== answered[1])
        throw new Error(`both do not answer the same: ${answered.join(', ')}`);
      const used = (await metricOf(servers[contender], 'process_cpu_seconds_total')) - before;
      return (1000 * used) / TURN;
    });
  } finally {
    for (const { stop } of servers) await stop();
  }
}

/** The cost of the translations: the same build with the cities as they are, and without their translations. */
export async function languageRows({ row }: Report, source: ScenarioSource, story: Story): Promise<void> {
  const french = frenchFolder();
  try {
    const folders = [root, french] as const;
    const start = await inTurn(ROUNDS, (contender) => startSeconds(folders[contender]));
    row('languages: processor of the start', {
      figure: `${start[0].toFixed(2)} s`,
      ratio: start[0] / start[1],
      beside: `in French alone (${start[1].toFixed(2)} s)`,
      atMost: START_ALLOWED,
    });
    const answers = await answerMilliseconds(folders, source.slug, standingsOf(story, source));
    row('languages: processor of an answer', {
      figure: `${answers[0].toFixed(2)} ms`,
      ratio: answers[0] / answers[1],
      beside: `in French alone (${answers[1].toFixed(2)} ms)`,
      atMost: ANSWERS_ALLOWED,
    });
  } finally {
    rmSync(french, { recursive: true, force: true });
  }
}
