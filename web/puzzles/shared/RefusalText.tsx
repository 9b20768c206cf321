import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { isFault, type WidgetRefusal } from './outcome.ts';
import styles from './RefusalText.module.css';
import { useWords } from '../../words/use-words.ts';

/** The alert element is always mounted, so that its text is announced. */
export function RefusalText({ id, refusal }: { id?: string | undefined; refusal: WidgetRefusal | null }) {
  const words = useWords('game').puzzles.refusals;
  const text = refusal && 'key' in refusal ? { advice: undefined, ...words[refusal.key] } : refusal;
  return (
    <Stack gap={1} id={id} role="alert" className={styles.refusal}>
      {text ? <p className={isFault(refusal) ? 'field__error' : undefined}>{typeset(text.message)}</p> : null}
      {text?.advice ? <p className={styles.advice}>{typeset(text.advice)}</p> : null}
    </Stack>
  );
}

interface ButtonTextProps {
  /** « VALIDER » unless the instrument says otherwise. */
  readonly button?: string | undefined;
  readonly pending: boolean;
  readonly secondsLeft: number;
}

/** Text of a submit button: its name, « Envoi… », or the seconds to wait. */
export function ButtonText({ button, pending, secondsLeft }: ButtonTextProps) {
  const { shared, puzzles } = useWords('game');
  const name = typeset(button ?? puzzles.submit);
  if (secondsLeft > 0) return puzzles.wait(name, secondsLeft);
  return pending ? shared.sending : name;
}
