import { readDevice } from '../accounts/device.ts';
import { readToken } from '../accounts/session-cookies.ts';
import { hashToken } from '../accounts/session-token.ts';
import type { Context, Middleware } from '../context.ts';
import type { Services } from '../services.ts';
import type { Seen } from '../store/accounts/seen.ts';

/** Files of the site are everybody's: they cost no look at the database. */
const PERSONAL = /^\/(api|pages|media)\//;

/** How exactly « last seen » is known: a write for each request would cost more than it tells. */
const SEEN_EVERY_MS = 10 * 60 * 1000;

/** Finds out who asks; whether somebody must be known is the route's affair. */
export function findSession(services: Services): Middleware {
  return async (ctx, next) => {
    if (PERSONAL.test(ctx.path)) await noteSession(services, ctx);
    await next();
  };
}

/** Who asks, by the session's token; nobody without one. */
export async function noteSession(services: Services, ctx: Context): Promise<void> {
  const token = readToken(ctx);
  if (token === null) return;
  ctx.state.tokenHash = hashToken(token);
  ctx.state.seen = await recognise(services, ctx.state.tokenHash);
  ctx.state.account = ctx.state.seen && { ...ctx.state.seen.account, device: readDevice(ctx, ctx.state.tokenHash) };
}

async function recognise(services: Services, tokenHash: string): Promise<Seen | null> {
  const now = services.clock();
  const seen = await services.look(tokenHash, now);
  if (seen && now - seen.lastSeenAt >= SEEN_EVERY_MS) await noteSeen(services, tokenHash, now);
  return seen;
}

/** A note that cannot be kept stops nobody from reading. */
async function noteSeen({ sessions, storage }: Services, tokenHash: string, now: number): Promise<void> {
  try {
    await sessions.see(tokenHash, now);
  } catch (error) {
    if (!storage.isRefused(error)) throw error;
  }
}
