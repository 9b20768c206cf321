import type { Context } from '../http/context.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { KnownDevice } from '../store/accounts/known-devices.ts';
import { createToken, hashToken } from './session-token.ts';
import { writeCookie } from '../http/write-cookie.ts';
import type { Stores } from '../store/stores.ts';

/**
 * Cookie of a browser in which an account has logged in. It grants no access: it only counts its password
 * attempts separately, so that attempts by strangers do not delay the owner.
 */
const NAME = 'known';
const PATH = '/api';
const ONE_YEAR = 365 * 24 * 3600;
const SHAPE = /^[\w-]{43}$/;

function readHash(ctx: Context): string | null {
  const token = ctx.cookies.get(NAME) ?? '';
  return SHAPE.test(token) ? hashToken(token) : null;
}

/**
 * Key for counting password attempts: a known browser, the account's own session, or all strangers together.
 */
export async function personOf(
  { knownDevices }: Pick<Stores, 'knownDevices'>,
  ctx: Context,
  { id }: Account,
): Promise<string> {
  const tokenHash = readHash(ctx);
  if (tokenHash !== null && (await knownDevices.isKnown(id, tokenHash))) return `device:${id}:${tokenHash}`;
  return ctx.state.account?.id === id ? `session:${id}` : strangersOf(id);
}

export const strangersOf = (accountId: number): string => `strangers:${accountId}`;

/**
 * Stores this browser as known, then sets its cookie. The token changes at each login, so that a planted
 * cookie is worthless.
 */
export async function rememberDevice(
  ctx: Context,
  store: (device: KnownDevice) => Promise<void>,
): Promise<void> {
  const token = createToken();
  await store({ former: readHash(ctx), tokenHash: hashToken(token) });
  writeCookie(ctx, { name: NAME, value: token, path: PATH, seconds: ONE_YEAR, httpOnly: true });
}
