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
      '{"status":"ok","database":true,"storage":true,"content":true}',
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

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'are refused to requests through a proxy (%s)',
    async (header) => {
      const open = await startTestApp({ settings: { metricsOpen: true, trustProxy: 1 } });
      expect((await open.visitor().get('/metrics', { [header]: '127.0.0.1' })).status).toBe(403);
      expect((await open.visitor().get('/metrics')).status).toBe(200);
      await open.stop();
    },
  );
});
