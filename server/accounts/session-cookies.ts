import type { Context } from '../context.ts';
import { SESSION_SECONDS } from './session-token.ts';

const TOKEN = 'token';
/** Readable by the page and no secret: it only says that asking for the session is worth while. */
const COMPANION = 'session';

/** The token of a request: the header of an API client, or the page's cookie. */
export function readToken(ctx: Context): string | null {
  return ctx.get('x-token') || ctx.cookies.get(TOKEN) || null;
}

/** Whether a browser believes that it has a session; nobody is asked. */
export const hasCompanion = (ctx: Context): boolean => ctx.cookies.get(COMPANION) === '1';

export function setSessionCookies(ctx: Context, token: string): void {
  writeCookies(ctx, token, '1', SESSION_SECONDS);
}

export function clearSessionCookies(ctx: Context): void {
  writeCookies(ctx, '', '', 0);
}

/** Written by hand: over plain http Koa refuses to write a secure cookie, and there it must go without. */
function writeCookies(ctx: Context, token: string, companion: string, seconds: number): void {
  const common = `Path=/; SameSite=Lax; Max-Age=${seconds}${ctx.secure ? '; Secure' : ''}`;
  ctx.append('Set-Cookie', `${TOKEN}=${token}; HttpOnly; ${common}`);
  ctx.append('Set-Cookie', `${COMPANION}=${companion}; ${common}`);
}
