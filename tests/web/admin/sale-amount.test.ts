import { describe, expect, it } from 'vitest';
import { amountOf } from '../../../web/admin/sales/amount.ts';

describe('the amount of a sale', () => {
  it.each([
    [2900, 'eur', '29,00 €'],
    [2900, 'jpy', '2 900 JPY'],
    [2900, '€', '2900 €'],
    [-5, 'x'.repeat(9), '-5 xxxxxxxxx'],
    [2900, 'zzz', '29,00 ZZZ'],
    [null, 'eur', ''],
  ])('of %s %s is shown, whatever is stored', (amount, currency, shown) => {
    expect(amountOf({ amount, currency }).replaceAll(/\s/g, ' ')).toBe(shown);
  });
});
