import styles from './LostLetter.module.css';
import { site } from '../../state/site.ts';
import { useWords } from '../../words/use-words.ts';

/** Help for a lost or illegible letter, on every form for its code. */
export function LostLetter() {
  const words = useWords('account');
  return (
    <p className={styles.help}>{words.lostLetter(<a href={`mailto:${site.contact}`}>{site.contact}</a>)}</p>
  );
}
