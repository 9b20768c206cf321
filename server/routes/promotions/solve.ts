import { codeOfCopy, copyIndex, findPromotion, isOver } from '../../../engine/index.ts';
import type { Promotion } from '../../../engine/index.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { TakenCopy, Visitor } from '../../store/promotion-copies.ts';

export interface Reward {
  /** Below 1: the copy is free. */
  readonly index: number;
  /** How many copies were free from the beginning. */
  readonly freeCopies: number;
  readonly promoCode: string;
  /** The city's name, as people write it. */
  readonly city: string;
}

/** What a text gives to a visitor: the same however often they ask. Refuses the text, or tells that its promotion is over. */
export async function solve(services: Services, typed: string, visitor: Visitor): Promise<Reward> {
  const { content, clock } = services;
  const now = clock();
  const promotion = findPromotion(content.promotions(), typed, now);
  if (!promotion) throw new Refusal(404, 'NOT_A_SOLUTION');
  if (isOver(promotion, now)) throw new Refusal(410, promotion.over);
  const { index } = await copyOf(services, promotion, visitor, now);
  const city = content.city(promotion.city)?.scenario.name ?? promotion.city;
  return { index, freeCopies: promotion.free?.copies ?? 0, promoCode: codeOfCopy(promotion, index), city };
}

/** The one they have, or the next one. */
async function copyOf({ promotionCopies }: Services, promotion: Promotion, visitor: Visitor, now: number): Promise<TakenCopy> {
  const mine = await promotionCopies.find(promotion.name, visitor);
  return mine ?? promotionCopies.take(promotion.name, visitor, (copy) => copyIndex(promotion, copy), now);
}
