import type { AnimationEvent } from 'react';
import { Stamp } from '../components/papers/Stamp.tsx';
import { setState, useClientState } from '../state/store.ts';
import styles from './Cancellation.module.css';
import { CancelledEnvelope } from './CancelledEnvelope.tsx';
import { faceValue, useShownStatus } from './story.ts';

/**
 * A step is solved: its envelope is cancelled over the screen that is already there, and goes. It delays nothing, hides
 * nothing from a finger, and says nothing that is not said in words.
 */
export function Cancellation() {
  const solved = useClientState((state) => state.solved);
  const city = useShownStatus()?.view?.city.name;
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
