import type { ViewInput } from './context.ts';
import type { AnotherCityView } from './types.ts';

/** Shown on the credits screen; an order with `fullOnWin` gets the regular price. */
export function presentAnotherCity({ step, order, anotherCity }: ViewInput): AnotherCityView | null {
  if (step.tile !== 'credits' || !anotherCity) return null;
  const price = order.fullOnWin ? 'regular' : 'reduced';
  return { promoCode: anotherCity[price], price };
}
