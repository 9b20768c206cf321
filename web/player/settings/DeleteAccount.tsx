import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Account.module.css';
import { deleteAccount } from '../../api/account-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { PasswordField } from '../../account/password/PasswordField.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { done, failedWith, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import { useWords } from '../../words/use-words.ts';
import type { ErrorWords } from '../../state/words.ts';

const WRONG_PASSWORD = 'Mauvais mot de passe';

function deletionOutcome(result: ApiResult<unknown>, errors: ErrorWords): FormOutcome {
  if (result.ok) return done('Votre compte est supprimé');
  return result.error === 'INVALID_PASSWORD' ? refusedForm(WRONG_PASSWORD) : failedWith(result, errors);
}

interface DeleteFormProps {
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** The password confirms that the account's owner is holding the phone. */
function DeleteForm({ onDeleted, onClose }: DeleteFormProps) {
  const { errors } = useWords('common');
  const { pending, outcome, submit } = useSubmission(async (password: string) =>
    deletionOutcome(await deleteAccount(password), errors),
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

type Stage = 'closed' | 'warned' | 'confirming' | 'gone';

/** Two steps before the deletion: a warning, then the password. */
export function DeleteAccount() {
  const [stage, setStage] = useState<Stage>('closed');
  const navigate = useNavigate();
  const close = () => setStage('closed');
  /** Logging out also clears this device's storage. */
  const leave = () => void navigate('/logout', { replace: true });
  return (
    <>
      <Button onClick={() => setStage('warned')} aria-haspopup="dialog">
        Supprimer mon compte
      </Button>
      {stage === 'warned' && <Warning onNext={() => setStage('confirming')} onClose={close} />}
      {stage === 'confirming' && (
        <Modal title="Votre mot de passe" surface="buff" closable={false} onClose={close}>
          <DeleteForm onDeleted={() => setStage('gone')} onClose={close} />
        </Modal>
      )}
      {stage === 'gone' && (
        <Modal title="Votre compte est supprimé" surface="buff" closable={false} onClose={leave}>
          <p>{typeset('Plus rien ici ne porte votre nom. Merci d’avoir enquêté avec nous.')}</p>
          <Button primary onClick={leave}>
            {typeset("Retour à l'accueil")}
          </Button>
        </Modal>
      )}
    </>
  );
}

function Warning({ onNext, onClose }: { readonly onNext: () => void; readonly onClose: () => void }) {
  return (
    <Modal title="Supprimer mon compte" surface="buff" closable={false} onClose={onClose}>
      <Stack gap={3}>
        <p>
          <b>C’est définitif.</b>{' '}
          {typeset('Sont effacés : votre adresse, votre mot de passe, votre avancée et vos réponses.')}
        </p>
        <p>
          {typeset('Une enquête en cours ne pourra pas être reprise : son code ne s’active qu’une fois.')}
        </p>
        <p>{typeset('Vos commandes restent dans nos comptes, comme la loi le demande, sans votre nom.')}</p>
      </Stack>
      <Stack gap={3} className={styles.answers}>
        <Button onClick={onClose}>Annuler</Button>
        <Button primary onClick={onNext}>
          Continuer
        </Button>
      </Stack>
    </Modal>
  );
}
