import { useState, type ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import { Postmark } from '../components/papers/Postmark.tsx';
import styles from './CancelledEnvelope.module.css';
import { postmarkOf, type PostCity } from './dates.ts';

interface CancelledEnvelopeProps {
  readonly city: PostCity;
  /** Animates the postmark; set only during the animation of a solved step. */
  readonly falls?: boolean;
  /** Content on the right that is cancelled. */
  readonly children: ReactNode;
}

/** A decorative envelope with the city's postmark of this moment. */
export function CancelledEnvelope({ city, falls, children }: CancelledEnvelopeProps) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <div className={classNames('paper airmail-edge', styles.envelope)} aria-hidden="true">
      <div className={styles.right}>{children}</div>
      <Postmark {...postmarkOf(city, now)} className={classNames(styles.mark, falls && styles.falls)} />
    </div>
  );
}
