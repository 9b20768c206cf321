import { createToken, hashToken } from '../../accounts/session-token.ts';
import { writeCookie } from '../../accounts/write-cookie.ts';
import type { Context } from '../../context.ts';
import type { Services } from '../../services.ts';
import type { Visitor } from '../../store/orders/promotion-copies.ts';

/**
 * Set only for who has solved a promotion without an account, and sent back to that call alone. It is strictly necessary
 * to what they asked for: without it, asking again would take somebody else's free copy. It is chance, and says nothing.
 */
const NAME = 'visitor';
const PATH = '/api/puzzle';
const SIX_MONTHS = 180 * 24 * 3600;
const SHAPE = /^[\w-]{43}$/;

/** Whoever asks: by the account, by a token that this browser was given here, or by a new one. What a stranger invents counts for nothing. */
export async function findVisitor({ promotionCopies }: Services, ctx: Context): Promise<Visitor & { readonly token: string | null }> {
  const accountId = ctx.state.account?.id ?? null;
  const told = ctx.cookies.get(NAME) ?? '';
  const isOurs = SHAPE.test(told) && (await promotionCopies.isVisitor(hashToken(told)));
  const token = isOurs ? told : accountId === null ? createToken() : null;
  return { accountId, visitorHash: token && hashToken(token), token };
}

export function keepVisitor(ctx: Context, token: string): void {
  writeCookie(ctx, { name: NAME, value: token, path: PATH, seconds: SIX_MONTHS, httpOnly: true });
}
