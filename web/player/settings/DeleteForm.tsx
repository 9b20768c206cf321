import { useState, type SubmitEvent } from 'react';
import { deleteAccount } from '../../api/account-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { PasswordField } from '../../account/password/PasswordField.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { done, failedWith, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import styles from './Account.module.css';

const WRONG_PASSWORD = 'Mauvais mot de passe';

function deletionOutcome(result: ApiResult<unknown>): FormOutcome {
  if (result.ok) return done('Votre compte est supprimé');
  return result.error === 'INVALID_PASSWORD' ? refusedForm(WRONG_PASSWORD) : failedWith(result);
}

interface DeleteFormProps {
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** The password confirms that the account's owner is holding the phone. */
export function DeleteForm({ onDeleted, onClose }: DeleteFormProps) {
  const { pending, outcome, submit } = useSubmission(async (password: string) =>
    deletionOutcome(await deleteAccount(password)),
  );
  const [missing, setMissing] = useState(false);
  const send = async (form: HTMLFormElement) => {
    const password = fieldText(form, 'password');
    setMissing(password === '');
    if (password === '') return focusField(form, 'password');
    const result = await submit(password);
    if (result?.ok) onDeleted();
    else if (result) focusField(form, 'password');
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <Stack as="form" gap={3} method="post" onSubmit={onSubmit} noValidate>
      <PasswordField autoComplete="current-password" error={missing ? 'Mot de passe obligatoire' : null} />
      {outcome && !outcome.ok && <OutcomeNote outcome={outcome} />}
      <Stack gap={3} className={styles.answers}>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" primary aria-busy={pending || undefined}>
          {pending ? 'Un instant…' : 'Supprimer définitivement'}
        </Button>
      </Stack>
    </Stack>
  );
}
