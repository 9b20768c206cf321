import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Middleware } from '../../../server/http/context.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

describe('health', () => {
  it('reports alive and ready', async () => {
    expect((await app.visitor().get('/healthz')).text).toBe('{"status":"ok"}');
    expect((await app.visitor().get('/readyz')).text).toBe(
      '{"status":"ok","database":true,"sessions":true,"storage":true,"content":true}',
    );
  });

  it('is alive and not ready without its database', async () => {
    const other = await startTestApp();
    await other.db.destroy();
    expect((await other.visitor().get('/healthz')).status).toBe(200);
    expect((await other.visitor().get('/readyz')).status).toBe(503);
    await other.stop();
  });
});

describe('readiness', () => {
  it('fails on a quiet site whose database has become read-only, and comes back with it', async () => {
    const other = await startTestApp();
    const ready = async () => (await other.visitor().get('/readyz')).body;
    await other.db.raw('pragma query_only = on');
    expect(await ready()).toMatchObject({ status: 'unavailable', sessions: true, storage: false });
    await other.db.raw('pragma query_only = off');
    expect(await ready()).toMatchObject({ status: 'ok', storage: true });
    await other.stop();
  });

  it('fails when calls of somebody logged in cannot be served, though the database answers', async () => {
    const other = await startTestApp();
    const player = await other.playing();
    await other.db.raw('alter table orders rename column opened_on to opened_elsewhere');
    const [status, ready] = [
      (await player.get('/api/user/status/current')).status,
      await player.get('/readyz'),
    ];
    expect([status, ready.status]).toEqual([500, 503]);
    expect(ready.body).toMatchObject({ database: true, sessions: false, storage: true });
    await other.stop();
  });
});

describe('metrics', () => {
  it('cannot be read from another machine, even without a proxy', async () => {
    const planted: Middleware = (ctx, next) => {
      Object.defineProperty(ctx.req.socket, 'remoteAddress', { value: '192.0.2.7', configurable: true });
      return next();
    };
    const elsewhere = await startTestApp({ planted });
    expect((await elsewhere.visitor().get('/metrics')).status).toBe(403);
    await elsewhere.stop();
  });

  it('can be read on this machine', async () => {
    const player = await app.playing();
    await player.answer('phare');
    const { status, text } = await app.visitor().get('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('answers_total{verdict="wrong"} 1');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/code\/check",status="404"\} 1/,
    );
    expect(text).not.toMatch(/C0000\d/);
  });

  it('tell the work that waits, the pool, the version and when housekeeping ended', async () => {
    const other = await startTestApp();
    const now = other.clock.now;
    await other.db('sales').insert([
      { shop: 'stripe', reference: 'one', problems: 'no-address', told_at: 1, created_at: now - 60_000 },
      {
        shop: 'stripe',
        reference: 'two',
        problems: 'no-address',
        told_at: 1,
        created_at: now,
        looked_at: now,
      },
    ]);
    const job = { kind: 'settle-sale', content: '{}', created_at: now - 120_000, expires_at: now + 1e9 };
    await other.db('outbox').insert({ id: 'one', ...job, next_at: now + 1e6 });
    const [{ id: batch }] = (await other
      .db('batches')
      .insert({ city: 'VILLE', count: 1, created_at: now })
      .returning('id')) as [{ id: number }];
    const print = { batch_id: batch, letters: 1, printed: 0, seen_at: now, created_at: now - 30_000 };
    await other.db('print_jobs').insert([
      { ...print, state: 'printing' },
      { ...print, state: 'failed', ended_at: now },
    ]);
    const { text } = await other.visitor().get('/metrics');
    for (const line of [
      'sales_to_look_at 1',
      'sales_to_look_at_oldest_seconds 60',
      'shop_events_waiting 1',
      'shop_events_oldest_seconds 120',
      'print_jobs{state="printing"} 1',
      'print_jobs{state="failed"} 1',
      'print_jobs{state="waiting"} 0',
      'print_jobs_oldest_seconds 30',
      'backup_last_success_timestamp_seconds 0',
      'database_connections{state="waiting"} 0',
      'database_connections_most 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+",node="v\d.+"\} 1$/m);
    await other.stop();
  });

  it('leave out what the database cannot tell', async () => {
    const other = await startTestApp();
    await other.db.raw('drop table copies');
    const { status, text } = await other.visitor().get('/metrics');
    expect(status).toBe(200);
    expect(text).not.toMatch(/^(shop_events_waiting|sales_to_look_at|print_jobs\{|backup_)/m);
    expect(text).toMatch(/^database_connections_most 1$/m);
    await other.stop();
  });

  it('tell when an answer was last right', async () => {
    const player = await app.playing();
    const told = async () =>
      /^answer_right_timestamp_seconds (\d+)/m.exec((await app.visitor().get('/metrics')).text)?.[1];
    await player.answer('phare');
    expect(await told()).toBe('0');
    await player.answer('place du Vieux-Puits');
    expect(await told()).toBe(String(app.clock.now / 1000));
  });

  it('are refused to requests through a proxy', async () => {
    const open = await startTestApp({ settings: { metricsOpen: true, trustProxy: 1 } });
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
      expect((await open.visitor().get('/metrics', { [header]: '127.0.0.1' })).status, header).toBe(403);
    expect((await open.visitor().get('/metrics')).status).toBe(200);
    await open.stop();
  });
});
