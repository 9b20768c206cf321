import type { Context, Middleware } from './context.ts';
import { HttpError } from '../platform/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isRead = ({ method }: Pick<Context, 'method'>): boolean => READS.has(method);

/** CSRF protection: refuses writes from other sites. Clients without Origin headers are not browsers. */
export function refuseForeignWrites(mainUrl: string): Middleware {
  const home = new URL(mainUrl).origin;
  return async (ctx, next) => {
    if (!isRead(ctx) && isForeign(ctx, home)) throw new HttpError(403, 'Cette demande vient d’un autre site');
    await next();
  };
}

function isForeign(ctx: Context, home: string): boolean {
  if (ctx.get('sec-fetch-site') === 'cross-site') return true;
  const origin = ctx.get('origin');
  return origin !== '' && origin !== home && origin !== `${ctx.protocol}://${ctx.host}`;
}
