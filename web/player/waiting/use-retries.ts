import { useEffect, useRef } from 'react';

const SOON_MS = 1000;
const LONGEST_MS = 60_000;

/** Tries something and returns the least wait before the next try, in milliseconds. */
export type RetryAttempt = () => Promise<number>;

/**
 * Retries while needed: soon, then at growing intervals, and at once when the page becomes visible or the
 * network returns. Phones do not always report a lost network.
 */
export function useRetries(isNeeded: boolean, attempt: RetryAttempt): void {
  const latest = useRef(attempt);
  useEffect(() => {
    latest.current = attempt;
  });
  useEffect(() => {
    if (!isNeeded) return;
    let timer: ReturnType<typeof setTimeout>;
    let distance = SOON_MS;
    let isOver = false;
    const plan = (ms: number) => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => void run(), ms);
    };
    const run = async () => {
      distance = Math.min(distance * 2, LONGEST_MS);
      plan(Math.max(distance, await latest.current()));
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') plan(0);
    };
    plan(SOON_MS);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [isNeeded]);
}
