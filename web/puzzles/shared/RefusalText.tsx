import { typeset } from '../../components/text/typography.tsx';
import type { WidgetRefusal } from './outcome.ts';
import styles from './RefusalText.module.css';

/** The alert element is always mounted, so that its text is announced. */
export function RefusalText({ id, refusal }: { id?: string | undefined; refusal: WidgetRefusal | null }) {
  return (
    <div id={id} role="alert" className={styles.refusal}>
      {refusal ? (
        <p className={refusal.stored ? undefined : 'field__error'}>{typeset(refusal.message)}</p>
      ) : null}
      {refusal?.advice ? <p className={styles.advice}>{typeset(refusal.advice)}</p> : null}
    </div>
  );
}
