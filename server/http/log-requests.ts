import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from './context.ts';
import { redactPath, type Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Request id set by a proxy, so that its log lines and ours can be matched. */
const REQUEST_ID = /^[0-9a-f-]{16,64}$/i;

/** Logs and measures each request. */
export function logRequests(log: Log, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const start = process.hrtime.bigint();
    Object.assign(ctx.state, {
      requestId: requestIdOf(ctx),
      account: null,
      player: null,
      snapshot: null,
      tokenHash: null,
      refusal: null,
      route: 'other',
    });
    ctx.set('x-request-id', ctx.state.requestId);
    try {
      await next();
    } finally {
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      const { requestId: request, account, player, refusal } = ctx.state;
      const route = routeOf(ctx);
      metrics.requests.observe({ method: ctx.method, route, status: String(ctx.status) }, seconds);
      const ms = Math.round(seconds * 10_000) / 10;
      log[route === 'file' ? 'debug' : 'info'](
        {
          request,
          method: ctx.method,
          path: pathOf(ctx, route),
          status: ctx.status,
          ms,
          account: account?.id,
          guest: player?.seat?.isGuest ? player.seat.memberId : undefined,
          error: refusal ?? undefined,
        },
        'request',
      );
    }
  };
}

function requestIdOf(ctx: Context): string {
  const header = ctx.get('x-request-id');
  return REQUEST_ID.test(header) ? header : randomUUID();
}

/** Files are logged by path, API calls by route pattern, everything else redacted. */
const pathOf = (ctx: Context, route: string): string =>
  route === 'file' ? ctx.path : route.startsWith('/') ? route : redactPath(ctx.path);

/** Pattern of the matched route: the path itself may contain a code. */
function routeOf(ctx: Context): string {
  const { _matchedRoute: matched } = ctx as { _matchedRoute?: unknown };
  return typeof matched === 'string' ? matched : ctx.state.route;
}
