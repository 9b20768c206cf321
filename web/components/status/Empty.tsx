import { EmptyPigeonhole } from '../engravings/EmptyPigeonhole.tsx';
import styles from './Empty.module.css';
import { t } from '../text/typography.tsx';

interface EmptyProps {
  /** What is not there. */
  readonly children: string;
  /** What the Company has to say about it. */
  readonly more?: string;
}

/** A list with nothing in it: the empty pigeonhole, and the words. */
export function Empty({ children, more }: EmptyProps) {
  return (
    <div className={styles.empty} role="status">
      <EmptyPigeonhole className={styles.picture} />
      <div className={styles.words}>
        <p>{t(children)}</p>
        {more && <p>{t(more)}</p>}
      </div>
    </div>
  );
}
