import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { SALE_PROBLEM_WORDS } from '../mail/letters/sale-notice.ts';
import type { ListedSale } from '../store/shop/sale-list.ts';

export function presentSale(sale: ListedSale): ApiSchemas['Sale'] {
  const { id, shop, reference, amount, currency, reversal, problems, letters } = sale;
  return {
    id,
    number: `V-${id}`,
    shop,
    reference,
    amount,
    currency,
    createdAt: isoDate(sale.createdAt),
    paidAt: isoDate(sale.paidAt),
    reversal,
    reversedAt: isoDate(sale.reversedAt),
    problems: problems.map((code) => ({ code, words: SALE_PROBLEM_WORDS[code] })),
    lookedAt: isoDate(sale.lookedAt),
    letters: letters.map(({ code, city, state }) => ({ code, city, state })),
  };
}
