import type { Context } from '../context.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { KnownDevice } from '../store/accounts/known-devices.ts';
import { createToken, hashToken } from './session-token.ts';
import { writeCookie } from './write-cookie.ts';

/**
 * A browser in which an account has logged in before. It opens nothing: wrong passwords that others try on the account do not
 * slow it, because its own tries are counted apart.
 */
const NAME = 'known';
const PATH = '/api';
const ONE_YEAR = 365 * 24 * 3600;
const SHAPE = /^[\w-]{43}$/;

function readHash(ctx: Context): string | null {
  const token = ctx.cookies.get(NAME) ?? '';
  return SHAPE.test(token) ? hashToken(token) : null;
}

/** Under whose name tries on this account's password are counted: a known browser, its own session, or all strangers together. */
export async function personOf({ knownDevices }: Services, ctx: Context, { id }: Account): Promise<string> {
  const tokenHash = readHash(ctx);
  if (tokenHash !== null && (await knownDevices.isKnown(id, tokenHash))) return `device:${id}:${tokenHash}`;
  return ctx.state.account?.id === id ? `session:${id}` : strangersOf(id);
}

export const strangersOf = (accountId: number): string => `strangers:${accountId}`;

/** Stores that this browser is known, and then tells it so. The token is another one each time: a cookie that somebody else planted is worth nothing. */
export async function knowDevice(ctx: Context, store: (device: KnownDevice) => Promise<void>): Promise<void> {
  const token = createToken();
  await store({ former: readHash(ctx), tokenHash: hashToken(token) });
  writeCookie(ctx, { name: NAME, value: token, path: PATH, seconds: ONE_YEAR, httpOnly: true });
}
