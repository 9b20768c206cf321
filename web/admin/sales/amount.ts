import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';

/** « 29,00 € »; empty before the shop has said it. Old sales may have a currency that is none. */
export function amountOf({ amount, currency }: Pick<ApiSchemas['Sale'], 'amount' | 'currency'>): string {
  if (amount === null || currency === null) return '';
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount} ${currency}`;
  const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
