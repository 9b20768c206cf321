import { randomBytes } from 'node:crypto';
import { type Context, writeCookie } from '../http/context.ts';
import { hashToken, createToken } from './session-token.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { KnownDevice } from '../store/accounts/known-devices.ts';
import type { Stores } from '../store/stores.ts';

/**
 * Random cookie that distinguishes the phones of a group, so that each has its own list of opened papers. It
 * is no secret: scripts may read it.
 */
const DEVICE = 'device';
const ONE_YEAR = 365 * 24 * 3600;
const DEVICE_SHAPE = /^[\w-]{16}$/;
const LENGTH = 16;

/** Value of devices that share one list, by the user's choice. */
const SHARED = 'shared';

const readCookie = (ctx: Context): string | null => {
  const device = ctx.cookies.get(DEVICE) ?? '';
  return device === SHARED || DEVICE_SHAPE.test(device) ? device : null;
};

/** The requesting device; without the cookie, each session is one. */
export const readDevice = (ctx: Context, tokenHash: string): string =>
  readCookie(ctx) ?? hashToken(tokenHash).slice(0, LENGTH);

function writeDevice(ctx: Context, device: string): string {
  writeCookie(ctx, { name: DEVICE, value: device, path: '/', seconds: ONE_YEAR, httpOnly: false });
  return device;
}

const newDevice = (): string => randomBytes(12).toString('base64url');

/** Like `readDevice` for somebody without a session: gives a device that has no name one. */
export function nameDevice(ctx: Context): string {
  const device = readCookie(ctx);
  return device === null || device === SHARED ? writeDevice(ctx, newDevice()) : device;
}

/** Sets the cookie if absent, so that the device keeps its name from one session to the next. */
export function ensureDeviceCookie(ctx: Context, device: string | undefined): void {
  if (device !== undefined && readCookie(ctx) === null) writeDevice(ctx, device);
}

/** Returns the device's new name. */
export const shareDevice = (ctx: Context, shared: boolean): string =>
  writeDevice(ctx, shared ? SHARED : newDevice());

/** Stops sharing marks on this browser at logout, so that the next account does not inherit the setting. */
export function endSharing(ctx: Context): void {
  if (readCookie(ctx) === SHARED) writeDevice(ctx, newDevice());
}

/**
 * Cookie of a browser in which an account has logged in. It grants no access: it only counts its password
 * attempts separately, so that attempts by strangers do not delay the owner.
 */
const KNOWN = 'known';
const KNOWN_PATH = '/api';
const KNOWN_SHAPE = /^[\w-]{43}$/;

function readKnownHash(ctx: Context): string | null {
  const token = ctx.cookies.get(KNOWN) ?? '';
  return KNOWN_SHAPE.test(token) ? hashToken(token) : null;
}

/**
 * Key for counting password attempts: a known browser, the account's own session, or all strangers together.
 */
export async function personOf(
  { knownDevices }: Pick<Stores, 'knownDevices'>,
  ctx: Context,
  { id }: Account,
): Promise<string> {
  const tokenHash = readKnownHash(ctx);
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
  await store({ former: readKnownHash(ctx), tokenHash: hashToken(token) });
  writeCookie(ctx, { name: KNOWN, value: token, path: KNOWN_PATH, seconds: ONE_YEAR, httpOnly: true });
}
