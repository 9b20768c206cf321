import { useState, useEffect, useRef } from 'react';
import { sendWithdrawal, type WithdrawalBody, type WithdrawalReceipt } from '../../api/site-calls.ts';
import { FormCard, formFields } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { TypedTitle } from '../../components/text/Typed.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { WITHDRAW } from '../SiteFooter.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { withdrawalOutcome } from './withdrawal-outcome.ts';
import { WithdrawalReview, WithdrawalLines } from './WithdrawalReview.tsx';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Withdrawal.module.css';
import { useWords } from '../../words/use-words.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** « 20 novembre 2026 à 16 h 42 (UTC+1) », in this device's time zone, which the text names. */
export function receiptDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
    .format(date)
    .replace(/^1 /, '1er ');
  const zone = new Intl.DateTimeFormat('fr-FR', { timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName');
  return `${day} à ${date.getHours()} h ${two(date.getMinutes())} (${zone?.value ?? 'UTC'})`;
}

/** The receipt: the declaration and its time of receipt. The server also sends it by mail. */
function WithdrawalConfirmation({ receipt }: { readonly receipt: WithdrawalReceipt }) {
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

const LEAD =
  'Quatorze jours pour changer d’avis, sans donner de motif. Ni compte ni connexion : deux lignes suffisent.';

/** Withdrawal function: form, review, confirmation, then a receipt with date and time. */
export function WithdrawalPage() {
  const { errors } = useWords('common');
  const [draft, setDraft] = useState<WithdrawalBody>({ reference: '', email: '' });
  const [reviewing, setReviewing] = useState(false);
  const { pending, outcome, submit, clear } = useSubmission(async (withdrawal: WithdrawalBody) =>
    withdrawalOutcome(await sendWithdrawal(withdrawal), errors),
  );
  const correct = () => {
    clear();
    setReviewing(false);
  };
  const review = (withdrawal: WithdrawalBody) => {
    setDraft(withdrawal);
    setReviewing(true);
  };
  return (
    <FormCard heading={<TypedTitle>{WITHDRAW}</TypedTitle>} lead={outcome?.ok ? undefined : LEAD}>
      <PageTitle>Rétractation</PageTitle>
      {outcome?.ok ? (
        <WithdrawalConfirmation receipt={outcome.receipt} />
      ) : reviewing ? (
        <WithdrawalReview
          draft={draft}
          pending={pending}
          failure={outcome}
          onConfirm={() => void submit(draft)}
          onCorrect={correct}
        />
      ) : (
        <WithdrawalForm draft={draft} onFilled={review} />
      )}
    </FormCard>
  );
}
