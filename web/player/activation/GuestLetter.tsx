import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { typeset } from '../../components/text/typography.tsx';
import { clearActivationCode } from '../../state/session/activation-code.ts';
import { logOut } from '../../state/session/login.ts';
import { getState } from '../../state/store.ts';
import room from '../Room.module.css';

/** A guest opens a letter of their own with an account, after leaving the party. */
export function GuestLetter({ onStay }: { readonly onStay: () => void }) {
  const navigate = useNavigate();
  const { pending, submit } = useSubmission(logOut);
  const leave = async () => {
    const code = getState().activationCode;
    await submit(undefined);
    await navigate(code ? `/a/${encodeURIComponent(code)}` : '/login?register=true', { replace: true });
  };
  const stay = () => {
    clearActivationCode();
    onStay();
  };
  return (
    <Screen title="Une autre lettre" back="/home" className={room.reading}>
      <p>
        {typeset(
          'Ce téléphone joue en invité la lettre de quelqu’un d’autre. Pour ouvrir la vôtre, quittez d’abord cette partie.',
        )}
      </p>
      <div className={room.actions}>
        <Button primary onClick={stay}>
          Rester dans la partie
        </Button>
        <Button held={pending} onClick={() => void leave()}>
          {pending ? 'Un instant…' : 'Quitter, et ouvrir ma lettre'}
        </Button>
      </div>
    </Screen>
  );
}
