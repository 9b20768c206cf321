import { randomBytes } from 'node:crypto';
import type { Context } from '../http/context.ts';
import { hashToken } from './session-token.ts';
import { writeCookie } from '../http/write-cookie.ts';

/**
 * Random cookie that distinguishes the phones of a group, so that each has its own list of opened papers. It
 * is no secret: scripts may read it.
 */
const NAME = 'device';
const ONE_YEAR = 365 * 24 * 3600;
const SHAPE = /^[\w-]{16}$/;
const LENGTH = 16;

/** Value of devices that share one list, by the user's choice. */
const SHARED = 'shared';

const readCookie = (ctx: Context): string | null => {
  const device = ctx.cookies.get(NAME) ?? '';
  return device === SHARED || SHAPE.test(device) ? device : null;
};

/** The requesting device; without the cookie, each session is one. */
export const readDevice = (ctx: Context, tokenHash: string): string =>
  readCookie(ctx) ?? hashToken(tokenHash).slice(0, LENGTH);

function writeDevice(ctx: Context, device: string): string {
  writeCookie(ctx, { name: NAME, value: device, path: '/', seconds: ONE_YEAR, httpOnly: false });
  return device;
}

const newDevice = (): string => randomBytes(12).toString('base64url');

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
