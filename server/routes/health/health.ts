import type Router from '@koa/router';
import type { Context, State } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { createRouter } from '../create-router.ts';

/** For machines: alive, ready to serve, and measures. */
export function healthRoutes(services: Services): Router<State> {
  const router = createRouter();

  router.use(async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    await next();
  });

  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });

  router.get('/readyz', async (ctx) => {
    const database = await services.reachable();
    const content = services.content.all().length > 0;
    const storage = database && (await services.storage.works());
    ctx.status = storage && content ? 200 : 503;
    ctx.body = { status: ctx.status === 200 ? 'ok' : 'unavailable', database, storage, content };
  });

  router.get('/metrics', async (ctx) => {
    if (!mayRead(ctx, services.settings.metricsOpen)) throw new Refusal(403, 'Les mesures ne se lisent que sur cette machine');
    ctx.type = services.metrics.registry.contentType;
    ctx.body = await services.metrics.registry.metrics();
  });

  return router;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** The address of the connection, never a header's: and whoever comes through a proxy, trusted or not, comes from outside. */
function mayRead(ctx: Context, open: boolean): boolean {
  if (ctx.req.rawHeaders.some((header) => PROXY_HEADERS.includes(header.toLowerCase()))) return false;
  return open || LOOPBACK.test(ctx.req.socket.remoteAddress ?? '');
}
