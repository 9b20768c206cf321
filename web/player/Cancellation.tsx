import { type AnimationEvent, useEffect, useState, type ReactNode } from 'react';
import { useReducedMotion } from '../components/motion/use-reduced-motion.ts';
import { Stamp } from '../components/papers/Stamp.tsx';
import { playHand } from '../state/device/sounds.ts';
import { setState, useClientState } from '../state/store.ts';
import styles from './Cancellation.module.css';
import { classNames } from '../components/class-names.ts';
import { Postmark } from '../components/papers/Postmark.tsx';
import { postmarkOf, type PostCity } from './dates.ts';
import { useShownStatus } from './story.ts';
import { useWords } from '../words/use-words.ts';

interface CancelledEnvelopeProps {
  readonly city: PostCity;
  /** When the step was solved, by the server's clock. */
  readonly at: string | null;
  /** Content on the right that is cancelled. */
  readonly children: ReactNode;
}

/** How far the notebook, which keeps the stamps, lies from the middle of the screen; null without one. */
function wayToAlbum(): { readonly x: number; readonly y: number } | null {
  const album = document.querySelector('nav a[href$="/home/carnet"]')?.getBoundingClientRect();
  if (!album) return null;
  const { left, top, width, height } = album;
  return { x: left + width / 2 - window.innerWidth / 2, y: top + height / 2 - window.innerHeight / 2 };
}

/** A decorative envelope with the city's postmark of that minute; its stamp flies to the album. */
function CancelledEnvelope({ city, at, children }: CancelledEnvelopeProps) {
  const [way] = useState(wayToAlbum);
  return (
    <div className={styles.table}>
      <div className={classNames('paper airmail-edge', styles.envelope)} />
      <div
        className={styles.stamp}
        data-kept={way !== null || undefined}
        style={way ? { '--album-x': `${way.x}px`, '--album-y': `${way.y}px` } : undefined}
      >
        <div className={styles.right}>{children}</div>
        <Postmark {...postmarkOf(city, at)} className={styles.mark} />
      </div>
    </div>
  );
}

/** How long the cancelled stamp is shown where nothing may move. */
const STILL_MS = 1000;

const leave = (): void => setState({ solved: null });

/** Without motion there is no blow whose end could be heard: the stamp is there, cancelled, and goes. */
function useStillForm(isStill: boolean): void {
  useEffect(() => {
    if (!isStill) return undefined;
    playHand('stamp');
    const timer = setTimeout(leave, STILL_MS);
    return () => clearTimeout(timer);
  }, [isStill]);
}

/**
 * After a solved step its stamp is cancelled over the next screen, before a message begins to be typed.
 * Purely decorative; it delays nothing and takes no pointer events.
 */
export function Cancellation() {
  const words = useWords('game').shared;
  const solved = useClientState((state) => state.solved);
  const city = useShownStatus()?.view?.city;
  const isStill = useReducedMotion();
  const isShown = solved !== null && city !== undefined;
  useStillForm(isStill && isShown);
  if (!isShown) return null;
  const { tile, stepNumber, at } = solved;
  const onEnd = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget) leave();
    else if (target instanceof SVGElement) playHand('stamp');
  };
  return (
    <div className={styles.passing} aria-hidden="true" data-solved onAnimationEnd={onEnd}>
      <CancelledEnvelope city={city} at={at}>
        <Stamp picture={tile.id} art={tile.stamp} label={tile.label} value={words.faceValue(stepNumber)} />
      </CancelledEnvelope>
    </div>
  );
}
