import { useNavigate } from 'react-router-dom';
import { isGuestSession } from '../../state/client-state.ts';
import { useClientState } from '../../state/store.ts';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { GuestLetter } from './GuestLetter.tsx';
import { ActivationFlow } from './ActivationFlow.tsx';

/** Activation of another letter, during a story or after its end. */
export function OtherLetterPage() {
  const navigate = useNavigate();
  const isGuest = useClientState(isGuestSession);
  const hasStory = isStoryPlayed(useShownStatus());
  const leave = () => void navigate('/home', { replace: true });
  return isGuest ? <GuestLetter onStay={leave} /> : <ActivationFlow hasStory={hasStory} onEnd={leave} />;
}
