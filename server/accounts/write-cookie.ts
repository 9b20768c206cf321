import type { Context } from '../context.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** 0 takes it away. */
  readonly seconds: number;
  /** Scripts of the page may not read it. */
  readonly httpOnly: boolean;
}

/** Written by hand: over plain http Koa refuses to write a secure cookie, and there it must go without. */
export function writeCookie(ctx: Context, { name, value, path, seconds, httpOnly }: Cookie): void {
  const flags = `${httpOnly ? 'HttpOnly; ' : ''}Path=${path}; SameSite=Lax; Max-Age=${seconds}${ctx.secure ? '; Secure' : ''}`;
  ctx.append('Set-Cookie', `${name}=${value}; ${flags}`);
}
