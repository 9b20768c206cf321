import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../actions/Button.tsx';
import { typeset } from '../../text/typography.tsx';
import { useShownDialog } from '../use-shown-dialog.ts';
import styles from './FullView.module.css';
import { usePinch } from './use-pinch.ts';
import { useZoom } from './use-zoom.ts';

interface FullViewProps {
  readonly title: string;
  /** Width in pixels below which its text cannot be read: the view opens at that width. */
  readonly legibleWidth?: number;
  readonly onClose: () => void;
  /** A picture or a drawing, fitted into the screen. */
  readonly children: ReactNode;
}

/** Zoom factor of one press. */
const STEP = 1.5;

/** A full-screen picture: zoomed by two fingers, keys or buttons, and moved by sliding. */
export function FullView({ title, legibleWidth = 0, onClose, children }: FullViewProps) {
  const dialog = useShownDialog();
  const { frame, zoom, zoomTo, isSmallest, isLargest } = useZoom(legibleWidth);
  usePinch(frame, zoom, zoomTo);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { '+': zoom * STEP, '=': zoom * STEP, '-': zoom / STEP, '0': 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    zoomTo(to);
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.view}
      aria-label={typeset(title)}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
    >
      <div
        ref={frame}
        className={styles.frame}
        role="region"
        aria-label="Image, à faire glisser"
        tabIndex={0}
      >
        <div className={styles.sheet} style={{ '--zoom': zoom }}>
          {children}
        </div>
      </div>
      <div className={styles.keys} role="group" aria-label="Taille de l’image">
        <Button
          aria-label="Réduire"
          aria-keyshortcuts="-"
          held={isSmallest}
          onClick={() => zoomTo(zoom / STEP)}
        >
          −
        </Button>
        <Button
          aria-label="Agrandir"
          aria-keyshortcuts="+"
          held={isLargest}
          onClick={() => zoomTo(zoom * STEP)}
        >
          +
        </Button>
        <Button onClick={onClose}>Fermer</Button>
      </div>
    </dialog>,
    document.body,
  );
}
