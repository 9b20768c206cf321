import { useCallback, useLayoutEffect, useRef, useEffect } from 'react';

/** Stores a text on this device whenever it changes; a text that `isMoving` is stored once it rests. */
export function useSavedText(saved: string, saveDraft: (text: string) => void, isMoving = false): void {
  const last = useRef(saved);
  useEffect(() => {
    if (isMoving || last.current === saved) return;
    last.current = saved;
    saveDraft(saved);
  }, [saved, saveDraft, isMoving]);
}

/** A function with a stable identity that calls the latest callback, for the input of a machine. */
export function useStableCallback<Arguments extends readonly unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
