import { useWords } from '../../words/use-words.ts';
import { Row } from '../layout/layout.tsx';
import styles from '../screen/GameFrame.module.css';

export function BusyScreen() {
  const { loadingText } = useWords('common');
  return (
    <>
      <Row as="header" gap={3} align="center" className={styles.flap} aria-hidden="true" />
      <main id="contenu" className={styles.room} aria-busy="true">
        <p className={`arrives ${styles.waits}`}>{loadingText}</p>
      </main>
    </>
  );
}
