import { useEffect, useState } from 'react';
import { loadedWords } from '../../words/catalogues.ts';
import { useLanguage } from '../../words/use-words.ts';
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
  // It says nothing in another language while the words of its own are loading.
  const words = loadedWords('common', useLanguage());
  const dots = useDots();
  return (
    <div className={`night ${styles.loading}`}>
      <p role="status">
        {words?.loading}
        <span className={styles.dots} aria-hidden="true">
          {dots}
        </span>
      </p>
    </div>
  );
}
