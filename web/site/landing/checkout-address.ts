import { site } from '../../state/site.ts';

/** Parameter of the payment page for a promotion code. */
const PROMOTION_PARAMETER = 'prefilled_promo_code';

/** Address of the payment page, with a promotion code if there is one. */
export function checkoutAddress(promoCode: string | undefined): string {
  if (!promoCode) return site.checkoutLink;
  const address = new URL(site.checkoutLink);
  address.searchParams.set(PROMOTION_PARAMETER, promoCode);
  return address.href;
}
