import styles from './Price.module.css';
import { site, type SiteSettings } from '../../state/site.ts';

/** Parameter of the payment page for a promotion code. */
const PROMOTION_PARAMETER = 'prefilled_promo_code';

/** Address of the payment page, with a promotion code if there is one. */
export function checkoutAddress(promoCode: string | undefined): string {
  if (!promoCode) return site.checkoutLink;
  const address = new URL(site.checkoutLink);
  address.searchParams.set(PROMOTION_PARAMETER, promoCode);
  return address.href;
}

const inEuros = (amount: number) => amount.toFixed(2).replace('.', ',');

/** A price of the site. Its text has no space (« 14,50€ »); the style sheet adds one before the sign. */
export function Price({ of }: { readonly of: keyof SiteSettings['prices'] }) {
  return (
    <span className={styles.price}>
      {inEuros(site.prices[of])}
      <span className={styles.sign}>€</span>
    </span>
  );
}
