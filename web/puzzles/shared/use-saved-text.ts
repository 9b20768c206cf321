import { useEffect, useRef } from 'react';

/** Stores a text on this device whenever it changes; a text that `isMoving` is stored once it rests. */
export function useSavedText(saved: string, saveDraft: (text: string) => void, isMoving = false): void {
  const last = useRef(saved);
  useEffect(() => {
    if (isMoving || last.current === saved) return;
    last.current = saved;
    saveDraft(saved);
  }, [saved, saveDraft, isMoving]);
}
