import type { ComponentProps } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useWords } from '../../words/use-words.ts';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** « VALIDER » unless the instrument says otherwise. */
  readonly button?: string | undefined;
  readonly pending: boolean;
  readonly secondsLeft: number;
}

/** The button of an answer: its name, « Envoi… », or the seconds to wait. */
export function SubmitButton({ button, pending, secondsLeft, held = false, ...rest }: SubmitButtonProps) {
  const { shared, puzzles } = useWords('game');
  const name = typeset(button ?? puzzles.submit);
  return (
    <Button type="submit" primary held={held || secondsLeft > 0} aria-busy={pending || undefined} {...rest}>
      {secondsLeft > 0 ? puzzles.wait(name, secondsLeft) : pending ? shared.sending : name}
    </Button>
  );
}
