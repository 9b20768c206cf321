import { readDevice } from './device.ts';
import { readToken } from './session-cookies.ts';
import { hashToken } from './session-token.ts';
import type { Context, Middleware } from '../http/context.ts';
import type { Services } from '../services/services.ts';
import type { SessionSnapshot } from '../store/accounts/session-snapshot.ts';

/** Site files are public and need no session query. */
const PERSONAL = /^\/(api|pages|media)\//;

/** Precision of `lastSeenAt`, to avoid a write per request. */
const LAST_SEEN_PRECISION_MS = 10 * 60 * 1000;

/** Loads the session; routes decide whether one is required. */
export function findSession(services: Services): Middleware {
  return async (ctx, next) => {
    if (PERSONAL.test(ctx.path)) await loadSession(services, ctx);
    await next();
  };
}

/** Loads account and order of the session token, if there is one. */
export async function loadSession(services: Services, ctx: Context, token = readToken(ctx)): Promise<void> {
  if (token === null) return;
  ctx.state.tokenHash = hashToken(token);
  ctx.state.snapshot = await readSnapshot(services, ctx.state.tokenHash);
  const { snapshot, tokenHash } = ctx.state;
  ctx.state.player = snapshot && {
    ...snapshot.account,
    device: readDevice(ctx, tokenHash),
    seat: snapshot.seat,
  };
  ctx.state.account = snapshot?.seat?.isGuest ? null : ctx.state.player;
}

async function readSnapshot(services: Services, tokenHash: string): Promise<SessionSnapshot | null> {
  const now = services.clock();
  const snapshot = await services.readSessionSnapshot(tokenHash, now);
  if (snapshot && now - snapshot.lastSeenAt >= LAST_SEEN_PRECISION_MS)
    await storeLastSeen(services, tokenHash, now);
  return snapshot;
}

/** When storage fails, reading still works. */
async function storeLastSeen({ sessions, storage }: Services, tokenHash: string, now: number): Promise<void> {
  try {
    await sessions.touch(tokenHash, now);
  } catch (error) {
    if (!storage.isRefused(error)) throw error;
  }
}
