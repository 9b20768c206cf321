import type { AnotherCityView } from '../../../engine/public.ts';
import { typeset, Typeset } from '../../components/text/typography.tsx';
import { checkoutAddress } from '../../site/landing/checkout-address.ts';
import { Price } from '../../site/landing/Price.tsx';
import styles from './CreditsPage.module.css';

const PRICES = { reduced: 'preorder', regular: 'regular' } as const;

/** Promotion code for a letter of another city, with a link to the payment page. */
export function AnotherCityOffer({ offer }: { readonly offer: AnotherCityView }) {
  return (
    <section className={styles.offer} aria-labelledby="another-city">
      <h3 id="another-city">
        <Typeset>Une autre ville, une autre lettre</Typeset>
      </h3>
      <p>
        {typeset('D’autres agents ne répondent plus. Avec le code ')}
        <strong className={styles.code}>{offer.promoCode}</strong>
        {typeset(', la lettre suivante est à ')}
        <Price of={PRICES[offer.price]} />
        {offer.price === 'reduced' && (
          <>
            {typeset(' au lieu de ')}
            <s>
              <Price of="regular" />
            </s>
          </>
        )}
        .
      </p>
      <a className="button" href={checkoutAddress(offer.promoCode)}>
        <Typeset>Recevoir une autre lettre</Typeset>
      </a>
    </section>
  );
}
