import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Browser } from 'playwright-core';
import { randomFrom } from '../../../../engine/text/random.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { inDatabase, openPhone, recruitAt, type Recruit } from '../../e2e/recruit.ts';
import { writeLongCity, type LongCity } from './network-city.ts';
import { compare, journalOf, type Differences } from './network-journal.ts';
import { enterAll } from './network-player.ts';
import { openNetwork, type BadNetwork, type Losses } from './network-proxy.ts';
import { scriptOf, stepsFor, type Entry } from './network-script.ts';
import { startReplaceableServer, type ReplaceableServer } from './replaceable-server.ts';

/** A server, a browser and a story long enough for every script. */
export interface NetworkEnvironment {
  readonly city: LongCity;
  readonly servers: ReplaceableServer;
  readonly browser: Browser;
  stop(): Promise<void>;
}

/** `answers`: the most answers that one player enters. */
export async function prepareEnvironment(answers: number): Promise<NetworkEnvironment> {
  const city = writeLongCity(stepsFor(answers));
  const [servers, browser] = await Promise.all([startReplaceableServer(city.folder), launchBrowser()]);
  const stop = async (): Promise<void> => {
    await browser.close();
    await servers.stop();
    city.remove();
  };
  return { city, servers, browser, stop };
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
  { browser, servers }: NetworkEnvironment,
  recruit: Recruit,
  script: readonly Entry[],
  run: OnePlayer,
): Promise<Played> {
  const { losses, forgetsKeys, index, random } = run;
  const ways = { target: () => servers.current.address, random, from: `192.0.2.${index + 1}`, ...(forgetsKeys && { alter: otherKey }) };
  const network = await openNetwork(ways);
  const here = { ...servers.current, address: network.address };
  const page = await openPhone(browser, here, recruit, { serviceWorkers: 'allow', reducedMotion: 'reduce' });
  try {
    await page.goto('/home/app/code');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    network.lose(losses);
    const habits = { random, restartsOfHundred: run.pageRestartsOfHundred, onEntered: run.onEntered };
    const pageRestarts = await enterAll({ front: page, behind: null }, script, habits);
    const journal = await inDatabase(servers.current, (db) => journalOf(db, recruit.code));
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
function restartScheduler({ answers, serverRestarts, onProgress }: NetworkRun, servers: ReplaceableServer) {
  let [entered, restarts] = [0, 0];
  let last: Promise<void> = Promise.resolve();
  const onEntered = (): void => {
    entered += 1;
    onProgress?.(entered);
    if (restarts >= serverRestarts || entered < ((restarts + 1) * answers) / (serverRestarts + 1)) return;
    restarts += 1;
    last = last.then(() => servers.replace());
  };
  return { onEntered, over: () => last, counts: () => ({ entered, serverRestarts: restarts }) };
}

/** Several concurrent players, each with their own letter, script and bad network. */
export async function playThrough(environment: NetworkEnvironment, run: NetworkRun): Promise<NetworkReport> {
  const { city, servers } = environment;
  const each = Math.ceil(run.answers / run.phones);
  const recruits: Recruit[] = [];
  for (let index = 0; index < run.phones; index += 1) recruits.push(await recruitAt(servers.current, city.start, city.city));
  const restarts = restartScheduler(run, servers);
  const plays = recruits.map((recruit, index) => {
    const random = randomFrom(`${run.seed}.${index}`);
    return playOne(environment, recruit, scriptOf(each, random), { ...run, index, random, onEntered: restarts.onEntered });
  });
  const results = await Promise.allSettled(plays);
  await restarts.over();
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason;
  return { ...mergeResults(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))), ...restarts.counts() };
}

function mergeResults(played: readonly Played[]): Omit<NetworkReport, 'entered' | 'serverRestarts'> {
  const all = (what: keyof Differences): string[] =>
    played.flatMap((one, index) => one[what].map((reading) => `player ${index + 1}: ${reading}`));
  const sum = (count: (one: Played) => number): number => played.reduce((total, one) => total + count(one), 0);
  return {
    ...{ lost: all('lost'), twice: all('twice'), outOfOrder: all('outOfOrder'), misjudged: all('misjudged') },
    ...{ judged: sum((one) => one.judged), pageRestarts: sum((one) => one.pageRestarts) },
    requests: {
      ...{ passed: sum(({ requests }) => requests.passed), lost: sum(({ requests }) => requests.lost) },
      ...{ unanswered: sum(({ requests }) => requests.unanswered), unreachable: sum(({ requests }) => requests.unreachable) },
    },
  };
}
