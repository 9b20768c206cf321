import { ButtonLink } from '../../components/actions/Button.tsx';
import { useWords } from '../../words/use-words.ts';

/** Link to the activation of another code. */
export const AnotherLetter = () => (
  <ButtonLink to="/home/letter">{useWords('beside').activation.otherLetter}</ButtonLink>
);
