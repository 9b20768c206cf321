import { EmptyPigeonhole } from '../engravings/EmptyPigeonhole.tsx';
import styles from './Empty.module.css';
import { typeset } from '../text/typography.tsx';

interface EmptyProps {
  /** Says that there is nothing. */
  readonly children: string;
  /** A comment in the Company's voice. */
  readonly more?: string;
}

/** Placeholder of an empty list: picture and text. */
export function Empty({ children, more }: EmptyProps) {
  return (
    <div className={styles.empty} role="status">
      <EmptyPigeonhole className={styles.picture} />
      <div className={styles.words}>
        <p>{typeset(children)}</p>
        {more && <p>{typeset(more)}</p>}
      </div>
    </div>
  );
}
