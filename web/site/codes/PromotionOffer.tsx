import { useEffect, useRef } from 'react';
import type { PromotionBody } from '../../api/site-calls.ts';
import { formFields } from '../../components/papers/FormCard.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { t } from '../../components/text/typography.tsx';
import { checkoutAddress } from '../landing/checkout-address.ts';
import { cityName } from '../city-name.ts';
import { isFree } from './promotion-outcome.ts';
import { Price } from '../landing/Price.tsx';
import styles from './PromotionOffer.module.css';
import { site } from '../../state/site.ts';

const ALL_GONE = 'Vous avez trouvé. Les exemplaires gratuits sont tous partis';

/** A pack, free while free copies are left, with a link to the payment page that contains the code. */
export function PromotionOffer({ promotion }: { readonly promotion: PromotionBody }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const free = isFree(promotion);
  const pack = promotion.city ? `un pack ${cityName(promotion.city)}` : 'un pack';
  return (
    <div className={formFields}>
      <RubberStamp struck className={styles.stamp}>
        {free ? 'Gratuit' : 'Tarif réduit'}
      </RubberStamp>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('Félicitations !')}
      </h2>
      {free ? (
        <p>{t(`Vous avez trouvé, et il reste un exemplaire gratuit : ${pack} vous attend.`)}</p>
      ) : (
        <p>
          {t(
            promotion.freeCopies === 0
              ? `Vous avez trouvé : ${pack} vous attend à `
              : `${ALL_GONE}, mais ${pack} vous attend à `,
          )}
          <Price of="preorder" />.
        </p>
      )}
      <Coupon code={promotion.promoCode} />
      <a className="button button--primary" href={checkoutAddress(promotion.promoCode)}>
        {free ? 'Recevoir mon exemplaire' : t('Commander à prix réduit')}
      </a>
    </div>
  );
}

/** Code to copy, with a postmark. */
function Coupon({ code }: { readonly code: string }) {
  const { place, date, hour } = site.postmark;
  return (
    <p className={styles.coupon}>
      <span className={styles.label}>{t('Votre code :')}</span>
      <b className="typed">{code}</b>
      <Postmark struck className={styles.postmark} city={place} date={date} hour={hour} />
    </p>
  );
}
