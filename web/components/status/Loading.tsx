import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './Loading.module.css';

const CYCLE_MS = 500;
const DOTS = ['.', '..', '...'] as const;

function useDots(): string {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((current) => (current + 1) % DOTS.length), CYCLE_MS);
    return () => clearInterval(timer);
  }, []);
  return DOTS[index] ?? '';
}

/** Shown while the session check or a part of the page is loading. */
export function Loading() {
  const words = useWords('common');
  const dots = useDots();
  return (
    <div className={`night ${styles.loading}`}>
      <p role="status">
        {words.loading}
        <span className={styles.dots} aria-hidden="true">
          {dots}
        </span>
      </p>
    </div>
  );
}
