import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Opens the dialog as a modal; the browser keeps the focus inside and restores it on closing. */
export function useShownDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
}
