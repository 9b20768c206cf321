import { answerKey } from '../answers/reading.ts';
import type { Promotion, Promotions } from './promotion.ts';

/** How a solution is compared: as the name of a place, so that the article in front is optional. */
export const solutionKey = (text: string): string => answerKey(text, 'place');

/** The promotion that a typed text solves; null before its first day too. Over ones are still found. */
export function findPromotion({ list }: Promotions, typed: string, now: number): Promotion | null {
  const key = solutionKey(typed);
  const found = list.find(({ keys }) => keys.includes(key));
  return found && (found.opensAt === null || now >= found.opensAt) ? found : null;
}

export function isOver({ endsAt }: Promotion, now: number): boolean {
  return endsAt !== null && now >= endsAt;
}

/** The n-th copy, from 1, as the specification counts it: 0 or less is free. */
export function copyIndex({ free }: Promotion, copy: number): number {
  return copy - (free?.copies ?? 0);
}

/** Free copies that may go within a day: a quarter, and ten at least, so that nobody empties a promotion in one night. */
export function freeCopiesADay({ free }: Promotion): number {
  return free ? Math.min(free.copies, Math.max(10, Math.ceil(free.copies / 4))) : 0;
}

/** The code for the payment page that goes with a copy. */
export function codeOfCopy({ free, promoCode }: Promotion, index: number): string {
  return free && index < 1 ? free.promoCode : promoCode;
}
