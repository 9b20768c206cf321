import { useState, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sendWithdrawal, type WithdrawalBody, type WithdrawalReceipt } from '../../api/site-calls.ts';
import { FormCard, formFields } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { TypedTitle } from '../../components/text/Typed.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { refusedForm } from '../../state/game/outcome.ts';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { withdrawalOutcome } from './withdrawal-outcome.ts';
import { WithdrawalReview, WithdrawalLines } from './WithdrawalReview.tsx';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import styles from './Withdrawal.module.css';
import { useWords } from '../../words/use-words.ts';

/**
 * The receipt: the declaration and its time of receipt. The server also sends it by mail, and by mail only to
 * a browser without scripts.
 */
function WithdrawalConfirmation({ receipt }: { readonly receipt: WithdrawalReceipt | null }) {
  const { withdrawal: words, toHome } = useWords('site');
  const date = new Date(receipt?.receivedAt ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={formFields}>
      <RubberStamp struck className={styles.stamp}>
        {words.stamp}
      </RubberStamp>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {words.recorded}
      </h2>
      {receipt && (
        <>
          <p>
            {words.receivedAt(
              <time dateTime={receipt.receivedAt} className={styles.when}>
                {Number.isNaN(date.getTime()) ? receipt.receivedAt : words.receiptDate(date)}
              </time>,
            )}
          </p>
          <WithdrawalLines reference={receipt.reference} email={receipt.email} />
        </>
      )}
      <p className={styles.small}>{words.follows}</p>
      <ButtonLink to="/">{toHome}</ButtonLink>
    </div>
  );
}

/** Withdrawal function: form, review, confirmation, then a receipt with date and time. */
export function WithdrawalPage() {
  const { withdrawal: words } = useWords('site');
  const { errors, legal } = useWords('common');
  const [draft, setDraft] = useState<WithdrawalBody>({ reference: '', email: '' });
  const [reviewing, setReviewing] = useState(false);
  const { pending, outcome, submit, clear } = useSubmission(async (withdrawal: WithdrawalBody) =>
    withdrawalOutcome(await sendWithdrawal(withdrawal), words, errors),
  );
  const [params] = useSearchParams();
  const isReceived = outcome?.ok === true || params.has('received');
  const fault = params.has('later') ? words.later : params.has('incomplete') ? words.incomplete : null;
  const correct = () => {
    clear();
    setReviewing(false);
  };
  const review = (withdrawal: WithdrawalBody) => {
    setDraft(withdrawal);
    setReviewing(true);
  };
  return (
    <FormCard heading={<TypedTitle>{legal.withdraw}</TypedTitle>} lead={isReceived ? undefined : words.lead}>
      <PageTitle>{words.title}</PageTitle>
      {fault !== null && !isReceived && <OutcomeNote outcome={refusedForm(fault)} />}
      {isReceived ? (
        <WithdrawalConfirmation receipt={outcome?.ok ? outcome.receipt : null} />
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
