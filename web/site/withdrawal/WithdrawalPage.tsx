import { useState } from 'react';
import { sendWithdrawal, type WithdrawalBody } from '../../api/site-calls.ts';
import { FormCard } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { TypedTitle } from '../../components/text/TypedTitle.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { WITHDRAW } from '../SiteFooter.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { withdrawalOutcome } from './withdrawal-outcome.ts';
import { WithdrawalReview } from './WithdrawalReview.tsx';
import { WithdrawalConfirmation } from './WithdrawalConfirmation.tsx';

const LEAD =
  'Quatorze jours pour changer d’avis, sans donner de motif. Ni compte ni connexion : deux lignes suffisent.';

const send = async (withdrawal: WithdrawalBody) => withdrawalOutcome(await sendWithdrawal(withdrawal));

/** Withdrawal function: form, review, confirmation, then a receipt with date and time. */
export function WithdrawalPage() {
  const [draft, setDraft] = useState<WithdrawalBody>({ reference: '', email: '' });
  const [reviewing, setReviewing] = useState(false);
  const { pending, outcome, submit, clear } = useSubmission(send);
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
