import type { AnimationEvent } from 'react';
import { Stamp } from '../components/papers/Stamp.tsx';
import { setState, useClientState } from '../state/store.ts';
import styles from './Cancellation.module.css';
import { CancelledEnvelope } from './CancelledEnvelope.tsx';
import { faceValue, useShownStatus } from './story.ts';

/**
 * Animation after a solved step: an envelope is cancelled over the next screen. Purely decorative; it delays
 * nothing and takes no pointer events.
 */
export function Cancellation() {
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
        <Stamp picture={tile.id} label={tile.label} value={faceValue(stepNumber)} />
      </CancelledEnvelope>
    </div>
  );
}
