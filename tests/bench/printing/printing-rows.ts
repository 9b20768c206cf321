import { spawn } from 'node:child_process';
import { descendantsOf, memoryOf } from '../../../server/printing/process-tree.ts';
import { findChromium } from '../../../server/printing/find-chromium.ts';
import type { Scenario } from '../../../engine/index.ts';
import { makeBatch, type StaffCalls } from '../../printing/print-batch.ts';
import { call } from '../http.ts';
import type { Ratio } from '../row.ts';
import { productServer } from '../servers.ts';
import { logIn, p99, pacedAnswers, pause, players } from './paced-answers.ts';

const LETTERS = 500;
const MINUTES_4 = 240;
const GIGABYTE = 1024 ** 3;
const STAFF = { STAFF_EMAIL: 'guichet@exemple.fr', STAFF_PASSWORD: 'un mot de passe long' };
const PLAYERS = 480;
/** Short alternating rounds, so that other load on the machine affects all measurements. */
const ROUNDS = 9;
/** A part of the players in each series, so that none reaches the wait after wrong answers. */
const TURNS = 8;

/** The load under which answers are timed. `computing`: a busy loop with the scheduling policy of the printing Chromium. */
type Beside = 'nothing' | 'computing' | 'sheets' | 'press';
const SERIES: readonly Beside[] = ['nothing', 'computing', 'sheets', 'press'];

/** Printing a large batch as one PDF: duration, memory of server and Chromium together, and effect on players' response times. */
export async function printingRows(scenario: Scenario): Promise<Ratio[]> {
  if (findChromium() === null) return [];
  const product = await productServer({ ...STAFF, TRUST_PROXY: '1' });
  try {
    const { url, pid } = product;
    const token = await logIn(url, STAFF.STAFF_EMAIL, STAFF.STAFF_PASSWORD);
    const calls: StaffCalls = {
      post: async <Answer>(path: string, body: object = {}) =>
        JSON.parse(await call(`${url}/api/${path}`, { method: 'POST', token, body: JSON.stringify(body) })) as Answer,
      get: async <Answer>(path: string) => JSON.parse(await call(`${url}/api/${path}`, { token })) as Answer,
    };
    const tokens = await players(url, scenario, PLAYERS, calls.post);
    const batch = await makeBatch(calls, scenario.city, LETTERS);
    const start = (form: string) => calls.post<{ id: number }>(`admin/batches/${batch.id}/printing`, { form });
    const times: Record<Beside, number[]> = { nothing: [], computing: [], sheets: [], press: [] };
    for (let series = 0; series < ROUNDS * SERIES.length; series += 1) {
      const beside = SERIES[series % SERIES.length] ?? 'nothing';
      const some = tokens.filter((_token, index) => index % TURNS === series % TURNS);
      const loop = beside === 'computing' ? startBusyLoop() : null;
      const job = beside === 'sheets' || beside === 'press' ? await start(beside) : null;
      try {
        if (job) await firstPrinted(calls);
        times[beside].push(...(await pacedAnswers(url, some)));
      } finally {
        loop?.kill();
      }
      if (job) await calls.post(`admin/printing/${job.id}/cancel`);
      await processesEnded(pid);
    }
    const began = performance.now();
    await start('sheets');
    let peak = 0;
    // Reading the memory takes as long as an answer, so it is done only while response times are not measured.
    const sampling = setInterval(() => (peak = Math.max(peak, memoryOfAll(pid))), 250);
    const seconds = await secondsToEnd(calls, began);
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
      ...(['computing', 'sheets', 'press'] as const).map((form) => besideRow(form, p99(times[form]), p99(times.nothing))),
    ];
  } finally {
    product.stop();
  }
}

/** Slows the server only as much as the processors slow each other, which share caches and clock. */
const startBusyLoop = () => spawn('chrt', ['--idle', '0', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' });

const besideRow = (form: string, beside: number, alone: number): Ratio => ({
  what: `printing: p99 of code/check, ${form}`,
  figure: `${beside.toFixed(1)} ms`,
  ratio: beside / alone,
  beside: `in turns without: ${alone.toFixed(1)} ms`,
  goal: 'at most 1.1',
});

const memoryOfAll = (pid: number): number => [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0);

interface Job {
  readonly state: string;
  readonly printed: number;
  readonly endedAt: string | null;
}

const jobsOf = ({ get }: StaffCalls): Promise<readonly Job[]> => get('admin/printing');

/** Waits until the running job has printed letters: its start lasts a second of several minutes. */
async function firstPrinted(calls: StaffCalls): Promise<void> {
  for (;;) {
    const jobs = await jobsOf(calls);
    if (jobs.some(({ state }) => state === 'failed')) throw new Error('the batch was not printed');
    if (jobs.some(({ endedAt, printed }) => endedAt === null && printed > 0)) return;
    await pause(100);
  }
}

/** Waits until the printing process and Chromium of a cancelled job are gone. */
async function processesEnded(pid: number): Promise<void> {
  while (descendantsOf(pid).length > 0) await pause(100);
}

/** Waits until all jobs have ended; returns seconds since `began`. */
async function secondsToEnd(calls: StaffCalls, began: number): Promise<number> {
  for (;;) {
    const jobs = await jobsOf(calls);
    if (jobs.some(({ state }) => state === 'failed')) throw new Error('the batch was not printed');
    if (jobs.every(({ endedAt }) => endedAt !== null)) return (performance.now() - began) / 1000;
    await pause(500);
  }
}
