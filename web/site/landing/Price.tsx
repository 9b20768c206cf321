import styles from './Price.module.css';
import type { Language } from '../../../engine/public.ts';
import { site, type SiteSettings } from '../../state/site.ts';
import { useLanguage } from '../../words/use-words.ts';

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

/** In French the sign stands behind: its text has no space (« 14,50€ »), the style sheet adds one. */
const written = (amount: number, language: Language) =>
  language === 'fr' ? (
    <>
      {inEuros(amount)}
      <span className={styles.sign}>€</span>
    </>
  ) : (
    `€${amount.toFixed(2)}`
  );

export function Amount({ euros }: { readonly euros: number }) {
  const language = useLanguage();
  return <span className={styles.price}>{written(euros, language)}</span>;
}

export const Price = ({ of }: { readonly of: keyof SiteSettings['prices'] }) => (
  <Amount euros={site.prices[of]} />
);
