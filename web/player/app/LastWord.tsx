import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { PlayerView } from '../../../engine/public.ts';
import styles from './LastWord.module.css';
import { useWords } from '../../words/use-words.ts';

/** The giver's own words, which nobody else wrote: a slip of paper beside the story's. */
export function LastWord({ word: { text, from } }: { readonly word: NonNullable<PlayerView['lastWord']> }) {
  const words = useWords('game').app.credits;
  return (
    <Surface kind="buff" as="section" className={styles.slip} aria-labelledby="last-word">
      <h3 id="last-word" className={styles.lastTitle}>
        {typeset(words.lastWord(from))}
      </h3>
      <p className={styles.text}>{typeset(text)}</p>
    </Surface>
  );
}
