import { useState, type SubmitEvent } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { isEmail } from '../../account/email.ts';
import type { WithdrawalBody } from '../../api/site-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { formFields } from '../../components/papers/FormCard.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Withdrawal.module.css';
import { WITHDRAWAL_MAIL_INVALID, REFERENCE_MISSING } from './withdrawal-outcome.ts';

interface WithdrawalFormProps {
  readonly draft: WithdrawalBody;
  readonly onFilled: (withdrawal: WithdrawalBody) => void;
}

/** The first invalid field. */
const faultOf = ({ reference, email }: WithdrawalBody): keyof WithdrawalBody | null =>
  reference === '' ? 'reference' : isEmail(email) ? null : 'email';

/** Form for the order's reference and the address for the receipt. */
export function WithdrawalForm({ draft, onFilled }: WithdrawalFormProps) {
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
        label="Numéro de commande, ou code de la lettre"
        name="reference"
        defaultValue={draft.reference}
        error={fault === 'reference' ? REFERENCE_MISSING : null}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <EmailField
        label="Email, pour l’accusé de réception"
        defaultValue={draft.email}
        error={fault === 'email' ? WITHDRAWAL_MAIL_INVALID : null}
      />
      <Button type="submit" primary>
        Continuer
      </Button>
      <p className={styles.small}>
        {typeset('Rien n’est envoyé avant que vous ayez relu et confirmé. Vos droits sont écrits dans les ')}
        <Link to="/cgv">conditions de vente</Link>.
      </p>
    </form>
  );
}
