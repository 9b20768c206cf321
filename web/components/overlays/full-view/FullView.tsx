import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../actions/Button.tsx';
import { typeset } from '../../text/typography.tsx';
import { useShownDialog } from '../use-shown-dialog.ts';
import styles from './FullView.module.css';
import { useWords } from '../../../words/use-words.ts';

/**
 * Width of a sheet per height: most are higher than wide. Estimates the fitted width on a landscape screen.
 */
const SHEET = 0.7;

const SMALLEST = 1;
const LARGEST = 8;

const bounded = (zoom: number): number => Math.min(LARGEST, Math.max(SMALLEST, zoom));

interface Zoom {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Size of the sheet relative to its frame. */
  readonly zoom: number;
  readonly isSmallest: boolean;
  readonly isLargest: boolean;
  zoomTo(zoom: number): void;
}

/** Zoom of a sheet in its scrolling frame. The centre of the view stays in place when the zoom changes. */
function useZoom(legibleWidth: number): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(SMALLEST);
  const [zoom, setZoom] = useState(() => bounded(legibleWidth / Math.min(innerWidth, SHEET * innerHeight)));
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const grown = zoom / shown.current;
    box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * grown - box.clientWidth / 2;
    box.scrollTop = (box.scrollTop + box.clientHeight / 2) * grown - box.clientHeight / 2;
    shown.current = zoom;
  }, [zoom]);
  return {
    frame,
    zoom,
    zoomTo: (to) => setZoom(bounded(to)),
    isSmallest: zoom <= SMALLEST,
    isLargest: zoom >= LARGEST,
  };
}

const distance = ([one, other]: readonly Touch[]): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Zooms with two fingers: apart enlarges, together reduces. */
function usePinch(frame: RefObject<HTMLElement | null>, zoom: number, zoomTo: (zoom: number) => void): void {
  const shownZoom = useEffectEvent(() => zoom);
  const pinchTo = useEffectEvent(zoomTo);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const gestures = new AbortController();
    let grip: { readonly distance: number; readonly zoom: number } | null = null;
    const begin = ({ touches }: TouchEvent) => {
      grip = touches.length === 2 ? { distance: distance([...touches]), zoom: shownZoom() } : null;
    };
    const move = (event: TouchEvent) => {
      if (!grip || event.touches.length !== 2) return;
      event.preventDefault();
      pinchTo((grip.zoom * distance([...event.touches])) / grip.distance);
    };
    const { signal } = gestures;
    box.addEventListener('touchstart', begin, { signal, passive: true });
    box.addEventListener('touchend', begin, { signal, passive: true });
    box.addEventListener('touchmove', move, { signal, passive: false });
    return () => gestures.abort();
  }, [frame]);
}

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
  const { picture: words, close } = useWords('common');
  const { ref, onCancel } = useShownDialog(onClose);
  const { frame, zoom, zoomTo, isSmallest, isLargest } = useZoom(legibleWidth);
  usePinch(frame, zoom, zoomTo);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { '+': zoom * STEP, '=': zoom * STEP, '-': zoom / STEP, '0': 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    zoomTo(to);
  };
  return createPortal(
    <dialog
      ref={ref}
      className={styles.view}
      aria-label={typeset(title)}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
    >
      <div ref={frame} className={styles.frame} role="region" aria-label={words.region} tabIndex={0}>
        <div className={styles.sheet} style={{ '--zoom': zoom }}>
          {children}
        </div>
      </div>
      <div className={styles.keys} role="group" aria-label={words.size}>
        <Button
          aria-label={words.smaller}
          aria-keyshortcuts="-"
          held={isSmallest}
          onClick={() => zoomTo(zoom / STEP)}
        >
          −
        </Button>
        <Button
          aria-label={words.larger}
          aria-keyshortcuts="+"
          held={isLargest}
          onClick={() => zoomTo(zoom * STEP)}
        >
          +
        </Button>
        <Button onClick={onClose}>{close}</Button>
      </div>
    </dialog>,
    document.body,
  );
}
