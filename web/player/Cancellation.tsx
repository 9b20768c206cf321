import { type AnimationEvent, useState, type ReactNode } from 'react';
import { Stamp } from '../components/papers/Stamp.tsx';
import { setState, useClientState } from '../state/store.ts';
import styles from './Cancellation.module.css';
import { classNames } from '../components/class-names.ts';
import { Postmark } from '../components/papers/Postmark.tsx';
import { postmarkOf, type PostCity } from './dates.ts';
import { useShownStatus } from './story.ts';
import { useWords } from '../words/use-words.ts';

interface CancelledEnvelopeProps {
  readonly city: PostCity;
  /** Animates the postmark; set only during the animation of a solved step. */
  readonly falls?: boolean;
  /** Content on the right that is cancelled. */
  readonly children: ReactNode;
}

/** A decorative envelope with the city's postmark of this moment. */
function CancelledEnvelope({ city, falls, children }: CancelledEnvelopeProps) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <div className={classNames('paper airmail-edge', styles.envelope)} aria-hidden="true">
      <div className={styles.right}>{children}</div>
      <Postmark {...postmarkOf(city, now)} className={classNames(styles.mark, falls && styles.falls)} />
    </div>
  );
}

/**
 * Animation after a solved step: an envelope is cancelled over the next screen. Purely decorative; it delays
 * nothing and takes no pointer events.
 */
export function Cancellation() {
  const words = useWords('game').shared;
  const solved = useClientState((state) => state.solved);
  const city = useShownStatus()?.view?.city;
  if (!solved || city === undefined) return null;
  const { tile, stepNumber } = solved;
  const onEnd = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget) setState({ solved: null });
  };
  return (
    <div className={styles.passing} aria-hidden="true" data-solved onAnimationEnd={onEnd}>
      <CancelledEnvelope city={city} falls>
        <Stamp picture={tile.id} label={tile.label} value={words.faceValue(stepNumber)} />
      </CancelledEnvelope>
    </div>
  );
}
