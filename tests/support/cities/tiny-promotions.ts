import { compilePromotions, type Promotions } from '../../../engine/index.ts';
import { TINY_PROMOTIONS } from '../../../scripts/explain/promotion-cases.ts';

export function tinyPromotions(text = TINY_PROMOTIONS): Promotions {
  const { promotions, diagnostics } = compilePromotions({ path: 'promotions.yaml', text }, ['VILLE']);
  if (!promotions) throw new Error(JSON.stringify(diagnostics, null, 1));
  return promotions;
}
