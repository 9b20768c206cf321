import type { AnotherCityView } from '../../../engine/public.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { t, T } from '../../components/text/typography.tsx';
import { checkoutAddress } from '../../site/landing/checkout-address.ts';
import { Price } from '../../site/landing/Price.tsx';
import styles from './CreditsPage.module.css';

const PRICES = { reduced: 'preorder', regular: 'regular' } as const;

/** Promotion code for a letter of another city, with a link to the payment page. */
export function AnotherCityOffer({ offer }: { readonly offer: AnotherCityView }) {
  return (
    <Stack as="section" gap={3} align="start" className={styles.offer} aria-labelledby="another-city">
      <h3 id="another-city">
        <T>Une autre ville, une autre lettre</T>
      </h3>
      <p>
        {t('D’autres agents ne répondent plus. Avec le code ')}
        <strong className={styles.code}>{offer.promoCode}</strong>
        {t(', la lettre suivante est à ')}
        <Price of={PRICES[offer.price]} />
        {offer.price === 'reduced' && (
          <>
            {t(' au lieu de ')}
            <s>
              <Price of="regular" />
            </s>
          </>
        )}
        .
      </p>
      <a className="button" href={checkoutAddress(offer.promoCode)}>
        <T>Recevoir une autre lettre</T>
      </a>
    </Stack>
  );
}
