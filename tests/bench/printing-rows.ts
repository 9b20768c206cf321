import { descendantsOf, memoryOf } from '../../server/printing/process-tree.ts';
import { findChromium } from '../../server/printing/find-chromium.ts';
import type { Scenario } from '../../engine/index.ts';
import { call } from './http.ts';
import type { Ratio } from './row.ts';
import { productServer } from './servers.ts';

const LETTERS = 500;
const MINUTES_4 = 240;
const GIGABYTE = 1024 ** 3;
const STAFF = { STAFF_EMAIL: 'guichet@exemple.fr', STAFF_PASSWORD: 'un mot de passe long' };
const PLAYERS = 240;
const BETWEEN_MS = 60;
/** Short alternating rounds, so that other load on the machine affects both measurements. */
const ROUNDS = 9;
/** A third of the players in each round, so that none reaches the wait after wrong answers. */
const TURNS = 3;

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Logs in; returns the token. */
async function logIn(url: string, email: string, password: string): Promise<string> {
  const body = JSON.stringify({ email, password });
  return (JSON.parse(await call(`${url}/api/user/authenticate`, { method: 'POST', body })) as { token: string }).token;
}

/** Response times of one wrong answer per player, sent at a constant rate, in milliseconds. */
async function answersOf(url: string, tokens: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  const all: Promise<void>[] = [];
  for (const [index, token] of tokens.entries()) {
    const body = JSON.stringify({ code: `place numéro ${index}` });
    const headers = { 'content-type': 'application/json', 'x-token': token, 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` };
    const sent = performance.now();
    const answered = fetch(`${url}/api/code/check`, { method: 'POST', body, headers }).then(async (response) => {
      await response.text();
      if (response.status === 429) throw new Error('a player had to wait');
      times.push(performance.now() - sent);
    });
    all.push(answered);
    await pause(BETWEEN_MS);
  }
  await Promise.all(all);
  return times;
}

/** 99th percentile. */
const p99 = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** Printing a large batch as one PDF: duration, memory of server and Chromium together, and effect on players' response times. */
export async function printingRows(scenario: Scenario): Promise<Ratio[]> {
  if (findChromium() === null) return [];
  const product = await productServer({ ...STAFF, TRUST_PROXY: '1' });
  try {
    const { url, pid } = product;
    const staff = await logIn(url, STAFF.STAFF_EMAIL, STAFF.STAFF_PASSWORD);
    const post = async <Answer>(path: string, body: object): Promise<Answer> =>
      JSON.parse(await call(`${url}/api/${path}`, { method: 'POST', token: staff, body: JSON.stringify(body) })) as Answer;
    const tokens = await players(url, scenario, post);
    const { id } = await post<{ id: number }>('admin/batches', { cityName: scenario.city, count: LETTERS });
    const start = () => post<{ id: number }>(`admin/batches/${id}/printing`, {});
    const times: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const some = tokens.filter((_token, index) => index % TURNS === round % TURNS);
      times.alone.push(...(await answersOf(url, some)));
      const job = await start();
      await firstPrinted(url, staff);
      times.beside.push(...(await answersOf(url, some)));
      await post(`admin/printing/${job.id}/cancel`, {});
      await processesEnded(pid);
    }
    const [alone, beside] = [p99(times.alone), p99(times.beside)];
    const began = performance.now();
    await start();
    let peak = 0;
    // Reading the memory takes as long as an answer, so it is done only while response times are not measured.
    const sampling = setInterval(() => (peak = Math.max(peak, memoryOfAll(pid))), 250);
    const seconds = await secondsToEnd(url, staff, began);
    clearInterval(sampling);
    return [
      {
        what: 'printing: 500 letters',
        figure: `${seconds.toFixed(0)} s`,
        ratio: seconds / MINUTES_4,
        beside: 'four minutes',
        goal: 'at most 1',
      },
      {
        what: 'printing: memory in all',
        figure: `${(peak / 1024 ** 2).toFixed(0)} MiB`,
        ratio: peak / GIGABYTE,
        beside: '1 GiB',
        goal: 'at most 1',
      },
      {
        what: 'printing: p99 of code/check',
        figure: `${beside.toFixed(1)} ms`,
        ratio: beside / alone,
        beside: `in turns without: ${alone.toFixed(1)} ms`,
        goal: 'at most 1.5',
      },
    ];
  } finally {
    product.stop();
  }
}

const memoryOfAll = (pid: number): number => [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0);

type Post = <Answer>(path: string, body: object) => Promise<Answer>;

/** Creates players at the first step; returns their tokens. */
async function players(url: string, scenario: Scenario, post: Post): Promise<string[]> {
  const { codes } = await post<{ codes: readonly string[] }>('admin/batches', { cityName: scenario.city, count: PLAYERS });
  const tokens: string[] = [];
  for (const [index, code] of codes.entries()) {
    const email = `joueur${index}@exemple.fr`;
    await call(`${url}/api/user/register`, { method: 'POST', body: JSON.stringify({ email, password: STAFF.STAFF_PASSWORD }) });
    const token = await logIn(url, email, STAFF.STAFF_PASSWORD);
    await post('admin/status/markSent', { statusCode: code, orderIdentifier: `n° ${index}` });
    await call(`${url}/api/a/${code}`, { method: 'POST', token, body: '{}' });
    tokens.push(token);
  }
  return tokens;
}

interface Job {
  readonly state: string;
  readonly printed: number;
  readonly endedAt: string | null;
}

const jobsOf = async (url: string, token: string): Promise<readonly Job[]> =>
  JSON.parse(await call(`${url}/api/admin/printing`, { token })) as readonly Job[];

/** Waits until the running job has printed letters: its start lasts a second of several minutes. */
async function firstPrinted(url: string, token: string): Promise<void> {
  while (!(await jobsOf(url, token)).some(({ endedAt, printed }) => endedAt === null && printed > 0)) await pause(100);
}

/** Waits until the printing process and Chromium of a cancelled job are gone. */
async function processesEnded(pid: number): Promise<void> {
  while (descendantsOf(pid).length > 0) await pause(100);
}

/** Waits until all jobs have ended; returns seconds since `began`. */
async function secondsToEnd(url: string, token: string, began: number): Promise<number> {
  for (;;) {
    const jobs = await jobsOf(url, token);
    if (jobs.some(({ state }) => state === 'failed')) throw new Error('the batch was not printed');
    if (jobs.every(({ endedAt }) => endedAt !== null)) return (performance.now() - began) / 1000;
    await pause(500);
  }
}
