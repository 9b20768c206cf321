import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { randomFrom } from '../../../../engine/text/random.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { inDatabase, journalOf, openPhone, recruitAt, type Recruit } from '../../e2e/recruit.ts';
import { root } from '../../programs/run.ts';
import type { ServerLocation } from '../../server/hosted-server.ts';
import { scriptOf, stepsFor, writeLongCity, type Entry, type LongCity } from './network-city.ts';
import { enterAll } from './network-player.ts';
import { openNetwork, type BadNetwork, type Losses } from './network-proxy.ts';
import { startRestartable } from '../restartable-server.ts';

/** A server, a browser and a story long enough for every script. */
export interface NetworkEnvironment {
  readonly city: LongCity;
  /** The running server, or the last one during a restart. */
  readonly server: () => ServerLocation;
  readonly restart: () => Promise<void>;
  readonly browser: Browser;
  stop(): Promise<void>;
}

/** `answers`: the most answers that one player enters. */
export async function prepareEnvironment(answers: number): Promise<NetworkEnvironment> {
  const city = writeLongCity(stepsFor(answers));
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-network-'));
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO: '0' };
  const folder = { cwd: city.folder, command: [join(root, 'dist/server/main.js')] };
  const [restartable, browser] = await Promise.all([startRestartable(env, folder), launchBrowser()]);
  const stop = async (): Promise<void> => {
    await browser.close();
    await restartable.stop();
    rmSync(dataDir, { recursive: true, force: true });
    city.remove();
  };
  return {
    city,
    server: () => ({ ...restartable.current(), dataDir }),
    restart: restartable.killAndRestart,
    browser,
    stop,
  };
}

export interface NetworkRun {
  readonly answers: number;
  readonly phones: number;
  readonly losses: Losses;
  readonly seed: string;
  /** Number of times the server is killed and restarted. */
  readonly serverRestarts: number;
  readonly pageRestartsOfHundred: number;
  /** Planted fault: every retry carries a new idempotency key. */
  readonly forgetsKeys?: boolean;
  onProgress?(entered: number): void;
}

export interface NetworkReport extends Differences {
  readonly entered: number;
  readonly judged: number;
  readonly pageRestarts: number;
  readonly serverRestarts: number;
  readonly requests: BadNetwork['counts'];
}

interface Played extends Differences {
  readonly judged: number;
  readonly pageRestarts: number;
  readonly requests: BadNetwork['counts'];
}

const otherKey = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  'idempotency-key' in headers ? { ...headers, 'idempotency-key': randomUUID() } : headers;

/** Loads the page once on a good network; everything after that goes through the bad one. */
async function playOne(
  { browser, server }: NetworkEnvironment,
  recruit: Recruit,
  script: readonly Entry[],
  run: OnePlayer,
): Promise<Played> {
  const { losses, forgetsKeys, index, random } = run;
  const ways = {
    target: () => server().address,
    random,
    from: `192.0.2.${index + 1}`,
    ...(forgetsKeys && { alter: otherKey }),
  };
  const network = await openNetwork(ways);
  const here = { ...server(), address: network.address };
  const page = await openPhone(browser, here, recruit, { serviceWorkers: 'allow', reducedMotion: 'reduce' });
  try {
    await page.goto('/home/app/code');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    network.lose(losses);
    const habits = { random, restartsOfHundred: run.pageRestartsOfHundred, onEntered: run.onEntered };
    const pageRestarts = await enterAll({ front: page, behind: null }, script, habits);
    const journal = await inDatabase(server(), (db) => journalOf(db, recruit.code));
    return { ...compare(script, journal), judged: journal.length, pageRestarts, requests: network.counts };
  } finally {
    await page.context().close();
    await network.stop();
  }
}

interface OnePlayer extends NetworkRun {
  readonly index: number;
  readonly random: () => number;
  onEntered(): void;
}

/** Restarts the server after equal shares of the answers, one restart at a time. */
function restartScheduler(
  { answers, serverRestarts, onProgress }: NetworkRun,
  restart: NetworkEnvironment['restart'],
) {
  let [entered, restarts] = [0, 0];
  let last: Promise<void> = Promise.resolve();
  const onEntered = (): void => {
    entered += 1;
    onProgress?.(entered);
    if (restarts >= serverRestarts || entered < ((restarts + 1) * answers) / (serverRestarts + 1)) return;
    restarts += 1;
    last = last.then(restart);
  };
  return { onEntered, over: () => last, counts: () => ({ entered, serverRestarts: restarts }) };
}

/** Several concurrent players, each with their own letter, script and bad network. */
export async function playThrough(environment: NetworkEnvironment, run: NetworkRun): Promise<NetworkReport> {
  const { city, server, restart } = environment;
  const each = Math.ceil(run.answers / run.phones);
  const recruits: Recruit[] = [];
  for (let index = 0; index < run.phones; index += 1)
    recruits.push(await recruitAt(server(), city.start, city.city));
  const restarts = restartScheduler(run, restart);
  const plays = recruits.map((recruit, index) => {
    const random = randomFrom(`${run.seed}.${index}`);
    return playOne(environment, recruit, scriptOf(each, random), {
      ...run,
      index,
      random,
      onEntered: restarts.onEntered,
    });
  });
  const results = await Promise.allSettled(plays);
  await restarts.over();
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason;
  return {
    ...mergeResults(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))),
    ...restarts.counts(),
  };
}

function mergeResults(played: readonly Played[]): Omit<NetworkReport, 'entered' | 'serverRestarts'> {
  const all = (what: keyof Differences): string[] =>
    played.flatMap((one, index) => one[what].map((reading) => `player ${index + 1}: ${reading}`));
  const sum = (count: (one: Played) => number): number =>
    played.reduce((total, one) => total + count(one), 0);
  return {
    ...{ lost: all('lost'), twice: all('twice'), outOfOrder: all('outOfOrder'), misjudged: all('misjudged') },
    ...{ judged: sum((one) => one.judged), pageRestarts: sum((one) => one.pageRestarts) },
    requests: {
      ...{ passed: sum(({ requests }) => requests.passed), lost: sum(({ requests }) => requests.lost) },
      ...{
        unanswered: sum(({ requests }) => requests.unanswered),
        unreachable: sum(({ requests }) => requests.unreachable),
      },
    },
  };
}

type Judged = Pick<Entry, 'reading' | 'verdict'>;

/**
 * Answers of a script that the server's journal lacks, holds twice, holds in another order, or judged
 * differently.
 */
export interface Differences {
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly outOfOrder: readonly string[];
  readonly misjudged: readonly string[];
}

export function compare(script: readonly Judged[], journal: readonly Judged[]): Differences {
  const judged = journal.map(({ reading }) => reading);
  const first = [...new Set(judged)];
  const entered = script.map(({ reading }) => reading).filter((reading) => first.includes(reading));
  const verdicts = new Map(script.map(({ reading, verdict }) => [reading, verdict]));
  return {
    lost: script.map(({ reading }) => reading).filter((reading) => !first.includes(reading)),
    twice: first.filter((reading) => judged.indexOf(reading) !== judged.lastIndexOf(reading)),
    outOfOrder: first.filter((reading, index) => entered[index] !== reading),
    misjudged: journal
      .filter(({ reading, verdict }) => verdicts.get(reading) !== verdict)
      .map(({ reading }) => reading),
  };
}
