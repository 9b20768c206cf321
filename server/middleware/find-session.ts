import { readToken } from '../accounts/session-cookies.ts';
import { hashToken } from '../accounts/session-token.ts';
import type { Middleware } from '../context.ts';
import type { Services } from '../services.ts';

/** Files of the site are everybody's: they cost no look at the database. */
const PERSONAL = /^\/(api|pages|media)\//;

/** Finds out who asks; whether somebody must be known is the route's affair. */
export function findSession({ sessions, clock }: Services): Middleware {
  return async (ctx, next) => {
    const token = PERSONAL.test(ctx.path) ? readToken(ctx) : null;
    if (token !== null) {
      ctx.state.tokenHash = hashToken(token);
      ctx.state.account = await sessions.accountOf(ctx.state.tokenHash, clock());
    }
    await next();
  };
}
