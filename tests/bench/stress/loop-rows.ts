import fc from 'fast-check';
import type { Scenario, ScenarioSource, Story } from '../../../engine/index.ts';
import { validParts, writeRequest } from '../../fuzz/parts.ts';
import { describedOperations } from '../../support/server/openapi.ts';
import { postgresMissing } from '../../support/database/postgres.ts';
import { postgresBenchDatabase, sqliteBenchDatabase, type BenchDatabase } from '../answers/bench-database.ts';
import { tokenOf } from '../answers/orders.ts';
import { standingsOf } from '../answers/standings.ts';
import type { Ratio } from '../row.ts';
import { sendRequest, type MeasuredRequest } from './send-request.ts';
import { BATCH, emailOf, fillWithYears, CROWD_PASSWORD, CROWD_STAFF, stockCode } from './filled-database.ts';
import { startStressedProduct, type StressedProduct } from './product.ts';

/** Maximum time for which a call or job may block the event loop, in milliseconds. */
const BUDGET_MS = 50;
/** Other load on the machine can delay single runs, so the shortest of several counts. */
const TRIES = 5;
const SEED = 20_261_122;
const EACH = 2;

interface Job {
  readonly what: string;
  run(): Promise<unknown>;
}

/** Longest time for which each documented call and each housekeeping job blocks the event loop, on both databases. */
export async function loopRows(source: ScenarioSource, story: Story): Promise<Ratio[]> {
  const { scenario } = story;
  const standings = standingsOf(story, source);
  const fill = (db: Parameters<typeof fillWithYears>[0]) => fillWithYears(db, scenario, standings);
  const rows = await rowsOn('SQLite', await sqliteBenchDatabase(fill), scenario);
  return postgresMissing() === null ? [...rows, ...(await rowsOn('PostgreSQL', await postgresBenchDatabase(fill), scenario))] : rows;
}

async function rowsOn(database: string, ground: BenchDatabase, scenario: Scenario): Promise<Ratio[]> {
  const product = await startStressedProduct(await ground.copy('loop'));
  try {
    await sendRequest(product.port, { path: '/readyz' });
    const results: { readonly what: string; readonly held: number }[] = [];
    for (const job of [...heavy(product, scenario), ...described(product, scenario)])
      results.push({ what: job.what, held: await heldBy(product, job) });
    const worst = results.sort((left, right) => right.held - left.held).slice(0, 5);
    const over = results.filter(({ held }) => held > BUDGET_MS);
    process.exitCode = over.length > 0 ? 1 : process.exitCode;
    return [
      row(`${database}: ${results.length} calls and jobs, over the budget`, over.length, 0),
      ...worst.map(({ what, held }) => row(`${database}: ${what}`, held, BUDGET_MS)),
    ];
  } finally {
    product.stop();
    await ground.stop();
  }
}

/** Stops as soon as one run is within the budget. */
async function heldBy(product: StressedProduct, { run }: Job): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > BUDGET_MS; tries += 1) {
    await product.held();
    await run();
    least = Math.min(least, await product.held());
  }
  return least;
}

/** Printing calls start a browser. */
const isPrint = (path: string): boolean => path.endsWith('.pdf');

/** These calls may end the sessions that the other calls need, so they come last. */
const endsSessions = (path: string): boolean => /logout|delete|password|sessions|secondFactor/.test(path);

function described({ port }: StressedProduct, scenario: Scenario): Job[] {
  const words = wordsOf(scenario);
  const tokens: Readonly<Record<string, string | null>> = { visitor: null, staff: CROWD_STAFF, player: tokenOf(30), other: tokenOf(31) };
  return describedOperations()
    .filter(({ path }) => !isPrint(path))
    .sort((left, right) => Number(endsSessions(left.path)) - Number(endsSessions(right.path)))
    .flatMap((operation) =>
      Object.keys(tokens).flatMap((as) =>
        fc
          .sample(
            validParts(operation, [as], words).map((parts) => writeRequest(parts, 'valid')),
            { seed: SEED, numRuns: EACH },
          )
          .map((request) => {
            const measured: MeasuredRequest = { ...request, token: tokens[as] ?? null };
            return { what: `${request.call} by ${as}`, run: () => sendRequest(port, measured).catch(() => 0) };
          }),
      ),
    );
}

function wordsOf({ city, steps, start }: Scenario): Readonly<Record<string, readonly string[]>> {
  const codes = [stockCode(30_000), stockCode(30_001), 'ZZZZZZ'];
  return {
    email: [emailOf(2), 'personne@exemple.fr'],
    userEmail: [emailOf(3)],
    password: [CROWD_PASSWORD],
    statusCode: codes,
    order: codes,
    code: [...codes, 'rue du marché'],
    orderIdentifier: ['CMD-2026-1'],
    reference: ['CMD-2025-30000', 'CMD-2025-30002', stockCode(30_003)],
    cityName: [city],
    city: [city],
    step: Object.keys(steps).slice(0, 3),
    stepIdx: ['1', '2'],
    state: ['SENT', 'COMMAND,DONE'],
    sort: ['-created', 'identifier', 'step', '-updated', 'code'],
    page: ['1', '900'],
    size: ['100', '500'],
    id: [String(BATCH.id), '999999'],
    batch: [String(BATCH.id)],
    q: ['cmd-2025', 'zzz', 'e'],
    reason: ['Essai'],
    slug: [start],
  };
}

function heavy(product: StressedProduct, { city }: Scenario): Job[] {
  const { port, sweep } = product;
  const succeed = async (measured: MeasuredRequest): Promise<void> => {
    const status = await sendRequest(port, measured);
    if (status >= 400) throw new Error(`${measured.path} is answered ${status}`);
  };
  const staffGet = (path: string): Job => ({
    what: `GET ${path}`,
    run: () => succeed({ path: `/api/admin/${path}`, token: CROWD_STAFF }),
  });
  let leaving = 40;
  const erase = async (): Promise<void> => {
    // An account can be erased only once, so each call uses another one.
    const account = { email: emailOf((leaving -= 1)), password: CROWD_PASSWORD };
    return succeed({ method: 'POST', path: '/api/user/delete', token: tokenOf(leaving), body: JSON.stringify(account) });
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
      run: () => succeed({ method: 'POST', path: `/api/admin/batches/${BATCH.id}/print`, token: CROWD_STAFF, body: '{}' }),
    },
    { what: 'GET user/data', run: () => succeed({ path: '/api/user/data', token: tokenOf(2) }) },
    { what: 'POST user/delete', run: erase },
    { what: 'housekeeping', run: sweep },
  ];
}

const row = (what: string, held: number, budget: number): Ratio => ({
  what: `loop, ${what}`,
  figure: budget === 0 ? String(held) : `${held.toFixed(0)} ms`,
  ratio: budget === 0 ? held : held / budget,
  beside: budget === 0 ? 'calls or jobs' : `of ${BUDGET_MS} ms`,
  goal: budget === 0 ? '0' : 'at most 1',
});
