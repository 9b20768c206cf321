import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Middleware } from '../../../server/http/context.ts';
import { findChromium } from '../../../server/printing/find-chromium.ts';
import { printJobStore } from '../../../server/store/staff/print-jobs.ts';
import { onEachDatabase } from '../../support/database/databases.ts';
import { readWords } from '../../support/programs/pdf.ts';
import { printersHere } from '../../support/server/printers.ts';
import { staffBodyOf, staffOf, type Json } from '../../support/server/staff.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import { PRINT_TIMEOUT_MS } from '../../support/suite/timeouts.ts';

type Job = ApiSchemas['PrintJob'];

/** The staff's pages of letters, each of which the test can delay. */
interface Sheets {
  readonly serve: Middleware;
  /** Delays every page from now on. */
  hold(): void;
  release(): void;
  /** The next pages report a failure. */
  fail(count: number): void;
  /** The number of pages requested. */
  asked(): number;
}

function sheets(): Sheets {
  let asked = 0;
  let failing = 0;
  let gate = Promise.resolve();
  let release = (): void => undefined;
  const serve: Middleware = async (ctx, next) => {
    if (!/^\/admin\/(batches|orders)\//.test(ctx.path)) return void (await next());
    asked += 1;
    await gate;
    ctx.type = 'html';
    failing -= 1;
    if (failing >= 0) return void (ctx.body = '<!doctype html><script>alert("rien")</script>');
    ctx.body = `<!doctype html><div data-letters="ready">${ctx.path} à partir de ${String(ctx.query.from)}</div>`;
  };
  const hold = () => void (gate = new Promise((resolve) => (release = resolve)));
  const fail = (count: number) => void (failing = count);
  return { serve, hold, fail, release: () => release(), asked: () => asked };
}

interface Office {
  readonly app: TestApp;
  readonly staff: Player;
  readonly pages: Sheets;
}

/** A server with Chromium, and a staff account. */
async function office({
  databaseUrl = null,
  dataDir,
}: Pick<TestAppOptions, 'databaseUrl' | 'dataDir'> = {}): Promise<Office> {
  const pages = sheets();
  const app = await startTestApp({ planted: pages.serve, databaseUrl, dataDir });
  onTestFinished(() => {
    pages.release();
    return app.stop();
  });
  return { app, staff: await staffOf(app), pages };
}

const batchOf = async (staff: Player, count: number): Promise<number> =>
  staffBodyOf<{ id: number }>(await staff.post('/api/admin/batches', { cityName: 'VILLE', count })).id;
const start = async (staff: Player, batch: number): Promise<Job> =>
  staffBodyOf<Job>(await staff.post(`/api/admin/batches/${batch}/printing`));
const jobsOf = async (staff: Player): Promise<readonly Job[]> =>
  staffBodyOf<readonly Job[]>(await staff.get('/api/admin/printing'));
const seen = async (staff: Player) =>
  (await jobsOf(staff)).map(({ state, failure, printed, letters }) => ({ state, failure, printed, letters }));
const printsOf = ({ dataDir }: TestApp): string[] =>
  existsSync(join(dataDir, 'prints')) ? readdirSync(join(dataDir, 'prints')) : [];
/** A busy machine prints late, because players have priority. */
const LATE = { timeout: PRINT_TIMEOUT_MS };
const nothingRuns = () => expect.poll(printersHere, LATE).toEqual({ printers: [], browsers: [] });

describe.skipIf(findChromium() === null)('a batch being printed', () =>
  onEachDatabase((createDatabase) => {
    it('is one job however often it is requested, shows its progress, and leaves its file', async () => {
      const { app, staff, pages } = await office({ databaseUrl: await createDatabase() });
      const batch = await batchOf(staff, 40);
      pages.hold();
      const [one, two] = await Promise.all([start(staff, batch), start(staff, batch)]);
      expect(one.id).toBe(two.id);
      await expect.poll(pages.asked, LATE).toBe(1);
      expect(await seen(staff)).toEqual([{ state: 'printing', failure: null, printed: 0, letters: 40 }]);
      expect(
        staffBodyOf<Json>(await staff.get(`/api/admin/batches/${batch}/letters?from=1&count=1`)),
      ).toMatchObject([{ startDate: new Date(app.clock.now).toISOString() }]);
      // The other pages have the date of the job, not of their printing.
      const requestedAt = app.clock.now;
      app.clock.wait(1000);
      expect((await staff.get(`/api/admin/batches/${batch}/letters.pdf`)).body.error).toBe('PRINT_FIRST');
      expect((await staff.get(`/api/admin/printing/${one.id}/letters.pdf`)).body.error).toBe('NOT_PRINTED');
      pages.release();
      const another = await staffOf(app);
      await expect
        .poll(() => seen(another), LATE)
        .toEqual([{ state: 'done', failure: null, printed: 40, letters: 40 }]);
      const [job] = await jobsOf(another);
      expect(job?.keptUntil).toBe(new Date(app.clock.now + 7 * 86_400_000).toISOString());
      for (const path of [`batches/${batch}`, `printing/${one.id}`]) {
        const file = await fetch(`${app.address}/api/admin/${path}/letters.pdf`, {
          headers: { 'x-token': another.token ?? '' },
        });
        expect(file.headers.get('content-disposition')).toContain(`lettres-lot-${batch}.pdf`);
        const words = await readWords(Buffer.from(await file.arrayBuffer()));
        expect(words.sheets.map((text) => /à partir de (\d+)/.exec(text)?.[1])).toEqual([
          '1',
          '11',
          '21',
          '31',
        ]);
      }
      expect(
        new Set(
          await app
            .db('orders')
            .where({ batch_id: batch })
            .pluck('start_date')
            .then((dates) => dates.map(Number)),
        ),
      ).toEqual(new Set([requestedAt]));
      expect(printsOf(app)).toEqual([`${one.id}.pdf`]);
      expect(statSync(join(app.dataDir, 'prints', `${one.id}.pdf`)).mode & 0o777).toBe(0o600);
      expect(statSync(join(app.dataDir, 'prints')).mode & 0o777).toBe(0o700);
      expect(await app.db('sessions').where({ account_id: 1 })).toHaveLength(1);
      app.clock.wait(8 * 86_400_000);
      await app.sweepPrints();
      expect([await app.db('print_jobs'), printsOf(app)]).toEqual([[], []]);
    });

    it('can be cancelled by any staff member and requested again', async () => {
      const { app, staff, pages } = await office({ databaseUrl: await createDatabase() });
      const batch = await batchOf(staff, 2);
      pages.hold();
      const { id } = await start(staff, batch);
      await expect.poll(pages.asked, LATE).toBe(1);
      const cancelled = staffBodyOf<Job>(await (await staffOf(app)).post(`/api/admin/printing/${id}/cancel`));
      expect(cancelled.state).toBe('cancelled');
      await nothingRuns();
      await expect.poll(() => printsOf(app)).toEqual([]);
      expect(staffBodyOf<Job>(await staff.post(`/api/admin/printing/${id}/cancel`)).state).toBe('cancelled');
      pages.release();
      expect((await start(staff, batch)).id).not.toBe(id);
      await expect.poll(() => seen(staff), LATE).toMatchObject([{ state: 'done' }, { state: 'cancelled' }]);
      expect(
        staffBodyOf<Job>(await staff.post(`/api/admin/printing/${(await jobsOf(staff))[0]?.id}/cancel`))
          .state,
      ).toBe('done');
    });

    it('stops when another process has ended its job', async () => {
      const { app, staff, pages } = await office({ databaseUrl: await createDatabase() });
      pages.hold();
      const { id } = await start(staff, await batchOf(staff, 20));
      await expect.poll(pages.asked, LATE).toBe(1);
      await printJobStore(app.db).end(id, { state: 'cancelled', failure: null }, app.clock.now);
      pages.release();
      await nothingRuns();
      await expect.poll(() => printsOf(app)).toEqual([]);
      expect([pages.asked(), await seen(staff)]).toMatchObject([1, [{ state: 'cancelled' }]]);
    });

    it('is tried again by itself when it fails, says why, and ends after three tries', async () => {
      const { app, staff, pages } = await office({ databaseUrl: await createDatabase() });
      const batch = await batchOf(staff, 2);
      pages.fail(1);
      await start(staff, batch);
      await expect
        .poll(() => jobsOf(staff), LATE)
        .toMatchObject([{ state: 'done', tries: 2, failure: null }]);
      pages.fail(9);
      await start(staff, batch);
      await expect
        .poll(() => jobsOf(staff), LATE)
        .toMatchObject([{ state: 'failed', tries: 3, failure: 'failed' }, { state: 'done' }]);
      const { text } = await app.visitor().get('/metrics');
      expect(text).toMatch(/^print_failures_total\{failure="failed"\} 4$/m);
      expect(text).toMatch(/^print_jobs\{state="failed"\} 1$/m);
      expect(printsOf(app)).toHaveLength(1);
    });

    it('is reported as stopped once its process is gone, and can be requested again', async () => {
      const { app, staff } = await office({ databaseUrl: await createDatabase() });
      const batch = await batchOf(staff, 3);
      await printJobStore(app.db).add(batch, 'sheets', 3, app.clock.now, 20);
      expect(await seen(staff)).toMatchObject([{ state: 'waiting' }]);
      app.clock.wait(61_000);
      expect(await seen(staff)).toMatchObject([{ state: 'failed', failure: 'stopped' }]);
      await start(staff, batch);
      await expect
        .poll(() => seen(staff), LATE)
        .toMatchObject([{ state: 'done' }, { state: 'failed', failure: 'stopped' }]);
    });
  }),
);

describe.skipIf(findChromium() === null)('printing', () => {
  it('is reported as stopped by the next server when its server stops', async () => {
    const { app, staff, pages } = await office();
    pages.hold();
    await start(staff, await batchOf(staff, 3));
    await expect.poll(pages.asked, LATE).toBe(1);
    await app.close();
    expect(printersHere().printers).toEqual([]);
    const next = await office({ dataDir: app.dataDir });
    expect(await seen(next.staff)).toMatchObject([
      { state: 'failed', failure: 'stopped', printed: 0, letters: 3 },
    ]);
    expect(printsOf(app)).toEqual([]);
  });

  it('of a small batch or a letter stops when its client disconnects', async () => {
    const { app, staff, pages } = await office();
    const batch = await batchOf(staff, 2);
    const [code] = staffBodyOf<{ codes: string[] }>(await staff.get(`/api/admin/batches/${batch}`)).codes;
    for (const path of [`batches/${batch}/letters.pdf`, `orders/${code}/letter.pdf`]) {
      const { status, headers, text } = await staff.get(`/api/admin/${path}`);
      expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
    }
    pages.hold();
    const before = pages.asked();
    const leaving = new AbortController();
    const headers = { 'x-token': staff.token ?? '' };
    const gone = fetch(`${app.address}/api/admin/orders/${code}/letter.pdf`, {
      headers,
      signal: leaving.signal,
    }).catch(() => 'gone');
    await expect.poll(pages.asked, LATE).toBe(before + 1);
    expect(printersHere().browsers).toHaveLength(1);
    leaving.abort();
    expect(await gone).toBe('gone');
    await nothingRuns();
    expect(pages.asked()).toBe(before + 1);
  });

  it('queues twenty requests and refuses the next one', async () => {
    const { app, staff, pages } = await office();
    const batch = await batchOf(staff, 1);
    pages.hold();
    const leaving = new AbortController();
    const headers = { 'x-token': staff.token ?? '' };
    const statuses: number[] = [];
    const ask = (): Promise<void> =>
      fetch(`${app.address}/api/admin/batches/${batch}/letters.pdf`, {
        headers,
        signal: leaving.signal,
      }).then(
        ({ status }) => void statuses.push(status),
        () => undefined,
      );
    // The first one no longer stands in the queue.
    const printed = ask();
    await expect.poll(() => printersHere().printers).toHaveLength(1);
    const waiting = Array.from({ length: 21 }, ask);
    await expect.poll(() => statuses).toEqual([503]);
    expect(printersHere().printers).toHaveLength(1);
    leaving.abort();
    await Promise.all([printed, ...waiting]);
    await nothingRuns();
  });
});
