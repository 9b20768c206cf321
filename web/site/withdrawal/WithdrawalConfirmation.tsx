import { useEffect, useRef } from 'react';
import type { WithdrawalReceipt } from '../../api/site-calls.ts';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { formFields } from '../../components/papers/FormCard.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { receiptDate } from './receipt-date.ts';
import styles from './Withdrawal.module.css';
import { WithdrawalLines } from './WithdrawalReview.tsx';

/** The receipt: the declaration and its time of receipt. The server also sends it by mail. */
export function WithdrawalConfirmation({ receipt }: { readonly receipt: WithdrawalReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={formFields}>
      <RubberStamp struck className={styles.stamp}>
        Reçu
      </RubberStamp>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Votre rétractation est enregistrée
      </h2>
      <p>
        {typeset('Reçue le ')}
        <time dateTime={receipt.receivedAt} className={styles.when}>
          {typeset(receiptDate(receipt.receivedAt))}
        </time>
        .
      </p>
      <WithdrawalLines reference={receipt.reference} email={receipt.email} />
      <p className={styles.small}>
        {typeset(
          'Un accusé de réception part à cette adresse, avec la suite : le bon de retour et le remboursement.',
        )}
      </p>
      <ButtonLink to="/">{typeset("Retour à l'accueil")}</ButtonLink>
    </div>
  );
}
