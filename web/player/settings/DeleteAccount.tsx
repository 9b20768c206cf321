import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, SendButton } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import styles from './Account.module.css';
import { deleteAccount } from '../../api/account-calls.ts';
import { PasswordField } from '../../account/password/PasswordField.tsx';
import { fieldText, focusField, submitting } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { done, failedWith, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { useWords } from '../../words/use-words.ts';

interface DeleteFormProps {
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** The password confirms that the account's owner is holding the phone. */
function DeleteForm({ onDeleted, onClose }: DeleteFormProps) {
  const { cancel, settings } = useWords('beside');
  const words = settings.deletion;
  const { login } = useWords('account');
  const { errors } = useWords('common');
  const { pending, outcome, submit } = useSubmission(async (password: string): Promise<FormOutcome> => {
    const result = await deleteAccount(password);
    if (result.ok) return done(words.done);
    return result.error === 'INVALID_PASSWORD'
      ? refusedForm(login.wrongPassword)
      : failedWith(result, errors);
  });
  const [missing, setMissing] = useState(false);
  const send = async (form: HTMLFormElement) => {
    const password = fieldText(form, 'password');
    setMissing(password === '');
    if (password === '') return focusField(form, 'password');
    const result = await submit(password);
    if (result?.ok) onDeleted();
    else if (result) focusField(form, 'password');
  };
  return (
    <Stack as="form" gap={3} method="post" onSubmit={submitting(send)} noValidate>
      <PasswordField autoComplete="current-password" error={missing ? login.passwordMissing : null} />
      {outcome && !outcome.ok && <OutcomeNote outcome={outcome} />}
      <Stack gap={3} className={styles.answers}>
        <Button onClick={onClose}>{cancel}</Button>
        <SendButton type="submit" primary pending={pending}>
          {words.confirm}
        </SendButton>
      </Stack>
    </Stack>
  );
}

type Stage = 'closed' | 'warned' | 'confirming' | 'gone';

/** Two steps before the deletion: a warning, then the password. */
export function DeleteAccount() {
  const words = useWords('beside').settings.deletion;
  const { toHome } = useWords('common').notFound;
  const [stage, setStage] = useState<Stage>('closed');
  const navigate = useNavigate();
  const close = () => setStage('closed');
  /** Logging out also clears this device's storage. */
  const leave = () => void navigate('/logout', { replace: true });
  return (
    <>
      <Button onClick={() => setStage('warned')} aria-haspopup="dialog">
        {words.open}
      </Button>
      {stage === 'warned' && <Warning onNext={() => setStage('confirming')} onClose={close} />}
      {stage === 'confirming' && (
        <Modal title={words.passwordTitle} surface="buff" closable={false} onClose={close}>
          <DeleteForm onDeleted={() => setStage('gone')} onClose={close} />
        </Modal>
      )}
      {stage === 'gone' && (
        <Modal title={words.done} surface="buff" closable={false} onClose={leave}>
          <p>{words.doneText}</p>
          <Button primary onClick={leave}>
            {toHome}
          </Button>
        </Modal>
      )}
    </>
  );
}

function Warning({ onNext, onClose }: { readonly onNext: () => void; readonly onClose: () => void }) {
  const { cancel, settings } = useWords('beside');
  const { goOn } = useWords('game').shared;
  const words = settings.deletion;
  const party = useClientState(({ status: { status } }) => status?.party);
  const guests = party?.members.flatMap(({ isHolder, name }) => (isHolder ? [] : name)) ?? [];
  return (
    <Modal title={words.open} surface="buff" closable={false} onClose={onClose}>
      <Stack gap={3}>
        <p>
          {words.warning((text) => (
            <b>{text}</b>
          ))}
        </p>
        <p>{words.warningGame}</p>
        {guests.length > 0 && <p>{typeset(words.warningParty(guests))}</p>}
        <p>{words.warningOrders}</p>
      </Stack>
      <Stack gap={3} className={styles.answers}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button primary onClick={onNext}>
          {goOn}
        </Button>
      </Stack>
    </Modal>
  );
}
