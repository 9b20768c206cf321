import { useEffect, useId, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';
import { Stack } from '../layout/layout.tsx';
import styles from './Modal.module.css';
import { Surface, type SurfaceKind } from '../papers/Surface.tsx';
import { typeset } from '../text/typography.tsx';
import { useShownDialog } from './use-shown-dialog.ts';
import { useWords } from '../../words/use-words.ts';

interface ModalProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly surface?: SurfaceKind;
  readonly onClose: () => void;
  /** Without it the dialog closes by its own buttons (and by Escape). */
  readonly closable?: boolean;
  readonly children: ReactNode;
}

/**
 * Moves the focus to the title when the focused element was removed or disabled. A focus that Tab has moved
 * to the browser's own bar is left alone.
 */
function useTitleForLostFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef<Element | null>(null);
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  useEffect(() => {
    const isGone = last.current !== null && (!last.current.isConnected || last.current.matches(':disabled'));
    if (isGone && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  });
  return { title, onFocus };
}

/** A sheet of paper over the darkened screen, at the bottom, within reach of the thumb. */
export function Modal({ title, subtitle, surface = 'blue', onClose, closable = true, children }: ModalProps) {
  const words = useWords('common');
  const { ref, onCancel } = useShownDialog(onClose);
  const { title: heading, onFocus } = useTitleForLostFocus();
  const id = useId();
  const onClosed = () => {
    if (ref.current && !ref.current.open) onClose();
  };
  const onBackdrop = (event: MouseEvent) => {
    if (closable && event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles.modal}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={onBackdrop}
      onFocus={onFocus}
    >
      <Stack as={Surface} gap={3} kind={surface} className={styles.sheet}>
        <header className={styles.header}>
          <div>
            <h2 ref={heading} id={id} className={classNames('typed', styles.title)} tabIndex={-1} autoFocus>
              {typeset(title)}
            </h2>
            {subtitle && <p className={styles.subtitle}>{typeset(subtitle)}</p>}
          </div>
          {closable && (
            <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
              <CloseIcon className={styles.cross} />
            </button>
          )}
        </header>
        {children}
      </Stack>
    </dialog>
  );
}
