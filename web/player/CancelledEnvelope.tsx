import { useState, type ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import { Postmark } from '../components/papers/Postmark.tsx';
import styles from './CancelledEnvelope.module.css';
import { postmarkDate } from './dates.ts';

interface CancelledEnvelopeProps {
  readonly city: string;
  /** The mark falls before the eyes: only while the envelope passes. */
  readonly falls?: boolean;
  /** What is cancelled, on the right. */
  readonly children: ReactNode;
}

/** An envelope that has been through the post office of the city, now. It says nothing that words do not say beside it. */
export function CancelledEnvelope({ city, falls, children }: CancelledEnvelopeProps) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <div className={classNames('paper airmail-edge', styles.envelope)} aria-hidden="true">
      <div className={styles.right}>{children}</div>
      <Postmark city={`${city} R.P.`} {...postmarkDate(now)} className={classNames(styles.mark, falls && styles.falls)} />
    </div>
  );
}
