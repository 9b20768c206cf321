import { useEffect, useState, type ComponentType } from 'react';
import { useClientState } from '../../state/store.ts';
import { loadScreens } from '../other-screens.ts';
import styles from './WaitingPlace.module.css';

/**
 * Above every screen of the game, where it is told what waits for the network. What tells it comes with the other screens; should
 * it not come, it is asked for again with the next answer that waits.
 */
export function WaitingPlace() {
  const waiting = useClientState((state) => state.waiting);
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Banner || waiting.length === 0) return;
    loadScreens().then(
      ({ WaitingBanner }) => setBanner(() => WaitingBanner),
      () => undefined,
    );
  }, [Banner, waiting]);
  return (
    <div role="status" className={styles.place}>
      {Banner && <Banner />}
    </div>
  );
}
