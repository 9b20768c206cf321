import type { HeldPaperView } from '../../../engine/public.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { InTheHandsOf } from './HeldElsewhere.tsx';
import styles from './hands.module.css';
import { useWords } from '../../words/use-words.ts';

/** The papers that other telephones have: their titles, and who to ask. Nothing where there are none. */
export function HeldList({ papers = [] }: { readonly papers: readonly HeldPaperView[] | undefined }) {
  const words = useWords('game').hands;
  if (papers.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.held} aria-labelledby="held">
      <h2 id="held" className={styles.heading}>
        {words.others}
      </h2>
      <Stack as="ul" gap={3}>
        {papers.map(({ slug, title, heldBy }) => (
          <li key={slug} className={styles.paper}>
            <span className={styles.title}>{typeset(title)}</span>
            <span className={styles.holder}>
              <InTheHandsOf role={heldBy} />
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
