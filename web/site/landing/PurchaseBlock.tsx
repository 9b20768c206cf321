import { Link } from '../../components/actions/Link.tsx';
import { t } from '../../components/text/typography.tsx';
import { checkoutAddress } from './checkout-address.ts';
import { Price } from './Price.tsx';
import styles from './PurchaseBlock.module.css';
import { site } from '../../state/site.ts';

const SeeTerms = () => (
  <>
    (voir <Link to="/cgv">CGV</Link>)
  </>
);

function RegularPrice() {
  return (
    <p>
      {t('Prix : ')}
      <Price of="regular" /> <SeeTerms />
    </p>
  );
}

function PreorderPrice() {
  return (
    <>
      <p>{t(site.purchase.preorderShipment)}</p>
      <p>
        Prix Précommande <Price of="preorder" />{' '}
        <s>
          <Price of="regular" />
        </s>{' '}
        <SeeTerms />
      </p>
    </>
  );
}

interface PurchaseBlockProps {
  readonly promoCode?: string;
  readonly showCodeButton?: boolean;
}

/** Link to the payment page, and the price. A promotion code in the settings makes it a pre-order. */
export function PurchaseBlock({
  promoCode = site.promoCode,
  showCodeButton = site.showCodeButton,
}: PurchaseBlockProps) {
  return (
    <section className={styles.purchase} aria-label="Acheter">
      <a className={`button button--primary ${styles.button}`} href={checkoutAddress(promoCode)}>
        {t(promoCode ? site.purchase.preorderLabel : site.purchase.label)}
      </a>
      {promoCode ? <PreorderPrice /> : <RegularPrice />}
      <p>{t(site.purchase.effort)}</p>
      <div className={styles.more}>
        {showCodeButton && <Link to="/code">{t('Vous avez résolu une enquête sur nos réseaux ?')}</Link>}
        <a href={site.socialLink} target="_blank" rel="noreferrer" title="Nouvel onglet">
          Suivez-nous
        </a>
      </div>
    </section>
  );
}
