import type { Context } from './context.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** 0 deletes it. */
  readonly seconds: number;
  /** Hidden from scripts. */
  readonly httpOnly: boolean;
}

/** Koa refuses secure cookies over plain http, where the flag must be omitted. */
export function writeCookie(ctx: Context, { name, value, path, seconds, httpOnly }: Cookie): void {
  const flags = `${httpOnly ? 'HttpOnly; ' : ''}Path=${path}; SameSite=Lax; Max-Age=${seconds}${ctx.secure ? '; Secure' : ''}`;
  ctx.append('Set-Cookie', `${name}=${value}; ${flags}`);
}
