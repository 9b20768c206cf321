import { hash, randomBytes } from 'node:crypto';
import { type Context, writeCookie } from '../http/context.ts';

export const SESSION_SECONDS = 7 * 24 * 3600;

/** 256 random bits; only the hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Public id of a session; reveals neither the token nor its hash. */
export function sessionId(tokenHash: string): string {
  return hashToken(`session:${tokenHash}`).slice(0, 22);
}

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
