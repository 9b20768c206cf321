import { site } from '../site.ts';

/** The name the payment page gives to a promotion code that comes with the link. */
const PROMOTION_PARAMETER = 'prefilled_promo_code';

/** The payment page, with a promotion code filled in where there is one. */
export function checkoutAddress(promoCode: string | undefined): string {
  if (!promoCode) return site.checkoutLink;
  const address = new URL(site.checkoutLink);
  address.searchParams.set(PROMOTION_PARAMETER, promoCode);
  return address.href;
}
