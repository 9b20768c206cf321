import type { ViewInput } from './context.ts';
import type { AnotherCityView } from './types.ts';

/** A code for another city, once the credits can be read; an order marked « full price » is offered the regular one. */
export function presentAnotherCity({ step, order, anotherCity }: ViewInput): AnotherCityView | null {
  if (step.tile !== 'credits' || !anotherCity) return null;
  const price = order.fullOnWin ? 'regular' : 'reduced';
  return { promoCode: anotherCity[price], price };
}
