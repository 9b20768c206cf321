import type Router from '@koa/router';
import { type State, createRouter, type Context, languageOf, writeCookie } from '../../http/context.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { readCode } from '../answers/check-answer.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';
import { createToken, hashToken } from '../../accounts/session-token.ts';
import type { Visitor, CopyOffer } from '../../store/orders/promotion-copies.ts';
import {
  codeOfCopy,
  copyIndex,
  findPromotion,
  freeCopiesADay,
  isOver,
  type Promotion,
} from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { HttpError } from '../../platform/errors.ts';

export function promotionRoutes(
  services: Pick<Services, 'clock' | 'content' | 'limitMonitor' | 'limits' | 'promotionCopies'>,
): Router<State> {
  const { limits } = services;
  const enqueue = limitConcurrency(1);
  const router = createRouter();

  router.post('/puzzle/all', async (ctx) => {
    const code = readCode(describedBody(ctx, '/api/puzzle/all'));
    const { token, ...visitor } = await findVisitor(services, ctx);
    const { isKept, ...promotion } = await limits.promotions(ctx.ip, () =>
      enqueue(() => solve(services, code, visitor, ctx)),
    );
    ctx.body = promotion satisfies ApiSchemas['Promotion'];
    if (isKept && visitor.accountId === null && token) writeVisitorCookie(ctx, token);
  });

  return router;
}

/**
 * Random cookie for visitors who solved a promotion without an account, sent to this path only. Strictly
 * necessary: without it, a repeated request would take another free copy.
 */
const NAME = 'visitor';
const PATH = '/api/puzzle';
const SIX_MONTHS = 180 * 24 * 3600;
const SHAPE = /^[\w-]{43}$/;

/** Identifies a visitor by account, by a token issued here, or by a new one. Unknown tokens are ignored. */
async function findVisitor(
  { promotionCopies }: Pick<Services, 'promotionCopies'>,
  ctx: Context,
): Promise<Visitor & { readonly token: string | null }> {
  const accountId = ctx.state.account?.id ?? null;
  const cookie = ctx.cookies.get(NAME) ?? '';
  const isOurs = SHAPE.test(cookie) && (await promotionCopies.isVisitor(hashToken(cookie)));
  const token = isOurs ? cookie : accountId === null ? createToken() : null;
  return { accountId, visitorHash: token && hashToken(token), token };
}

function writeVisitorCookie(ctx: Context, token: string): void {
  writeCookie(ctx, { name: NAME, value: token, path: PATH, seconds: SIX_MONTHS, httpOnly: true });
}

/** An offer to a visitor. `isKept`: stored, so that the same visitor gets it again later. */
interface Offered {
  readonly index: number;
  readonly isKept: boolean;
}

/** Returns a visitor's copy of a promotion. Throws NOT_A_SOLUTION, or 410 when over. */
async function solve(
  services: Pick<Services, 'clock' | 'content' | 'limitMonitor' | 'limits' | 'promotionCopies'>,
  typed: string,
  visitor: Visitor,
  ctx: Context,
): Promise<ApiSchemas['Promotion'] & Pick<Offered, 'isKept'>> {
  const { content, clock } = services;
  const now = clock();
  const promotion = findPromotion(content.promotions(), typed, now);
  if (!promotion) throw new HttpError(404, 'NOT_A_SOLUTION');
  if (isOver(promotion, now)) throw new HttpError(410, promotion.over[languageOf(ctx)]);
  const existing = await services.promotionCopies.find(promotion.name, visitor);
  const { index, isKept } = existing
    ? { index: existing.index, isKept: true }
    : await takeCopy(services, promotion, visitor, ctx.ip);
  const city = content.city(promotion.city)?.scenario.name ?? promotion.city;
  const freeCopies = promotion.free?.copies ?? 0;
  return { index, freeCopies, promoCode: codeOfCopy(promotion, index), city, isKept };
}

/** A right solution is never refused: without a free copy to give, it gets the reduced price. */
const REDUCED: Offered = { index: 1, isKept: false };

async function takeCopy(
  services: Pick<Services, 'clock' | 'limitMonitor' | 'limits' | 'promotionCopies'>,
  promotion: Promotion,
  visitor: Visitor,
  address: string,
): Promise<Offered> {
  const { promotionCopies, clock } = services;
  const { freeCopies, keptCopies } = services.limits;
  if ((await keptCopies.waitMs(address)) > 0) return REDUCED;
  const offer: CopyOffer = {
    promotion: promotion.name,
    indexOf: (copy) => copyIndex(promotion, copy),
    freePerDay: (await freeCopies.waitMs(address)) > 0 ? 0 : freeCopiesADay(promotion),
  };
  const copy = await promotionCopies.take(offer, visitor, clock());
  if (!copy) return REDUCED;
  keptCopies.count(address);
  if (copy.index < 1) freeCopies.count(address);
  if (copy.isLastOfDay) services.limitMonitor.runOut(promotion.name);
  return { index: copy.index, isKept: true };
}
