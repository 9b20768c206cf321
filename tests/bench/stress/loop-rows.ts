import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Scenario, ScenarioSource, Story } from '../../../engine/index.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { sweep } from '../../../server/housekeeping.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import { tokenOf } from '../answers/orders.ts';
import type { Report } from '../report.ts';
import { pause } from '../rounds.ts';
import { blockedMs } from '../servers.ts';
import {
  BATCH,
  emailOf,
  CROWD_PASSWORD,
  CROWD_STAFF,
  withYears,
  type OldProduct,
} from './filled-database.ts';
import { statusOf, type SentRequest } from './stresses.ts';

/** Maximum time for which a call or job may block the event loop, in milliseconds. */
const BUDGET_MS = 50;
/** Other load on the machine can delay single runs, so the shortest of several counts. */
const TRIES = 5;

interface Job {
  readonly what: string;
  run(): Promise<unknown>;
}

/** Longest time for which each heavy call and housekeeping block the event loop, on SQLite. */
export const loopRows = ({ row }: Report, source: ScenarioSource, story: Story): Promise<void> =>
  withYears(source, story, async (product) => {
    const results: { readonly what: string; readonly blocked: number }[] = [];
    for (const job of heavyCalls(product, story.scenario))
      results.push({ what: job.what, blocked: await blockedBy(product, job) });
    results.push({ what: 'housekeeping', blocked: await blockedByHousekeeping(product) });
    const worst = results.toSorted((left, right) => right.blocked - left.blocked);
    const over = worst.filter(({ blocked }) => blocked > BUDGET_MS).length;
    row(`loop: calls that block it for ${BUDGET_MS} ms`, {
      figure: String(over),
      ratio: over,
      beside: `of ${results.length}`,
      atMost: 0,
    });
    for (const { what, blocked } of worst.slice(0, 3))
      row(`loop: ${what}`, {
        figure: `${blocked.toFixed(0)} ms`,
        ratio: blocked / BUDGET_MS,
        beside: `the ${BUDGET_MS} ms allowed`,
        atMost: 1,
      });
  });

/** Stops as soon as one run is within the budget. */
async function blockedBy(product: OldProduct, { run }: Job): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > BUDGET_MS; tries += 1) {
    await blockedMs(product);
    await run();
    least = Math.min(least, await blockedMs(product));
  }
  return least;
}

/** A running product offers no call for it, so it runs in this process, on the same database. */
async function blockedByHousekeeping({ dataDir }: OldProduct): Promise<number> {
  const db = openDatabase({ dataDir, databaseUrl: null });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  try {
    delay.enable();
    await sweep(db, systemClock);
    await pause(10);
    return delay.max / 1e6;
  } finally {
    delay.disable();
    await db.destroy();
  }
}

/** The calls that read or write most, each as a player or the staff makes it. */
function heavyCalls({ url }: OldProduct, { city }: Scenario): Job[] {
  const succeed = async (sent: SentRequest): Promise<void> => {
    const status = await statusOf(url, sent);
    if (status >= 400) throw new Error(`${sent.path} is answered ${status}`);
  };
  const staffGet = (path: string): Job => ({
    what: `GET ${path}`,
    run: () => succeed({ path: `/api/admin/${path}`, token: CROWD_STAFF }),
  });
  let leaving = 40;
  const erase = async (): Promise<void> => {
    // An account can be erased only once, so each call uses another one.
    const account = { email: emailOf((leaving -= 1)), password: CROWD_PASSWORD };
    return succeed({
      method: 'POST',
      path: '/api/user/delete',
      token: tokenOf(leaving),
      body: JSON.stringify(account),
    });
  };
  const sorted = ['created', '-updated', 'code', 'identifier', 'city', '-state', 'step'];
  return [
    ...sorted.map((sort) => staffGet(`status/explorer?sort=${sort}&page=190&size=500`)),
    ...['zzz', 'cmd-', 'e', 'joueur77', 'Z0'].map((q) => staffGet(`status/explorer?q=${q}&size=500`)),
    staffGet('status/explorer?stuck=1'),
    staffGet('status/explorer.csv'),
    staffGet('status/explorer.csv?q=cmd'),
    staffGet(`funnel?city=${city}`),
    staffGet('reports?page=3&size=500'),
    staffGet(`batches/${BATCH.id}/codes.csv`),
    {
      what: `POST batches/${BATCH.id}/print`,
      run: () =>
        succeed({
          method: 'POST',
          path: `/api/admin/batches/${BATCH.id}/print`,
          token: CROWD_STAFF,
          body: '{}',
        }),
    },
    { what: 'GET user/data', run: () => succeed({ path: '/api/user/data', token: tokenOf(2) }) },
    { what: 'POST user/delete', run: erase },
  ];
}
