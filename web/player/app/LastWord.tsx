import type { PlayerView } from '../../../engine/public.ts';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './LastWord.module.css';

/** The giver's own words, which nobody else wrote: a slip of paper beside the story's. */
export function LastWord({ word: { text, from } }: { readonly word: NonNullable<PlayerView['lastWord']> }) {
  return (
    <Surface kind="buff" as="section" className={styles.slip} aria-labelledby="last-word">
      <h3 id="last-word" className={styles.title}>
        {typeset(from ? `Un mot de ${from}` : 'Un mot de qui vous a offert cette lettre')}
      </h3>
      <p className={styles.text}>{typeset(text)}</p>
    </Surface>
  );
}
