import type { HeldPaperView } from '../../../engine/public.ts';
import { typeset, Typeset } from '../../components/text/typography.tsx';
import { InTheHandsOf } from './HeldElsewhere.tsx';
import styles from './hands.module.css';

/** The papers that other telephones have: their titles, and who to ask. Nothing where there are none. */
export function HeldList({ papers = [] }: { readonly papers: readonly HeldPaperView[] | undefined }) {
  if (papers.length === 0) return null;
  return (
    <section className={styles.held} aria-labelledby="held">
      <h2 id="held" className={styles.heading}>
        <Typeset>Dans d’autres mains</Typeset>
      </h2>
      <ul className={styles.papers}>
        {papers.map(({ slug, title, heldBy }) => (
          <li key={slug} className={styles.paper}>
            <span className={styles.title}>{typeset(title)}</span>
            <span className={styles.holder}>
              <InTheHandsOf role={heldBy} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
