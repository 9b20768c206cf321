import { useEffect, useState, type ComponentType } from 'react';
import { useClientState } from '../../state/store.ts';
import { loadScreens } from '../lazy-screens.ts';
import styles from './WaitingPlace.module.css';
import { useWords } from '../../words/use-words.ts';

/** A banner that loads faster needs no text before it, which would be read aloud twice. */
const SOON_MS = 1000;

/**
 * Place of the waiting banner, above every screen of the game. The banner is loaded with the other screens;
 * if that fails offline, a short text is displayed and loading is tried again.
 */
export function WaitingPlace() {
  const waiting = useClientState((state) => state.waiting);
  const errorCode = useClientState((state) => state.waitingBecause);
  const order = useClientState((state) => state.status.status?.code);
  const isOffline = errorCode === 'ERROR_NETWORK' && waiting.some((answer) => answer.order === order);
  const words = useWords('game').waiting;
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  const [isFallbackShown, setFallbackShown] = useState(false);
  useEffect(() => {
    if (Banner || waiting.length === 0) return;
    const showFallback = (): void => setFallbackShown(true);
    const loadBanner = (): void =>
      void loadScreens().then(({ WaitingBanner }) => setBanner(() => WaitingBanner), showFallback);
    const timer = setTimeout(showFallback, SOON_MS);
    loadBanner();
    window.addEventListener('online', loadBanner);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', loadBanner);
    };
  }, [Banner, waiting]);
  return (
    <div role="status" className={styles.place}>
      {Banner ? (
        <Banner />
      ) : (
        isFallbackShown && isOffline && <p className={styles.words}>{words.kept(errorCode, 1)}</p>
      )}
    </div>
  );
}
