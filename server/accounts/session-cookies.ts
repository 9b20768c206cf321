import type { Context } from '../http/context.ts';
import { SESSION_SECONDS } from './session-token.ts';
import { writeCookie } from '../http/write-cookie.ts';

const TOKEN = 'token';
/** Tells scripts that a session exists; no secret. */
const COMPANION = 'session';

/** Session token: the x-token header of API clients, or the cookie. */
export function readToken(ctx: Context): string | null {
  return ctx.get('x-token') || ctx.cookies.get(TOKEN) || null;
}

/** Whether the browser claims a session, without a query. */
export const hasCompanion = (ctx: Context): boolean => ctx.cookies.get(COMPANION) === '1';

export function setSessionCookies(ctx: Context, token: string): void {
  writeCookies(ctx, token, '1', SESSION_SECONDS);
}

export function clearSessionCookies(ctx: Context): void {
  writeCookies(ctx, '', '', 0);
}

function writeCookies(ctx: Context, token: string, companion: string, seconds: number): void {
  writeCookie(ctx, { name: TOKEN, value: token, path: '/', seconds, httpOnly: true });
  writeCookie(ctx, { name: COMPANION, value: companion, path: '/', seconds, httpOnly: false });
}
