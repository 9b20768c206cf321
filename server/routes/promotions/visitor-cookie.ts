import { writeCookie } from '../../accounts/write-cookie.ts';
import type { Context } from '../../context.ts';

/**
 * Set only for who has solved a promotion without an account, and sent back to that call alone. It is strictly necessary
 * to what they asked for: without it, asking again would take somebody else's free copy. It is chance, and says nothing.
 */
const NAME = 'visitor';
const PATH = '/api/puzzle';
const SIX_MONTHS = 180 * 24 * 3600;
const SHAPE = /^[\w-]{43}$/;

/** The browser's own token; null for a new one, and for one that was not made here. */
export function readVisitor(ctx: Context): string | null {
  const token = ctx.cookies.get(NAME) ?? '';
  return SHAPE.test(token) ? token : null;
}

export function keepVisitor(ctx: Context, token: string): void {
  writeCookie(ctx, { name: NAME, value: token, path: PATH, seconds: SIX_MONTHS, httpOnly: true });
}
