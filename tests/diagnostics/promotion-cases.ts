import type { promotions } from '../../engine/diagnostics/catalogue/promotions.ts';
import { TINY_PROMOTIONS } from '../support/cities/tiny-promotions.ts';

export type PromotionCode = keyof typeof promotions;

export interface PromotionCase {
  /** The text of promotions.yaml. */
  readonly text: string;
  /** « file:line:column » of the problem. */
  readonly at: string;
}

const edit = (from: string, to: string): string => {
  const text = TINY_PROMOTIONS.replace(from, to);
  if (text === TINY_PROMOTIONS) throw new Error(`« ${from} » is not in the file`);
  return text;
};

/** The smallest change of promotions.yaml that causes each problem, and its expected position. */
export const promotionCases: Readonly<Record<PromotionCode, PromotionCase>> = {
  'promotion-unknown-city': { text: edit('city: VILLE', 'city: VILE'), at: 'promotions.yaml:5:11' },
  'promotion-same-solution': { text: edit('[gué]', '[gué, le Seau !]'), at: 'promotions.yaml:22:22' },
  'promotion-solution-repeated': { text: edit('[gué]', '[gué, LE GUE]'), at: 'promotions.yaml:22:22' },
  'promotion-solution-unreadable': { text: edit('[gué]', '[gué, "…"]'), at: 'promotions.yaml:22:22' },
  'promotion-dates-reversed': {
    text: edit('until: 2026-06-30', 'until: 2026-06-01'),
    at: 'promotions.yaml:17:12',
  },
  'promotion-bad-day': { text: edit('until: 2026-06-30', 'until: 2026-06-31'), at: 'promotions.yaml:17:12' },
  'promotion-same-code': { text: edit('PUITS0', 'PUITS950'), at: 'promotions.yaml:9:35' },
};
