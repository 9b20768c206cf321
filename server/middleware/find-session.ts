import { readDevice } from '../accounts/device.ts';
import { readToken } from '../accounts/session-cookies.ts';
import { hashToken } from '../accounts/session-token.ts';
import type { Context, Middleware } from '../context.ts';
import type { Services } from '../services.ts';
import type { SessionSnapshot } from '../store/accounts/session-snapshot.ts';

/** Files of the site are everybody's: they cost no look at the database. */
const PERSONAL = /^\/(api|pages|media)\//;

/** How exactly « last snapshot » is known: a write for each request would cost more than it tells. */
const LAST_SEEN_PRECISION_MS = 10 * 60 * 1000;

/** Finds out who asks; whether somebody must be known is the route's affair. */
export function findSession(services: Services): Middleware {
  return async (ctx, next) => {
    if (PERSONAL.test(ctx.path)) await loadSession(services, ctx);
    await next();
  };
}

/** Who asks, by the session's token; nobody without one. */
export async function loadSession(services: Services, ctx: Context): Promise<void> {
  const token = readToken(ctx);
  if (token === null) return;
  ctx.state.tokenHash = hashToken(token);
  ctx.state.snapshot = await readSnapshot(services, ctx.state.tokenHash);
  ctx.state.account = ctx.state.snapshot && { ...ctx.state.snapshot.account, device: readDevice(ctx, ctx.state.tokenHash) };
}

async function readSnapshot(services: Services, tokenHash: string): Promise<SessionSnapshot | null> {
  const now = services.clock();
  const snapshot = await services.readSessionSnapshot(tokenHash, now);
  if (snapshot && now - snapshot.lastSeenAt >= LAST_SEEN_PRECISION_MS) await storeLastSeen(services, tokenHash, now);
  return snapshot;
}

/** A note that cannot be kept stops nobody from reading. */
async function storeLastSeen({ sessions, storage }: Services, tokenHash: string, now: number): Promise<void> {
  try {
    await sessions.see(tokenHash, now);
  } catch (error) {
    if (!storage.isRefused(error)) throw error;
  }
}
