import { useEffect, useState, type ComponentType } from 'react';
import { t } from '../../components/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { loadScreens } from '../other-screens.ts';
import { keptWords } from './kept-words.ts';
import styles from './WaitingPlace.module.css';

/**
 * Above every screen of the game, where it is told what waits for the network. What sends it comes with the other screens; should
 * it not have come yet, the words are there, and it is asked for again with the network.
 */
export function WaitingPlace() {
  const waiting = useClientState((state) => state.waiting);
  const because = useClientState((state) => state.waitingBecause);
  const order = useClientState((state) => state.status.status?.code);
  const count = waiting.filter((answer) => answer.order === order).length;
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
      {Banner ? <Banner /> : count > 0 && <p className={styles.words}>{t(keptWords(count, because))}</p>}
    </div>
  );
}
