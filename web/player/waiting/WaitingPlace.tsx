import { useEffect, useState, type ComponentType } from 'react';
import { t } from '../../components/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { loadScreens } from '../other-screens.ts';
import styles from './WaitingPlace.module.css';

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
  useEffect(() => {
    if (Banner || waiting.length === 0) return;
    const ask = (): void =>
      void loadScreens().then(
        ({ WaitingBanner }) => setBanner(() => WaitingBanner),
        () => undefined,
      );
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [Banner, waiting]);
  return (
    <div role="status" className={styles.place}>
      {Banner ? <Banner /> : isCutOff && <p className={styles.words}>{t('Pas de réseau : votre réponse est gardée.')}</p>}
    </div>
  );
}
