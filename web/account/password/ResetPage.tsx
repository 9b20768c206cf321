import { Navigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { FormCard, formFields } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { useClientState } from '../../state/store.ts';
import styles from '../login/LoginPage.module.css';
import { NewPassword } from './NewPassword.tsx';
import { useState, type SubmitEvent } from 'react';
import { requestPasswordReset } from '../../api/account-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { isEmail } from '../email.ts';
import { requestOutcome } from './reset-outcomes.ts';
import { ScrambledTitle } from './ScrambledTitle.tsx';
import { useWords } from '../../words/use-words.ts';

/** Requests the link for a new password. */
function ResetRequest() {
  const words = useWords('account').reset;
  const { errors, oneMoment } = useWords('common');
  const { pending, outcome, submit, clear } = useSubmission(async (email: string) =>
    requestOutcome(await requestPasswordReset(email), words, errors),
  );
  const [wrong, setWrong] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = fieldText(form, 'email').trim();
    setWrong(!isEmail(email));
    if (isEmail(email)) return void submit(email);
    clear();
    focusField(form, 'email');
  };
  return (
    <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
      <EmailField error={wrong ? words.invalidEmail : null} />
      {outcome && <OutcomeNote outcome={outcome} />}
      <Button type="submit" primary aria-busy={pending || undefined}>
        {pending ? oneMoment : words.requestLink}
      </Button>
    </form>
  );
}

/** A complete link of a mail leads to the new password, everything else to the request of a link. */
export function ResetPage() {
  const words = useWords('account').reset;
  const logged = useClientState((state) => state.auth.logged);
  const [params] = useSearchParams();
  const [id, token] = [params.get('id'), params.get('token')];
  const whole = id && token;
  if (logged && !whole) return <Navigate to="/home" replace />;
  return (
    <FormCard
      heading={<ScrambledTitle>{words.title}</ScrambledTitle>}
      lead={whole ? words.leadNew : words.lead}
    >
      <PageTitle>{words.title}</PageTitle>
      {whole ? <NewPassword id={id} token={token} /> : <ResetRequest />}
      <p className={styles.forgotten}>
        <Link to="/login">{words.toLogin}</Link>
      </p>
    </FormCard>
  );
}
