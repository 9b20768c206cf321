import { useNavigate } from 'react-router-dom';
import { isPlayed, useShownStatus } from '../story.ts';
import { ActivationFlow } from './late-activation.ts';

/** Another letter, in the midst of a story or after its end. */
export function LetterPage() {
  const navigate = useNavigate();
  const hasStory = isPlayed(useShownStatus());
  return <ActivationFlow hasStory={hasStory} onEnd={() => void navigate('/home', { replace: true })} />;
}
