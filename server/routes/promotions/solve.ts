import { codeOfCopy, copyIndex, findPromotion, freeCopiesADay, isOver } from '../../../engine/index.ts';
import type { Promotion } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { HttpError, tooManyTries } from '../../platform/errors.ts';
import type { CopyOffer, TakenCopy, Visitor } from '../../store/orders/promotion-copies.ts';
import type { Services } from '../../services/services.ts';

/**
 * Returns a visitor's copy of a promotion, always the same one. Throws NOT_A_SOLUTION, 410 when over, or 429
 * with the limits of copies per network and free copies per day.
 */
export async function solve(
  services: Pick<Services, 'clock' | 'content' | 'limitMonitor' | 'limits' | 'promotionCopies'>,
  typed: string,
  visitor: Visitor,
  address: string,
): Promise<ApiSchemas['Promotion']> {
  const { content, clock } = services;
  const now = clock();
  const promotion = findPromotion(content.promotions(), typed, now);
  if (!promotion) throw new HttpError(404, 'NOT_A_SOLUTION');
  if (isOver(promotion, now)) throw new HttpError(410, promotion.over);
  const existing = await services.promotionCopies.find(promotion.name, visitor);
  const { index } = existing ?? (await takeCopy(services, promotion, visitor, address));
  const city = content.city(promotion.city)?.scenario.name ?? promotion.city;
  return { index, freeCopies: promotion.free?.copies ?? 0, promoCode: codeOfCopy(promotion, index), city };
}

async function takeCopy(
  services: Pick<Services, 'clock' | 'limitMonitor' | 'limits' | 'promotionCopies'>,
  promotion: Promotion,
  visitor: Visitor,
  address: string,
): Promise<TakenCopy> {
  const { promotionCopies, limits, clock } = services;
  const now = clock();
  const offer: CopyOffer = {
    promotion: promotion.name,
    indexOf: (copy) => copyIndex(promotion, copy),
    freePerDay: freeCopiesADay(promotion),
  };
  const nextAt = await promotionCopies.nextFreeAt(offer, now);
  if (nextAt > 0) throw tooManyTries(nextAt - now);
  await limits.promotionCopies(address);
  const copy = await promotionCopies.take(offer, visitor, now);
  if (!copy) throw tooManyTries((await promotionCopies.nextFreeAt(offer, now)) - now);
  if (copy.isLastOfDay) services.limitMonitor.runOut(promotion.name);
  return copy;
}
