import { useEffect, useRef } from 'react';

/** Stores a text on this device whenever it changes. */
export function useSavedText(saved: string, saveDraft: (text: string) => void): void {
  const last = useRef(saved);
  useEffect(() => {
    if (last.current === saved) return;
    last.current = saved;
    saveDraft(saved);
  }, [saved, saveDraft]);
}
