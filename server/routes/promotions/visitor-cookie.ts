import { createToken, hashToken } from '../../accounts/session-token.ts';
import { writeCookie } from '../../http/write-cookie.ts';
import type { Context } from '../../http/context.ts';
import type { Visitor } from '../../store/orders/promotion-copies.ts';
import type { Services } from '../../services/services.ts';

/**
 * Random cookie for visitors who solved a promotion without an account, sent to this path only. Strictly
 * necessary: without it, a repeated request would take another free copy.
 */
const NAME = 'visitor';
const PATH = '/api/puzzle';
const SIX_MONTHS = 180 * 24 * 3600;
const SHAPE = /^[\w-]{43}$/;

/** Identifies a visitor by account, by a token issued here, or by a new one. Unknown tokens are ignored. */
export async function findVisitor(
  { promotionCopies }: Pick<Services, 'promotionCopies'>,
  ctx: Context,
): Promise<Visitor & { readonly token: string | null }> {
  const accountId = ctx.state.account?.id ?? null;
  const cookie = ctx.cookies.get(NAME) ?? '';
  const isOurs = SHAPE.test(cookie) && (await promotionCopies.isVisitor(hashToken(cookie)));
  const token = isOurs ? cookie : accountId === null ? createToken() : null;
  return { accountId, visitorHash: token && hashToken(token), token };
}

export function writeVisitorCookie(ctx: Context, token: string): void {
  writeCookie(ctx, { name: NAME, value: token, path: PATH, seconds: SIX_MONTHS, httpOnly: true });
}
