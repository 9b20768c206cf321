import { useNavigate } from '../../components/actions/navigation.ts';
import { Button, SendButton } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { isGuestSession } from '../../state/client-state.ts';
import { clearActivationCode } from '../../state/session/activation-code.ts';
import { logOut } from '../../state/session/login.ts';
import { getState, useClientState } from '../../state/store.ts';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { ActivationFlow } from './ActivationFlow.tsx';
import room from '../Room.module.css';
import { useWords } from '../../words/use-words.ts';

/** A guest opens a letter of their own with an account, after leaving the party. */
export function GuestLetter({ onStay }: { readonly onStay: () => void }) {
  const words = useWords('beside').activation.guest;
  const navigate = useNavigate();
  const { pending, submit } = useSubmission(logOut);
  const leave = async () => {
    const code = getState().activationCode;
    await submit();
    await navigate(code ? `/a/${encodeURIComponent(code)}` : '/login?register=true', { replace: true });
  };
  const stay = () => {
    clearActivationCode();
    onStay();
  };
  return (
    <Screen title={words.title} back="/home" className={room.reading}>
      <p>{words.text}</p>
      <Stack gap={3}>
        <Button primary onClick={stay}>
          {words.stay}
        </Button>
        <SendButton held={pending} onClick={() => void leave()} pending={pending}>
          {words.leave}
        </SendButton>
      </Stack>
    </Screen>
  );
}

/** Activation of another letter, during a story or after its end. */
export function OtherLetterPage() {
  const navigate = useNavigate();
  const isGuest = useClientState(isGuestSession);
  const hasStory = isStoryPlayed(useShownStatus());
  const leave = () => void navigate('/home', { replace: true });
  return isGuest ? <GuestLetter onStay={leave} /> : <ActivationFlow hasStory={hasStory} onEnd={leave} />;
}
