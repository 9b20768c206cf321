import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { isFault, type WidgetRefusal } from './outcome.ts';
import styles from './RefusalText.module.css';
import type { Catalogue } from '../../words/catalogues.ts';
import { useWords } from '../../words/use-words.ts';

function textOf(refusal: WidgetRefusal, { refusals, advice }: Catalogue<'game'>['puzzles']) {
  if (!('key' in refusal)) return refusal;
  const { key } = refusal;
  return { message: refusals[key], advice: key in advice ? advice[key as keyof typeof advice] : '' };
}

/** The alert element is always mounted, so that its text is announced. */
export function RefusalText({ id, refusal }: { id?: string | undefined; refusal: WidgetRefusal | null }) {
  const words = useWords('game').puzzles;
  const text = refusal && textOf(refusal, words);
  return (
    <Stack gap={1} id={id} role="alert" className={styles.refusal}>
      {text ? <p className={isFault(refusal) ? 'field__error' : undefined}>{typeset(text.message)}</p> : null}
      {text?.advice ? <p className={styles.advice}>{typeset(text.advice)}</p> : null}
    </Stack>
  );
}
