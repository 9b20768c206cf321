import { useState, type SubmitEvent } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { isEmail } from '../../account/email.ts';
import type { WithdrawalBody } from '../../api/site-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { formFields } from '../../components/papers/FormCard.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import styles from './Withdrawal.module.css';
import { useWords } from '../../words/use-words.ts';

interface WithdrawalFormProps {
  readonly draft: WithdrawalBody;
  readonly onFilled: (withdrawal: WithdrawalBody) => void;
}

/** The first invalid field. */
const faultOf = ({ reference, email }: WithdrawalBody): keyof WithdrawalBody | null =>
  reference === '' ? 'reference' : isEmail(email) ? null : 'email';

/** Form for the order's reference and the address for the receipt. */
export function WithdrawalForm({ draft, onFilled }: WithdrawalFormProps) {
  const words = useWords('site').withdrawal;
  const [fault, setFault] = useState<keyof WithdrawalBody | null>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const withdrawal = {
      reference: fieldText(form, 'reference').trim(),
      email: fieldText(form, 'email').trim(),
    };
    const found = faultOf(withdrawal);
    if (!found) return onFilled(withdrawal);
    setFault(found);
    focusField(form, found);
  };
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
