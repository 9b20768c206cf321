import { useNavigate } from 'react-router-dom';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { LazyActivationFlow } from './late-activation.ts';

/** Another letter, in the midst of a story or after its end. */
export function OtherLetterPage() {
  const navigate = useNavigate();
  const hasStory = isStoryPlayed(useShownStatus());
  return <LazyActivationFlow hasStory={hasStory} onEnd={() => void navigate('/home', { replace: true })} />;
}
