import { useEffect, useRef } from 'react';
import type { WithdrawalBody } from '../../api/site-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { formFields } from '../../components/papers/FormCard.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { FormOutcome } from '../../state/game/outcome.ts';
import styles from './Withdrawal.module.css';

interface WithdrawalReviewProps {
  readonly draft: WithdrawalBody;
  readonly pending: boolean;
  readonly failure: FormOutcome | null;
  readonly onConfirm: () => void;
  readonly onCorrect: () => void;
}

/** Displays the declaration before it is sent. */
export function WithdrawalReview({ draft, pending, failure, onConfirm, onCorrect }: WithdrawalReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={formFields}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {typeset('Relisez avant de confirmer')}
      </h2>
      <p>{typeset('Je renonce à l’achat désigné ci-dessous.')}</p>
      <WithdrawalLines {...draft} />
      {failure && <OutcomeNote outcome={failure} />}
      <Button primary aria-busy={pending || undefined} onClick={onConfirm}>
        {pending ? 'Un instant…' : 'Confirmer la rétractation'}
      </Button>
      <Button held={pending} onClick={onCorrect}>
        Corriger
      </Button>
    </div>
  );
}

/** The declaration's fields. */
export function WithdrawalLines({ reference, email }: WithdrawalBody) {
  return (
    <dl className={styles.lines}>
      <div className="form-line">
        <dt>Commande</dt>
        <dd className="typed">{reference}</dd>
      </div>
      <div className="form-line">
        <dt>Email</dt>
        <dd className="typed">{email}</dd>
      </div>
    </dl>
  );
}
