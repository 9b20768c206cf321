import { useEffect, useRef } from 'react';
import type { WithdrawalBody } from '../../api/site-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { formFields } from '../../components/papers/FormCard.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import type { FormOutcome } from '../../state/game/outcome.ts';
import styles from './Withdrawal.module.css';
import { useWords } from '../../words/use-words.ts';

interface WithdrawalReviewProps {
  readonly draft: WithdrawalBody;
  readonly pending: boolean;
  readonly failure: FormOutcome | null;
  readonly onConfirm: () => void;
  readonly onCorrect: () => void;
}

/** Displays the declaration before it is sent. */
export function WithdrawalReview({ draft, pending, failure, onConfirm, onCorrect }: WithdrawalReviewProps) {
  const words = useWords('site').withdrawal;
  const { oneMoment } = useWords('common');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={formFields}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {words.review}
      </h2>
      <p>{words.declaration}</p>
      <WithdrawalLines {...draft} />
      {failure && <OutcomeNote outcome={failure} />}
      <Button primary aria-busy={pending || undefined} onClick={onConfirm}>
        {pending ? oneMoment : words.confirm}
      </Button>
      <Button held={pending} onClick={onCorrect}>
        {words.correct}
      </Button>
    </div>
  );
}

/** The declaration's fields. */
export function WithdrawalLines({ reference, email }: WithdrawalBody) {
  const words = useWords('site').withdrawal;
  const labels = useWords('common');
  return (
    <dl className={styles.lines}>
      <div className="form-line">
        <dt>{words.order}</dt>
        <dd className="typed">{reference}</dd>
      </div>
      <div className="form-line">
        <dt>{labels.email}</dt>
        <dd className="typed">{email}</dd>
      </div>
    </dl>
  );
}
