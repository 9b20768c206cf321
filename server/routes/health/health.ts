import { setTimeout as wait } from 'node:timers/promises';
import type Router from '@koa/router';
import { type Context, type State, createRouter } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { hashToken } from '../../accounts/session-token.ts';
import type { Services } from '../../services/services.ts';

/** Health checks, metrics and security.txt. */
export function healthRoutes(
  services: Pick<
    Services,
    'clock' | 'content' | 'facts' | 'metrics' | 'reachable' | 'readSessionSnapshot' | 'settings' | 'storage'
  >,
): Router<State> {
  const router = createRouter();

  router.use(async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    await next();
  });

  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });

  router.get('/readyz', async (ctx) => {
    const [database, reads, stores] = await Promise.all([
      withTimeout(services.reachable()),
      withTimeout(readsSessions(services)),
      withTimeout(services.storage.isProved()),
    ]);
    const content = services.content.all().length > 0;
    const [sessions, storage] = [database && reads, database && stores];
    ctx.status = sessions && storage && content ? 200 : 503;
    ctx.body = { status: ctx.status === 200 ? 'ok' : 'unavailable', database, sessions, storage, content };
  });

  router.get('/metrics', async (ctx) => {
    if (!mayRead(ctx, services.settings.metricsOpen))
      throw new HttpError(403, 'Les mesures ne se lisent que sur cette machine');
    ctx.type = services.metrics.registry.contentType;
    ctx.body = await services.metrics.registry.metrics();
  });

  router.get('/.well-known/security.txt', (ctx) => {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = securityText(services);
  });

  return router;
}

const NOBODY = hashToken('readiness');

/** Asks what every call of somebody logged in asks first: a changed table breaks it while others answer. */
const readsSessions = ({ clock, readSessionSnapshot }: Pick<Services, 'clock' | 'readSessionSnapshot'>) =>
  readSessionSnapshot(NOBODY, clock()).then(
    () => true,
    () => false,
  );

/** No result within this time counts as not ready. */
const TIMEOUT_MS = 1000;

function withTimeout(isReady: Promise<boolean>): Promise<boolean> {
  const finished = new AbortController();
  const timeout = wait(TIMEOUT_MS, false, { signal: finished.signal }).catch(() => false);
  return Promise.race([isReady, timeout]).finally(() => finished.abort());
}

const HALF_A_YEAR_MS = 182 * 24 * 3600 * 1000;

/** security.txt (RFC 9116), always valid for another half year. */
function securityText({ facts, settings, clock }: Pick<Services, 'clock' | 'facts' | 'settings'>): string {
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

/**
 * Metrics are for this machine only, by the address of the connection. Requests with proxy headers come from
 * outside.
 */
function mayRead(ctx: Context, open: boolean): boolean {
  if (ctx.req.rawHeaders.some((header) => PROXY_HEADERS.includes(header.toLowerCase()))) return false;
  return open || LOOPBACK.test(ctx.req.socket.remoteAddress ?? '');
}
