import styles from './Price.module.css';
import { site, type SiteSettings } from '../../state/site.ts';

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
