import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { descendantsOf, memoryOf } from '../../../server/printing/page-browser.ts';
import { makeBatch, type StaffCalls } from '../../printing/print-batch.ts';
import { logInOverHttp, type ApiSession } from '../../support/server/api-session.ts';
import { sqliteBenchDatabase } from '../answers/bench-database.ts';
import { answerOf, fillWithPlayers } from '../answers/orders.ts';
import { standingsOf, type BenchStanding } from '../answers/standings.ts';
import { openSockets } from '../answers/volley.ts';
import type { Report } from '../report.ts';
import { pause, quantile } from '../rounds.ts';
import { productServer } from '../servers.ts';

const LETTERS = 500;
const ALLOWED_SECONDS = 240;
const MEBIBYTE = 1024 ** 2;
const ALLOWED_MEBIBYTES = 1024;
const STAFF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
/** Each answers once, so that none has to wait after wrong answers. */
const PLAYERS = 12_000;
/** Answers at an even pace, in series; the memory is read between two series. */
const SERIES = 50;
const BETWEEN_MS = 60;
/** Series before the batch and after it. */
const ALONE = 7;

/**
 * A large batch for the press: its duration, the memory of all processes together, and what it does to the
 * players' answers.
 */
export async function printingRows({ row }: Report, source: ScenarioSource, story: Story): Promise<void> {
  const standings = standingsOf(story, source);
  const database = await sqliteBenchDatabase((db) => fillWithPlayers(db, story.scenario, standings, PLAYERS));
  const { dataDir } = await database.copy('printing');
  const settings = { STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password, TRUST_PROXY: '1', DEMO: '0' };
  const product = await productServer({ ...settings, DATA_DIR: dataDir });
  try {
    const staff = staffCalls((await logInOverHttp(product.url, STAFF)).session);
    const batch = await makeBatch(staff, story.scenario.city, LETTERS);
    const series = answerSeries(Number(new URL(product.url).port), standings);
    const alone: number[] = [];
    const aloneForAWhile = async (): Promise<void> => {
      for (let count = 0; count < ALONE; count += 1) alone.push(...(await series()));
    };
    await aloneForAWhile();
    const began = performance.now();
    const { id } = await staff.post<{ id: number }>(`admin/batches/${batch.id}/printing`, { form: 'press' });
    const beside: number[] = [];
    let mebibytes = 0;
    let job = await jobOf(staff, id);
    while (job.endedAt === null) {
      const times = await series();
      // The start of the printing process costs one answer some 20 ms, once in several minutes.
      if (job.printed > 0) beside.push(...times);
      mebibytes = Math.max(mebibytes, memoryOfAll(product.pid) / MEBIBYTE);
      job = await jobOf(staff, id);
    }
    const seconds = (performance.now() - began) / 1000;
    if (job.state !== 'done') throw new Error(`the batch was not printed: ${job.failure}`);
    await aloneForAWhile();
    row(`printing: ${LETTERS} letters for the press`, {
      figure: `${seconds.toFixed(0)} s`,
      ratio: seconds / ALLOWED_SECONDS,
      beside: `the ${ALLOWED_SECONDS} s allowed`,
      atMost: 1,
    });
    row('printing: memory in all', {
      figure: `${mebibytes.toFixed(0)} MiB`,
      ratio: mebibytes / ALLOWED_MEBIBYTES,
      beside: `the ${ALLOWED_MEBIBYTES} MiB allowed`,
      atMost: 1,
    });
    const [quiet, busy] = [quantile(alone, 0.99), quantile(beside, 0.99)];
    row('printing: p99 of an answer', {
      figure: `${busy.toFixed(1)} ms`,
      ratio: busy / quiet,
      beside: `before the batch and after it (${quiet.toFixed(1)} ms); ${beside.length} answers and ${alone.length}`,
      atMost: 2,
    });
  } finally {
    product.stop();
    await database.stop();
  }
}

/**
 * Sends the answers of the next players at an even pace, whether the last one was answered or not:
 * milliseconds of each.
 */
function answerSeries(port: number, standings: readonly BenchStanding[]): () => Promise<readonly number[]> {
  let player = 0;
  return async () => {
    const idle = await openSockets(port, SERIES);
    const times: number[] = [];
    const pending: Promise<void>[] = [];
    for (const { send, close } of idle) {
      player += 1;
      if (player > PLAYERS) throw new Error('more players are needed');
      const sent = performance.now();
      pending.push(
        send(answerOf(standings, player)).then(({ status }) => {
          times.push(performance.now() - sent);
          close();
          if (status === 429) throw new Error('a player had to wait');
        }),
      );
      await pause(BETWEEN_MS);
    }
    await Promise.all(pending);
    return times;
  };
}

const memoryOfAll = (pid: number): number =>
  [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0);

interface Job {
  readonly id: number;
  readonly state: string;
  readonly printed: number;
  readonly failure: string | null;
  readonly endedAt: string | null;
}

async function jobOf({ get }: StaffCalls, id: number): Promise<Job> {
  const job = (await get<readonly Job[]>('admin/printing')).find((one) => one.id === id);
  if (!job) throw new Error('the batch is not printed');
  return job;
}

function staffCalls(session: ApiSession): StaffCalls {
  const read = <Answer>({ status, text }: { readonly status: number; readonly text: string }): Answer => {
    if (status >= 400) throw new Error(`answered ${status}: ${text}`);
    return JSON.parse(text) as Answer;
  };
  return {
    post: async <Answer>(path: string, body: object = {}) => read<Answer>(await session.post(path, body)),
    get: async <Answer>(path: string) => read<Answer>(await session.get(path)),
  };
}
