import { useLayoutEffect, useRef } from 'react';

/** Opens the dialog over everything; the browser keeps the focus inside and gives it back on closing. */
export function useShownDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
}
