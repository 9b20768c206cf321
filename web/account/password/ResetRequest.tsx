import { useState, type SubmitEvent } from 'react';
import { requestPasswordReset } from '../../api/account-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { formFields } from '../../components/papers/FormCard.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { isEmail } from '../email.ts';
import { RESET_MAIL_INVALID, requestOutcome } from './reset-outcomes.ts';

const ask = async (email: string) => requestOutcome(await requestPasswordReset(email));

/** Requests the link for a new password. */
export function ResetRequest() {
  const { pending, outcome, submit, clear } = useSubmission(ask);
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
      <EmailField error={wrong ? RESET_MAIL_INVALID : null} />
      {outcome && <OutcomeNote outcome={outcome} />}
      <Button type="submit" primary aria-busy={pending || undefined}>
        {pending ? 'Un instant…' : 'Recevoir le lien'}
      </Button>
    </form>
  );
}
