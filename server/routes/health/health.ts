import { setTimeout as wait } from 'node:timers/promises';
import type Router from '@koa/router';
import type { Context, State } from '../../context.ts';
import { RequestRefusal } from '../../errors.ts';
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
    const [database, stores] = await Promise.all([soon(services.reachable()), soon(services.storage.works())]);
    const content = services.content.all().length > 0;
    const storage = database && stores;
    ctx.status = storage && content ? 200 : 503;
    ctx.body = { status: ctx.status === 200 ? 'ok' : 'unavailable', database, storage, content };
  });

  router.get('/metrics', async (ctx) => {
    if (!mayRead(ctx, services.settings.metricsOpen)) throw new RequestRefusal(403, 'Les mesures ne se lisent que sur cette machine');
    ctx.type = services.metrics.registry.contentType;
    ctx.body = await services.metrics.registry.metrics();
  });

  router.get('/.well-known/security.txt', (ctx) => {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = securityText(services);
  });

  return router;
}

/** Whoever asks has a patience of their own: what is not known after a second is not ready. */
const SOON_MS = 1000;

function soon(isReady: Promise<boolean>): Promise<boolean> {
  const gaveUp = new AbortController();
  const late = wait(SOON_MS, false, { signal: gaveUp.signal }).catch(() => false);
  return Promise.race([isReady, late]).finally(() => gaveUp.abort());
}

const HALF_A_YEAR_MS = 182 * 24 * 3600 * 1000;

/** To whom a fault is told (RFC 9116). It never grows old: whoever reads it may trust it for half a year. */
function securityText({ facts, settings, clock }: Services): string {
  const lines = [
    `Contact: mailto:${facts.contact}`,
    `Expires: ${new Date(clock() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${settings.mainUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** The address of the connection, never a header's: and whoever comes through a proxy, trusted or not, comes from outside. */
function mayRead(ctx: Context, open: boolean): boolean {
  if (ctx.req.rawHeaders.some((header) => PROXY_HEADERS.includes(header.toLowerCase()))) return false;
  return open || LOOPBACK.test(ctx.req.socket.remoteAddress ?? '');
}
