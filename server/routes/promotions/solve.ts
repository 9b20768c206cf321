import { codeOfCopy, copyIndex, findPromotion, freeCopiesADay, isOver } from '../../../engine/index.ts';
import type { Promotion } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { RequestRefusal, tooManyTries } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { CopyOffer, TakenCopy, Visitor } from '../../store/orders/promotion-copies.ts';

/**
 * What a text gives to a visitor: the same however often they ask. Refuses the text, tells that its promotion is over, or when
 * to come back: so many copies go to one network in an hour, and so many free ones in a day.
 */
export async function solve(services: Services, typed: string, visitor: Visitor, address: string): Promise<ApiSchemas['Promotion']> {
  const { content, clock } = services;
  const now = clock();
  const promotion = findPromotion(content.promotions(), typed, now);
  if (!promotion) throw new RequestRefusal(404, 'NOT_A_SOLUTION');
  if (isOver(promotion, now)) throw new RequestRefusal(410, promotion.over);
  const mine = await services.promotionCopies.find(promotion.name, visitor);
  const { index } = mine ?? (await takeCopy(services, promotion, visitor, address));
  const city = content.city(promotion.city)?.scenario.name ?? promotion.city;
  return { index, freeCopies: promotion.free?.copies ?? 0, promoCode: codeOfCopy(promotion, index), city };
}

async function takeCopy(services: Services, promotion: Promotion, visitor: Visitor, address: string): Promise<TakenCopy> {
  const { promotionCopies, limits, clock } = services;
  const now = clock();
  const giving: CopyOffer = {
    promotion: promotion.name,
    indexOf: (copy) => copyIndex(promotion, copy),
    freeADay: freeCopiesADay(promotion),
  };
  const nextAt = await promotionCopies.nextFreeAt(giving, now);
  if (nextAt > 0) throw tooManyTries(nextAt - now);
  await limits.promotionCopies(address);
  const copy = await promotionCopies.take(giving, visitor, now);
  if (!copy) throw tooManyTries((await promotionCopies.nextFreeAt(giving, now)) - now);
  if (copy.isLastOfDay) services.limitMonitor.runOut(promotion.name);
  return copy;
}
