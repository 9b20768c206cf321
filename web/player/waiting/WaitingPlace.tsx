import { useEffect, useState, type ComponentType } from 'react';
import { t } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { loadScreens } from '../other-screens.ts';
import styles from './WaitingPlace.module.css';

/** What comes sooner needs no other words before it, which would be read aloud twice. */
const SOON_MS = 1000;

/**
 * Above every screen of the game, where it is told what waits for the network. What tells more and sends it comes with the other
 * screens; should that not have come for want of a network, these words are there, and it is asked for again.
 */
export function WaitingPlace() {
  const waiting = useClientState((state) => state.waiting);
  const because = useClientState((state) => state.waitingBecause);
  const order = useClientState((state) => state.status.status?.code);
  const isCutOff = because === 'ERROR_NETWORK' && waiting.some((answer) => answer.order === order);
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (Banner || waiting.length === 0) return;
    const tellLate = (): void => setLate(true);
    const ask = (): void => void loadScreens().then(({ WaitingBanner }) => setBanner(() => WaitingBanner), tellLate);
    const timer = setTimeout(tellLate, SOON_MS);
    ask();
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [Banner, waiting]);
  return (
    <div role="status" className={styles.place}>
      {Banner ? <Banner /> : isLate && isCutOff && <p className={styles.words}>{t('Pas de réseau : votre réponse est gardée.')}</p>}
    </div>
  );
}
