import '../../styles/form-line.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sendWithdrawal, type WithdrawalBody, type WithdrawalReceipt } from '../../api/site-calls.ts';
import { FormCard, formFields } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { focusOnArrival } from '../../components/screen/use-screen.ts';
import { TypedTitle } from '../../components/text/Typed.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import {
  refusedForm,
  type FormOutcome,
  type RefusedForm,
  failedWith,
  explanationOf,
} from '../../state/game/outcome.ts';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Button, ButtonLink, SendButton } from '../../components/actions/Button.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import styles from './Withdrawal.module.css';
import { useWords } from '../../words/use-words.ts';
import { isRecord } from '../../../engine/public.ts';
import type { ApiResult } from '../../api/client.ts';
import type { ErrorWords } from '../../state/words.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import { Link } from '../../components/actions/Link.tsx';
import { isEmail } from '../../account/email.ts';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField, submitting } from '../../components/forms/form-data.ts';

interface WithdrawalFormProps {
  readonly draft: WithdrawalBody;
  readonly onFilled: (withdrawal: WithdrawalBody) => void;
}

/** The first invalid field. */
const faultOf = ({ reference, email }: WithdrawalBody): keyof WithdrawalBody | null =>
  reference === '' ? 'reference' : isEmail(email) ? null : 'email';

function WithdrawalForm({ draft, onFilled }: WithdrawalFormProps) {
  const words = useWords('site').withdrawal;
  const [fault, setFault] = useState<keyof WithdrawalBody | null>(null);
  const onSubmit = submitting((form) => {
    const withdrawal = {
      reference: fieldText(form, 'reference').trim(),
      email: fieldText(form, 'email').trim(),
    };
    const found = faultOf(withdrawal);
    if (!found) return onFilled(withdrawal);
    setFault(found);
    focusField(form, found);
  });
  return (
    <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
      <Field
        label={words.referenceField}
        hint={words.referenceHint}
        name="reference"
        defaultValue={draft.reference}
        error={fault === 'reference' ? words.referenceMissing : null}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <EmailField
        label={words.emailField}
        defaultValue={draft.email}
        error={fault === 'email' ? words.invalidEmail : null}
      />
      <noscript>
        <p>
          <label>
            <input type="checkbox" name="confirmed" value="true" required /> {words.confirmed}
          </label>
        </p>
      </noscript>
      <Button type="submit" primary>
        {words.next}
      </Button>
      <p className={styles.small}>
        {words.nothingSent((text) => (
          <Link to="/cgv">{text}</Link>
        ))}
      </p>
    </form>
  );
}

type WithdrawalOutcome = { readonly ok: true; readonly receipt: WithdrawalReceipt } | RefusedForm;

const isReceipt = (data: unknown): data is WithdrawalReceipt =>
  isRecord(data) && typeof data.receivedAt === 'string';

function withdrawalOutcome(
  result: ApiResult<unknown>,
  words: Catalogue<'site'>['withdrawal'],
  errors: ErrorWords,
): WithdrawalOutcome {
  if (!result.ok && result.error === 'MISSING_REFERENCE') return refusedForm(words.referenceMissing);
  if (!result.ok && result.error === 'INVALID_EMAIL')
    return refusedForm(words.invalidEmail, explanationOf(result));
  if (!result.ok) return failedWith(result, errors);
  return isReceipt(result.data) ? { ok: true, receipt: result.data } : refusedForm(errors.failed);
}

interface WithdrawalReviewProps {
  readonly draft: WithdrawalBody;
  readonly pending: boolean;
  readonly failure: FormOutcome | null;
  readonly onConfirm: () => void;
  readonly onCorrect: () => void;
}

function WithdrawalReview({ draft, pending, failure, onConfirm, onCorrect }: WithdrawalReviewProps) {
  const words = useWords('site').withdrawal;
  return (
    <div className={formFields}>
      <h2 ref={focusOnArrival} tabIndex={-1} className={styles.title}>
        {words.review}
      </h2>
      <p>{words.declaration}</p>
      <WithdrawalLines {...draft} />
      {failure && <OutcomeNote outcome={failure} />}
      <SendButton primary onClick={onConfirm} pending={pending}>
        {words.confirm}
      </SendButton>
      <Button held={pending} onClick={onCorrect}>
        {words.correct}
      </Button>
    </div>
  );
}

function WithdrawalLines({ reference, email }: WithdrawalBody) {
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

/**
 * The receipt: the declaration and its time of receipt. The server also sends it by mail, and by mail only to
 * a browser without scripts.
 */
function WithdrawalConfirmation({ receipt }: { readonly receipt: WithdrawalReceipt | null }) {
  const { withdrawal: words, toHome } = useWords('site');
  const date = new Date(receipt?.receivedAt ?? '');
  return (
    <div className={formFields}>
      <RubberStamp struck className={styles.stamp}>
        {words.stamp}
      </RubberStamp>
      <h2 ref={focusOnArrival} tabIndex={-1} className={styles.title}>
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
