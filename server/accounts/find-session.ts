import { readDevice } from './device.ts';
import { hashToken, readToken } from './session-token.ts';
import { type Context, dropUnknownLanguage, languageOf, type Middleware } from '../http/context.ts';
import type { SessionSnapshot } from '../store/accounts/session-snapshot.ts';
import type { Platform } from '../platform/platform.ts';
import type { Storage } from '../store/storage.ts';
import type { Stores } from '../store/stores.ts';
import { notConnected, partyEnded, refusedToGuests } from '../platform/errors.ts';
import type { Account } from '../store/accounts/accounts.ts';

/** Dependencies of reading a session. */
export type SessionParts = Pick<Stores & Platform, 'clock' | 'readSessionSnapshot' | 'sessions'> & {
  readonly storage: Storage;
};

/** Site files are public and need no session query. */
const PERSONAL = /^\/(api|pages|media)\//;

/** Precision of `lastSeenAt`, to avoid a write per request. */
const LAST_SEEN_PRECISION_MS = 10 * 60 * 1000;

/** Loads the session; routes decide whether one is required. */
export function findSession(services: SessionParts): Middleware {
  return async (ctx, next) => {
    if (PERSONAL.test(ctx.path)) {
      dropUnknownLanguage(ctx);
      await loadSession(services, ctx);
    }
    await next();
  };
}

/** Loads account and order of the session token, if there is one. */
export async function loadSession(
  services: SessionParts,
  ctx: Context,
  token = readToken(ctx),
): Promise<void> {
  if (token === null) return;
  ctx.state.tokenHash = hashToken(token);
  ctx.state.snapshot = await readSnapshot(services, ctx.state.tokenHash);
  const { snapshot, tokenHash } = ctx.state;
  ctx.state.player = snapshot && {
    ...snapshot.account,
    device: readDevice(ctx, tokenHash),
    language: languageOf(ctx),
    seat: snapshot.seat,
  };
  ctx.state.account = snapshot?.seat?.isGuest ? null : ctx.state.player;
}

async function readSnapshot(services: SessionParts, tokenHash: string): Promise<SessionSnapshot | null> {
  const now = services.clock();
  const snapshot = await services.readSessionSnapshot(tokenHash, now);
  if (snapshot && now - snapshot.lastSeenAt >= LAST_SEEN_PRECISION_MS)
    await storeLastSeen(services, tokenHash, now);
  return snapshot;
}

/** When storage fails, reading still works. */
async function storeLastSeen(
  { sessions, storage }: Pick<Stores, 'sessions'> & { readonly storage: Storage },
  tokenHash: string,
  now: number,
): Promise<void> {
  try {
    await sessions.touch(tokenHash, now);
  } catch (error) {
    if (!storage.isRefused(error)) throw error;
  }
}

/** The account of the session. Refuses guests of a party: calls that they may make use `requirePlayer`. */
export function requireAccount({ state }: Context): Account {
  if (!state.account) throw state.player ? refusedToGuests() : notConnected();
  return state.account;
}

/**
 * Whoever plays: the account of the session, or the one in whose name a guest plays. For the calls of the
 * game alone.
 */
export async function requirePlayer(
  { parties }: Pick<Stores, 'parties'>,
  { state }: Context,
): Promise<Account> {
  if (state.player) return state.player;
  throw state.tokenHash !== null && (await parties.wasGuest(state.tokenHash)) ? partyEnded() : notConnected();
}
