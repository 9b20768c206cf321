import { useNavigate } from 'react-router-dom';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { LazyActivationFlow } from './lazy-activation.ts';

/** Activation of another letter, during a story or after its end. */
export function OtherLetterPage() {
  const navigate = useNavigate();
  const hasStory = isStoryPlayed(useShownStatus());
  return <LazyActivationFlow hasStory={hasStory} onEnd={() => void navigate('/home', { replace: true })} />;
}
